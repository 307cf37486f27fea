import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GiftCards } from '#src/options/giftCards/GiftCards.tsx';
import { giftCardContracts } from '#src/options/giftCards/contracts.ts';
import type { GiftCard } from '#src/model/giftCards/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();
beforeEach(() => backend.accounts.signIn(admin));

const { changeGiftCard, issueGiftCard } = giftCardContracts;
const CODE = 'ABCDEFGHJKMNPQRS';
const SHOWN = 'ABCD-EFGH-JKMN-PQRS';

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

/** A part of an order or of a purchase that the card has paid. */
const use = (path: string, paymentStatus: string, part: { amount: number; code?: string }) =>
  backend.documents.put(path, {
    paymentStatus,
    giftCard: { code: CODE, bookedAt: 'use', ...part },
  });

const open = (address = '/') =>
  show(
    <MemoryRouter initialEntries={[address]}>
      <GiftCards />
    </MemoryRouter>,
  );

const row = async (shown = SHOWN) =>
  within((await screen.findByText(shown)).closest('li') ?? document.body);
const codes = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const search = (text: string) => userEvent.type(screen.getByRole('searchbox'), text);

describe('the gift cards', () => {
  test('are told of while there are none', async () => {
    await open();
    expect(await screen.findByText('Der er ingen gavekort endnu.')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('are waited for', async () => {
    const gate = backend.hold('read', 'gift-cards');
    await open();
    expect(screen.queryByText('Der er ingen gavekort endnu.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Udsted gavekort' })).toBeEnabled();
    gate.open();
    expect(await screen.findByText('Der er ingen gavekort endnu.')).toBeVisible();
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
    const card = await row();
    expect(card.getByText(/tilbage af/)).toHaveTextContent(/350,00.kr tilbage af 500,00.kr/);
    expect(card.getByText(/Gælder til/)).toHaveTextContent(
      'Gælder til 1.11.2099 · Udstedt 1.11.2026',
    );
    expect(card.getByRole('link', { name: 'JF20261101ABCDEF111' })).toHaveAttribute(
      'href',
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
      const card = await row();
      expect(card.getByText(/Udstedt 1\.11\.2026/)).toHaveTextContent(facts);
      expect(card.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(actions);
    },
  );
});

describe('many gift cards', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const idOf = (day: number) => `QQQQQQQQQQQQQQ${String(day).padStart(2, '0')}`;

  beforeEach(() => {
    for (let day = 1; day <= 32; day += 1) store(idOf(day), { issuedAt: at(day) });
  });

  test('come page by page, the newest first, with what is left on each', async () => {
    use('purchases/old', 'completed', { amount: 500, code: idOf(1) });
    await open();
    await screen.findByText('QQQQ-QQQQ-QQQQ-QQ32');
    expect(codes()).toHaveLength(30);
    await press('Vis flere');
    const oldest = await row('QQQQ-QQQQ-QQQQ-QQ01');
    expect(oldest.getByText(/^0,00.kr tilbage af 500,00.kr/)).toBeVisible();
    expect(codes()).toHaveLength(32);
    expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
  });

  test('are found by a part of the code, and older ones by the whole code', async () => {
    await open();
    await screen.findByText('QQQQ-QQQQ-QQQQ-QQ32');
    await search('qq 31');
    expect(codes()).toEqual(['QQQQ-QQQQ-QQQQ-QQ31']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await search('qq01');
    expect(screen.getByText('Intet gavekort passer til søgningen.')).toBeVisible();
    expect(
      screen.getByText('Her er de nyeste. Ældre findes med hele koden eller ordrens nummer.'),
    ).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox'));
    await search('qqqq-qqqq-qqqq-qq01');
    expect(await screen.findByText('QQQQ-QQQQ-QQQQ-QQ01')).toBeVisible();
    expect(codes()).toHaveLength(1);
  });

  test('are found by their order', async () => {
    store(CODE, { orderId: 'JF20250101ABCDEF111', issuedAt: new Date('2025-01-01T10:00:00Z') });
    await open();
    await screen.findByText('QQQQ-QQQQ-QQQQ-QQ32');
    await search('jf20250101abcdef111');
    expect(await screen.findByText(SHOWN)).toBeVisible();
  });

  test('are shown to who comes from the search of the dashboard', async () => {
    await open(`/?vis=${idOf(1)}`);
    expect(await screen.findByText('QQQQ-QQQQ-QQQQ-QQ01')).toBeVisible();
    expect(codes()).toHaveLength(1);
  });
});

describe('issuing a card', () => {
  const send = () => userEvent.click(dialog().getByRole('button', { name: 'Udsted' }));
  const amount = () => dialog().getByLabelText('Beløb i kr.');

  test.each(['', '0', '100.001', '-'])('needs an amount: %j is none', async (typed) => {
    await open();
    await press('Udsted gavekort');
    if (typed !== '') await userEvent.type(amount(), typed);
    await send();
    expect(dialog().getByText('Skriv et beløb fra 1 til 100.000')).toBeVisible();
    expect(backend.functions.calls(issueGiftCard)).toEqual([]);
  });

  test('shows its code, and the card in the list', async () => {
    backend.functions.answer(issueGiftCard, () => {
      store(CODE);
      return { code: CODE };
    });
    await open();
    await press('Udsted gavekort');
    await userEvent.type(amount(), '500');
    await userEvent.click(dialog().getByRole('switch', { name: 'Jeg giver det væk' }));
    await send();
    expect(await dialog().findByText(SHOWN)).toBeVisible();
    expect(backend.functions.calls(issueGiftCard)).toMatchObject([
      { input: { value: 500, isGiven: true } },
    ]);
    await userEvent.click(dialog().getAllByRole('button', { name: 'Luk' })[0] ?? document.body);
    expect(codes()).toEqual([SHOWN]);
  });

  test('begins where the search of the dashboard asks for it', async () => {
    await open('/admin-dashboard?tab=priser&handling=udsted');
    expect(amount()).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Annuller' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('says when it did not work, and keeps what was typed', async () => {
    backend.functions.refuse(issueGiftCard, 500, { code: 'service-failed', error: '' });
    await open();
    await press('Udsted gavekort');
    await userEvent.type(amount(), '500');
    await send();
    await vi.waitFor(() =>
      expect(toastsShown()).toEqual(['error: Gavekortet kunne ikke udstedes. Prøv igen.']),
    );
    expect(amount()).toHaveValue('500');
  });
});

describe('a change of a card', () => {
  const question = () => within(screen.getByRole('alertdialog'));
  const confirm = (name: string) => userEvent.click(question().getByRole('button', { name }));

  test.each([
    ['Spær', 'block', { state: 'blocked' }, 'Gavekortet er spærret', /^Spærret/],
    ['Udbetal', 'pay-out', { state: 'paid-out', paidOut: 500 }, /udbetalt$/, /^Udbetalt/],
  ] as const)('%s is asked about, and shown', async (...[action, name, change, done, facts]) => {
    store(CODE);
    backend.functions.answer(changeGiftCard, () => {
      store(CODE, change);
      return { left: 500 };
    });
    await open();
    await row();
    await press(`${action} gavekort ${SHOWN}`);
    expect(question().getByText(/500,00.kr/)).toBeVisible();
    await confirm(action);
    await vi.waitFor(() => expect(toastsShown()[0]).toMatch(done));
    expect(backend.functions.calls(changeGiftCard)).toMatchObject([
      { input: { code: CODE, change: name } },
    ]);
    expect(await screen.findByText(facts)).toBeVisible();
    expect(codes()).toEqual([SHOWN]);
  });

  test('that the server refuses is told in its words, and nothing is changed', async () => {
    store(CODE);
    const error = 'Det kan ikke gøres med gavekortet nu. Genindlæs siden.';
    backend.functions.refuse(changeGiftCard, 409, { code: 'invalid-argument', error });
    await open();
    await row();
    await press(`Spær gavekort ${SHOWN}`);
    await confirm('Spær');
    await vi.waitFor(() => expect(toastsShown()).toEqual([`error: ${error}`]));
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});
