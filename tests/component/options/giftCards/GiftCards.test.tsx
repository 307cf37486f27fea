import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { GiftCard } from '#src/model/giftCards/schema.ts';
import { GiftCards } from '#src/options/giftCards/GiftCards.tsx';
import { shownCode } from '#src/model/giftCards/code.ts';
import { giftCardContracts } from '#src/options/giftCards/contracts.ts';
import { localGiftCards } from '#src/config/local.ts';
import { GiftCardShop } from '#src/options/giftCards/GiftCardShop.tsx';
import {
  addToCart,
  clearCart,
  setCartDiscount,
  setCartGiftCard,
  useCart,
} from '#src/stores/cart.ts';
import { lineOfGiftCard } from '#src/model/cart/cart.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { CURRENT_SALES_TERMS } from '#src/model/content/legal/salesTermsVersions.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin, cartItem } from '../../../support/records.ts';
import { changeShop } from '../../support/changeShop.ts';
import { field, fill } from '../../support/fields.ts';
import { linkTo, openPage, press } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';
import { openShopWith, resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { customerComes } from '../../support/customer.ts';
import { openCart, orderButton, sendOrder } from '../../support/cartPanel.tsx';

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

describe('the shop', () => {
  openShopWith({ giftCards: localGiftCards });
  beforeEach(() => {
    customerComes();
    clearCart();
    openPage(<GiftCardShop />);
  });

  const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));
  const buy = () => press('Læg i kurven');
  const amount = () => screen.getByLabelText('Beløb i kr.');
  const inCart = () => useCart.getState().items.map(({ type, price }) => [type, price]);

  test('gift cards have the amounts of the photographer, and go into the cart each for itself', async () => {
    const offered = within(screen.getByRole('region', { name: 'Gavekort' })).getAllByRole('radio');
    expect(offered).toHaveLength(4);
    expect(screen.getByRole('radio', { name: /^300,00/ })).toBeChecked();
    expect(screen.queryByLabelText('Beløb i kr.')).not.toBeInTheDocument();
    expect(
      screen.getByText(/^Et gavekort gælder i 3 år og kan bruges ad flere gange\./),
    ).toBeVisible();
    await choose(/^500,00/);
    for (const count of [1, 2]) {
      await buy();
      const cards = Array.from({ length: count }, () => ['gift-card', 500]);
      await vi.waitFor(() => expect(inCart()).toEqual(cards));
    }
  });

  test('one that is bought on a later visit is another card', async () => {
    for (const count of [1, 2]) {
      await buy();
      await vi.waitFor(() => expect(inCart()).toHaveLength(count));
      cleanup();
      openPage(<GiftCardShop />);
    }
  });

  test('an amount that is not offered any more is not chosen any more', async () => {
    await choose(/^500,00/);
    changeShop({ giftCards: { ...localGiftCards, amounts: [400] } });
    expect(screen.getByRole('radio', { name: /^400,00/ })).toBeChecked();
    await buy();
    await vi.waitFor(() => expect(inCart()).toEqual([['gift-card', 400]]));
  });

  test.each(['', '99', '5.001', '0', '250,50'])('none is sold for %j', async (typed) => {
    await choose('Andet beløb');
    if (typed !== '') await userEvent.type(amount(), typed);
    await buy();
    expect(amount()).toHaveAccessibleDescription(/^Skriv et beløb fra 100,00.kr til 5.000,00.kr$/);
    expect(amount()).toBeInvalid();
    expect(amount()).toHaveFocus();
    expect(inCart()).toEqual([]);
  });

  test.each([
    ['100', 100],
    ['abc5000', 5000],
  ])('one is sold for %s, of which only whole kroner count', async (typed, price) => {
    await choose('Andet beløb');
    await userEvent.type(amount(), `${typed}{Enter}`);
    await vi.waitFor(() => expect(inCart()).toEqual([['gift-card', price]]));
    expect(amount()).toBeValid();
  });
});

describe('the cart', () => {
  openShopWith({ discounts: true, giftCards: localGiftCards });
  beforeEach(customerComes);

  const { findGiftCard } = giftCardContracts;
  const { placeOrder } = orderContracts;
  const CODE = 'ABCDEFGHJKMNPQRS';
  const FIELD = 'Rabatkode eller gavekort';
  const card = { code: CODE, left: 150, lastDay: '2029-11-28' };
  const line = () => screen.getByText('Gavekort (…PQRS)').closest('li') ?? document.body;
  const costs = (price: string) => expect(orderButton()).toHaveTextContent(`betal ${price}`);
  const placed = () => backend.functions.calls(placeOrder).map(({ input }) => input);

  async function enter(code: string): Promise<void> {
    const field = await screen.findByLabelText(FIELD);
    fill({ [FIELD]: code });
    await userEvent.type(field, '{Enter}');
  }

  describe('a gift card', () => {
    test('is asked about by its shape, pays what is left on it, and can be taken out again', async () => {
      backend.functions.answer(findGiftCard, () => ({ card }));
      openCart();
      await enter('abcd-efgh-jkmn-pqrs');
      await waitFor(() => costs('49,00'));
      expect(line()).toHaveTextContent('Det er brugt op bagefter.');
      expect(line()).toHaveTextContent('-150,00');
      expect(screen.getByText('I alt').parentElement).toHaveTextContent('199,00');
      expect(screen.getByText('At betale').parentElement).toHaveTextContent('49,00');
      expect(toastsShown()).toEqual(['success: Gavekortet …PQRS er tilføjet']);
      // A discount may still be typed.
      expect(await screen.findByLabelText('Rabatkode')).toBeVisible();
      await press('Fjern Gavekort (…PQRS)');
      costs('199,00');
      expect(toastsShown()).toContain('info: Gavekortet …PQRS er fjernet');
    });

    test('says what is left on it, and until when', () => {
      setCartGiftCard({ ...card, left: 500 });
      openCart();
      expect(line()).toHaveTextContent(
        /Der er 301,00.kr tilbage bagefter\. Gælder til 28\.11\.2029\./,
      );
      costs('0,00');
    });

    test('after which no code is asked for gives the focus to the cart', async () => {
      backend.functions.answer(findGiftCard, () => ({ card }));
      setCartDiscount({ code: 'FEST', kind: 'percent', value: 25, paidFor: 0, minimum: 0 });
      openCart();
      await userEvent.type(await screen.findByLabelText('Gavekort'), `${CODE}{Enter}`);
      expect(await screen.findByText('Gavekort (…PQRS)')).toBeVisible();
      expect(screen.queryByLabelText('Gavekort')).not.toBeInTheDocument();
      expect(screen.getByRole('dialog', { name: 'Din kurv' })).toHaveFocus();
    });

    test('that is unknown is said so at the field, in the words of the server', async () => {
      const error = 'Gavekortet findes ikke.';
      backend.functions.refuse(findGiftCard, 404, { code: 'invalid-argument', error });
      openCart();
      await enter(CODE);
      expect(await screen.findByText(error)).toBeVisible();
    });

    test('is told to the server with what it pays, beside the whole total', async () => {
      backend.functions.answer(placeOrder);
      setCartGiftCard(card);
      openCart();
      await sendOrder();
      await waitFor(() => expect(useCart.getState().items).toEqual([]));
      expect(placed()).toMatchObject([{ giftCard: { code: CODE, ore: 15_000 }, totalOre: 19_900 }]);
      expect(useCart.getState().giftCard).toBeUndefined();
      expect(backend.documents.all('pending-orders', pendingOrderSchema)).toEqual([]);
    });
  });

  test('an order of gift cards asks for no code but for consent, and is placed with what was chosen', async () => {
    backend.functions.answer(placeOrder);
    setCartGiftCard(card);
    openCart(lineOfGiftCard('gavekort-500-1', 500));
    expect(addToCart(cartItem('Hede'))).toBe('mixed');
    expect(await screen.findByText(/^Et gavekort gælder i 3 år/)).toBeVisible();
    expect(screen.queryByLabelText(/^Rabatkode/)).not.toBeInTheDocument();
    expect(screen.queryByText('Gavekort (…PQRS)')).not.toBeInTheDocument();
    costs('500,00');
    expect(screen.getByText('Momsen beregnes, når gavekortet bruges')).toBeVisible();
    expect(
      screen.getByText(/^Et gavekort\. Koden kommer i din købshistorik og i en mail/),
    ).toBeVisible();
    await sendOrder(/^Jeg accepterer købsbetingelserne og vilkårene for gavekort\.$/);
    await waitFor(() => expect(useCart.getState().items).toEqual([]));
    expect(placed()).toMatchObject([
      {
        items: [{ type: 'gift-card', value: 500 }],
        totalOre: 50_000,
        termsVersion: CURRENT_SALES_TERMS,
      },
    ]);
  });
});
