import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OrderPaymentArea } from '#src/app/OrderPaymentArea.tsx';
import { paymentContracts } from '#src/model/payments/contracts.ts';
import { paymentPagePath } from '#src/model/payments/paymentPage.ts';
import type { PaymentState } from '#src/model/payments/progress.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { ordered } from '../../../support/orderRecords.ts';
import { customer } from '../../../support/records.ts';
import { changeShop } from '../../support/changeShop.ts';
import { linkTo, openPage, press } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

const { startPayment, paymentState } = paymentContracts;
const ID = 'JF20260606ABCDEF123';
const PROVIDER = 'https://pay.example/page';
const AGAIN = 'Prøv igen med MobilePay';
const PAID = 'Tak, din betaling er modtaget';

const left = vi.fn<(address: string) => void>();

const takeCards = (card: boolean) => changeShop({ payments: { mobilePay: 'automatic', card } });
const turnOff = () => changeShop({ payments: { mobilePay: 'manual', card: false } });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  takeCards(false);
  left.mockReset();
  const { href, origin } = window.location;
  vi.stubGlobal('location', { href, origin, assign: left });
  backend.accounts.signIn({ uid: customer.uid, email: customer.email });
  sessionChanged(customer);
  backend.documents.fill('pending-orders', [ordered(ID, { paymentMethod: 'mobilepay' })]);
  backend.functions.answer(startPayment, () => ({ redirectUrl: PROVIDER }));
});

const show = (id = ID) => openPage(<OrderPaymentArea />, paymentPagePath(id), '*');

/** Opens the page of an order, of whose payment the provider says this; by default nothing is there. */
async function open(state?: PaymentState, id = ID): Promise<void> {
  backend.functions.answer(paymentState, state ? () => state : undefined);
  show(id);
  await settled();
}

const isPaid = (way: 'WALLET' | 'CARD' = 'WALLET') =>
  backend.functions.answer(paymentState, () => ({
    status: 'captured' as const,
    isBought: true,
    way,
  }));
const title = async (name: string) =>
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
const isLeft = () => vi.waitFor(() => expect(left).toHaveBeenCalledWith(PROVIDER));
const nextTurn = () => vi.advanceTimersByTimeAsync(3_000);
const ways = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const otherWay = () => screen.getByText('Eller betal på den anden måde');
const starts = () => backend.functions.calls(startPayment).map(({ input }) => input);

test.each<[PaymentState, string, string]>([
  [{ status: 'waiting' }, 'Godkend betalingen i MobilePay', 'Venter på din godkendelse'],
  [{ status: 'aborted' }, 'Betalingen blev afbrudt', 'Afbrudt'],
  [{ status: 'expired' }, 'Betalingen udløb', 'Udløbet'],
  [{ status: 'paid', isBought: true }, PAID, 'Betalt'],
  [
    { status: 'returned', isBought: true },
    'Ordren blev betalt to gange',
    'Betalt, den ene betaling sendes tilbage',
  ],
  [{ status: 'returning' }, 'Betalingen sendes tilbage', 'Pengene sendes tilbage'],
])('the page of a payment says for %j: %s', async (state, heading, status) => {
  await open(state);
  await title(heading);
  expect(screen.getByText(status)).toBeVisible();
  expect(left).not.toHaveBeenCalled();
});

test('an order that was just placed leads to the provider', async () => {
  await open();
  await title('Du sendes videre til MobilePay');
  await isLeft();
});

test('the page follows the app by itself, also over a lost answer, until it is paid', async () => {
  await open({ status: 'waiting' });
  backend.functions.refuse(paymentState, 502, { code: 'service-failed' });
  await nextTurn();
  expect(screen.getByText('Venter på din godkendelse')).toBeVisible();
  isPaid();
  await nextTurn();
  await title(PAID);
  expect(linkTo('Hent dine billeder')).toBe('/order-history');
  const asked = backend.functions.calls(paymentState).length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(backend.functions.calls(paymentState)).toHaveLength(asked);
});

test('a payment that was broken off is begun again by a press', async () => {
  await open({ status: 'aborted' });
  expect(otherWay()).toBeVisible();
  await press(AGAIN);
  await isLeft();
});

describe('while the provider is down', () => {
  const error = 'MobilePay svarer ikke lige nu.';
  const down = { code: 'service-failed', error };

  test('the order waits, the other way is open, and a press tries again', async () => {
    backend.functions.refuse(startPayment, 502, down);
    await open();
    await title('Betalingen kunne ikke åbnes');
    expect(screen.getByText(error)).toBeVisible();
    await userEvent.click(otherWay());
    expect(screen.getByRole('heading', { name: 'Betal med MobilePay' })).toBeVisible();
    backend.functions.answer(startPayment, () => ({ redirectUrl: PROVIDER }));
    await press(AGAIN);
    await isLeft();
  });

  test('an order whose payment nobody can tell of has the other way, too', async () => {
    backend.functions.refuse(paymentState, 502, down);
    show();
    await title('Betalingen kunne ikke åbnes');
    expect(screen.getByText(error)).toBeVisible();
    expect(otherWay()).toBeVisible();
    isPaid();
    await press(AGAIN);
    await title(PAID);
  });
});

test('an order that there is not leads to the history', async () => {
  await open(undefined, 'JF20260606ZZZZZZ999');
  expect(await screen.findByText('Ordren findes ikke blandt dine bestillinger.')).toBeVisible();
  expect(left).not.toHaveBeenCalled();
});

describe('once the photographer has turned them off', () => {
  test('an order of which nothing is at the provider is paid by hand', async () => {
    backend.hold('call', startPayment.path);
    await open();
    await title('Du sendes videre til MobilePay');
    turnOff();
    await title('Din ordre er modtaget');
    expect(await screen.findByRole('heading', { name: 'Betal med MobilePay' })).toBeVisible();
    expect(left).not.toHaveBeenCalled();
  });

  test.each([
    ['WALLET', 'Åbn MobilePay', 'MobilePay'],
    ['CARD', 'Betal med kort', 'Kort'],
  ] as const)('a payment that waits there (%s) ends as ever', async (way, button, method) => {
    takeCards(true);
    await open({ status: 'waiting', way });
    await title('Betalingen er ikke godkendt endnu');
    turnOff();
    await press(button);
    expect(starts()).toMatchObject([{ way }]);
    await isLeft();
    isPaid(way);
    await nextTurn();
    await title(PAID);
    expect(screen.getByText(method)).toBeVisible();
  });

  test('a payment that was broken off is made by hand', async () => {
    turnOff();
    await open({ status: 'aborted' });
    await title('Din ordre er modtaget');
    expect(screen.getByText('Afbrudt')).toBeVisible();
    expect(ways()).toEqual(['Kopiér: MobilePay-nummer', 'Kopiér: Besked']);
  });
});

describe('where cards are taken as well', () => {
  beforeEach(() => takeCards(true));

  const both = ['Betal med MobilePay', 'Betal med kort'];

  test.each([
    ['Betal med MobilePay', 'WALLET'],
    ['Betal med kort', 'CARD'],
  ])('an order that was just placed asks how it shall be paid: %s', async (button, way) => {
    await open();
    await title('Vælg, hvordan du betaler');
    expect(screen.getByText('MobilePay eller kort')).toBeVisible();
    expect(ways()).toEqual(both);
    expect(left).not.toHaveBeenCalled();
    await press(button);
    await isLeft();
    expect(starts()).toEqual([{ orderId: ID, way }]);
  });

  test('a payment that waits can be made in the other way', async () => {
    await open({ status: 'waiting', way: 'WALLET' });
    await title('Betalingen er ikke godkendt endnu');
    expect(ways()).toEqual(both);
  });

  test('a refusal is told, and both ways stay', async () => {
    backend.functions.refuse(startPayment, 502, { code: 'service-failed' });
    await open();
    await press('Betal med kort');
    const text = 'Betalingen kunne ikke åbnes. Prøv igen om lidt, eller betal på den anden måde.';
    await vi.waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
    expect(ways()).toEqual(both);
  });

  test.each<[PaymentState, string]>([
    [{ status: 'captured', isBought: true, way: 'CARD' }, 'Kort'],
    [{ status: 'captured', isBought: true, way: 'WALLET' }, 'MobilePay'],
    [{ status: 'aborted', isBought: false, way: 'CARD' }, 'MobilePay eller kort'],
  ])('%j is named %s', async (state, method) => {
    await open(state);
    expect(await screen.findByText(method)).toBeVisible();
  });
});
