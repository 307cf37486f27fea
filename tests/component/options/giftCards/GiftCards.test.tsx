import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#src/model/base/errors.ts';
import type { GiftCard } from '#src/model/giftCards/schema.ts';
import { GiftCards } from '#src/options/giftCards/GiftCards.tsx';
import { shownCode } from '#src/model/giftCards/code.ts';
import { giftCardContracts } from '#src/options/giftCards/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { field, fill } from '../../support/fields.ts';
import { linkTo, openPage, press } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

describe('the dashboard', () => {
  beforeEach(() => backend.accounts.signIn(admin));

  const { changeGiftCard, issueGiftCard } = giftCardContracts;
  const CODE = 'ABCDEFGHJKMNPQRS';
  const SHOWN = 'ABCD-EFGH-JKMN-PQRS';
  const NONE = 'Der er ingen gavekort endnu.';

  const store = (id: string, change: Partial<GiftCard> = {}) =>
    backend.documents.put(`gift-cards/${id}`, {
      value: 500,
      bookedAt: 'use',
      orderId: '',
      issuedAt: new Date('2026-11-01T10:00:00Z'),
      lastDay: '2099-11-01',
      state: 'open',
      paidOut: 0,
      ...change,
    });

  /** A part of an order or of a purchase that a card has paid. */
  const use = (path: string, paymentStatus: string, change: object) =>
    backend.documents.put(path, {
      paymentStatus,
      giftCard: { code: CODE, bookedAt: 'use', ...change },
    });

  async function open(entry = '/'): Promise<void> {
    openPage(<GiftCards />, entry);
    await settled();
  }

  const card = async (shown = SHOWN) =>
    within((await screen.findByText(shown)).closest('li') ?? document.body);
  const codes = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  const isTold = (...toasts: unknown[]) => vi.waitFor(() => expect(toastsShown()).toEqual(toasts));

  describe('the gift cards', () => {
    test('are waited for, and told of while there are none', async () => {
      const gate = backend.hold('read', 'gift-cards');
      await open();
      expect(screen.queryByText(NONE)).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Udsted gavekort' })).toBeEnabled();
      gate.open();
      expect(await screen.findByText(NONE)).toBeVisible();
      expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    });

    test('that cannot be read say so, and are read again', async () => {
      store(CODE);
      backend.failNext('read', 'gift-cards');
      await open();
      expect(await screen.findByText('Gavekortene kunne ikke hentes. Prøv igen.')).toBeVisible();
      await press('Prøv igen');
      expect(await screen.findByText(SHOWN)).toBeVisible();
    });

    test('say what is left on them: orders that were cancelled have given it back', async () => {
      store(CODE, { orderId: 'JF20261101ABCDEF111' });
      use('pending-orders/a', 'pending', { amount: 100 });
      use('pending-orders/b', 'cancelled', { amount: 100 });
      use('pending-orders/c', 'completed', { amount: 50 });
      use('purchases/c', 'completed', { amount: 50 });
      use('purchases/d', 'cancelled', { amount: 100 });
      use('purchases/e', 'completed', { amount: 400, code: 'ZZZZZZZZZZZZZZZZ' });
      await open();
      const found = await card();
      expect(found.getByText(/tilbage af/)).toHaveTextContent(/350,00.kr tilbage af 500,00.kr/);
      expect(found.getByText(/Gælder til/)).toHaveTextContent(
        'Gælder til 1.11.2099 · Udstedt 1.11.2026',
      );
      expect(linkTo('JF20261101ABCDEF111')).toBe(
        '/admin-dashboard?tab=kundepanel&order=JF20261101ABCDEF111',
      );
    });

    test.each([
      [{ bookedAt: 'never' }, 'Gælder til 1.11.2099 · Udstedt 1.11.2026 · Givet væk', ['Spær']],
      [{}, 'Gælder til 1.11.2099 · Udstedt 1.11.2026 · Udstedt i hånden', ['Udbetal', 'Spær']],
      [{ state: 'blocked' }, /^Spærret · Gælder/, ['Åbn igen']],
      [{ state: 'taken-back' }, /^Købet er fortrudt · Gælder/, []],
      [{ state: 'paid-out', paidOut: 500 }, /^Udbetalt · Gælder/, ['Spær']],
      [{ lastDay: '2020-01-01' }, /^Udløb 1\.1\.2020/, ['Spær']],
    ] satisfies [Partial<GiftCard>, string | RegExp, string[]][])(
      'that are %j say so, and offer what can be done',
      async (change, facts, actions) => {
        store(CODE, change);
        await open();
        const found = await card();
        expect(found.getByText(/Udstedt 1\.11\.2026/)).toHaveTextContent(facts);
        expect(found.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
          actions,
        );
      },
    );
  });

  describe('many gift cards', () => {
    const idOf = (day: number) => `QQQQQQQQQQQQQQ${String(day).padStart(2, '0')}`;
    const named = (day: number) => `QQQQ-QQQQ-QQQQ-QQ${String(day).padStart(2, '0')}`;
    const isFound = async (shown: string) => {
      expect(await screen.findByText(shown)).toBeVisible();
      expect(codes()).toEqual([shown]);
    };

    beforeEach(() => {
      for (let day = 1; day <= 32; day += 1) {
        store(idOf(day), { issuedAt: new Date(Date.UTC(2026, 0, day)) });
      }
    });

    test('come page by page, the newest first, with what is left on each', async () => {
      use('purchases/old', 'completed', { amount: 500, code: idOf(1) });
      await open();
      await card(named(32));
      expect(codes()).toHaveLength(30);
      await press('Vis flere');
      const oldest = await card(named(1));
      expect(oldest.getByText(/^0,00.kr tilbage af 500,00.kr/)).toBeVisible();
      expect(codes()).toHaveLength(32);
      expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
    });

    test('are found by a part of the code, and older ones by the whole code or their order', async () => {
      store(CODE, { orderId: 'JF20250101ABCDEF111', issuedAt: new Date('2025-01-01T10:00:00Z') });
      await open();
      await card(named(32));
      const search = async (text: string) => {
        await userEvent.clear(screen.getByRole('searchbox'));
        await userEvent.paste(text);
      };
      await search('qq 31');
      await isFound(named(31));
      await search('qq01');
      expect(screen.getByText('Intet gavekort passer til søgningen.')).toBeVisible();
      expect(
        screen.getByText('Her er de nyeste. Ældre findes med hele koden eller ordrens nummer.'),
      ).toBeVisible();
      await search('qqqq-qqqq-qqqq-qq01');
      await isFound(named(1));
      await search('jf20250101abcdef111');
      await isFound(SHOWN);
    });

    test('are not said to be missing when they could not be searched', async () => {
      await open();
      await card(named(32));
      backend.failNext('read', 'gift-cards');
      await userEvent.type(screen.getByRole('searchbox'), 'qqqq-qqqq-qqqq-qq01');
      expect(await screen.findByText('Gavekortene kunne ikke hentes. Prøv igen.')).toBeVisible();
      expect(screen.queryByText('Intet gavekort passer til søgningen.')).not.toBeInTheDocument();
      await press('Prøv igen');
      await isFound(named(1));
    });

    test('are shown to who comes from the search of the dashboard', async () => {
      await open(`/?vis=${idOf(1)}`);
      await isFound(named(1));
    });
  });

  describe('issuing a card', () => {
    const AMOUNT = 'Beløb i kr.';

    test.each(['', '0', '100.001', '-'])('needs an amount: %j is none', async (typed) => {
      await open();
      await press('Udsted gavekort');
      fill({ [AMOUNT]: typed });
      await press('Udsted');
      expect(screen.getByText('Skriv et beløb fra 1 til 100.000')).toBeVisible();
      expect(backend.functions.calls(issueGiftCard)).toEqual([]);
    });

    test('shows its code, and the card in the list; a failure keeps what was typed, and the code', async () => {
      backend.functions.refuse(issueGiftCard, 500, { code: 'service-failed', error: '' });
      await open();
      await press('Udsted gavekort');
      fill({ [AMOUNT]: '500' });
      await userEvent.click(screen.getByRole('switch', { name: 'Jeg giver det væk' }));
      await press('Udsted');
      await isTold('error: Gavekortet kunne ikke udstedes. Prøv igen.');
      expect(field(AMOUNT)).toHaveValue('500');
      const codeIn = (input: unknown) => z.parse(z.object({ code: z.string() }), input).code;
      backend.functions.answer(issueGiftCard, (input) => {
        store(codeIn(input));
        return {};
      });
      await press('Udsted');
      const dialog = within(screen.getByRole('dialog'));
      expect(await dialog.findByText('Gavekortet er udstedt')).toBeVisible();
      const [failed, issued] = backend.functions.calls(issueGiftCard);
      expect(issued).toMatchObject({ input: { value: 500, isGiven: true } });
      expect(issued?.input).toEqual(failed?.input);
      const shown = shownCode(codeIn(issued?.input));
      expect(dialog.getByText(shown)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      expect(codes()).toEqual([shown]);
    });

    test('whose answer is lost is in the list, from which its first amount can be seen', async () => {
      const code = new Promise<string>((resolve) => {
        backend.functions.answer(issueGiftCard, (input) => {
          store(input.code);
          resolve(input.code);
          throw new AppError('not-confirmed');
        });
      });
      await open();
      await press('Udsted gavekort');
      fill({ [AMOUNT]: '500' });
      await press('Udsted');
      const shown = shownCode(await code);
      await vi.waitFor(() => expect(codes()).toEqual([shown]));
      expect(field(AMOUNT)).toHaveValue('500');
    });

    test('begins where the search of the dashboard asks for it', async () => {
      await open('/admin-dashboard?tab=priser&handling=udsted');
      expect(field(AMOUNT)).toBeVisible();
      await press('Annuller');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  describe('a change of a card', () => {
    async function change(action: string): Promise<void> {
      store(CODE);
      await open();
      await card();
      await press(`${action} gavekort ${SHOWN}`);
      expect(screen.getByRole('alertdialog')).toHaveTextContent(/500,00.kr/);
      await press(action);
    }

    test.each([
      ['Spær', 'block', { state: 'blocked' }, /Gavekortet er spærret$/, /^Spærret/],
      ['Udbetal', 'pay-out', { state: 'paid-out', paidOut: 500 }, /udbetalt$/, /^Udbetalt/],
    ] as const)('%s is asked about, and shown', async (...[action, name, changed, done, facts]) => {
      backend.functions.answer(changeGiftCard, () => {
        store(CODE, changed);
        return { left: 500 };
      });
      await change(action);
      await isTold(expect.stringMatching(done));
      expect(backend.functions.calls(changeGiftCard)).toMatchObject([
        { input: { code: CODE, change: name } },
      ]);
      expect(await screen.findByText(facts)).toBeVisible();
      expect(codes()).toEqual([SHOWN]);
    });

    test('that the server refuses is told in its words, and nothing is changed', async () => {
      const error = 'Det kan ikke gøres med gavekortet nu. Genindlæs siden.';
      backend.functions.refuse(changeGiftCard, 409, { code: 'invalid-argument', error });
      await change('Spær');
      await isTold(`error: ${error}`);
      expect(screen.getByRole('alertdialog')).toBeVisible();
    });
  });
});
