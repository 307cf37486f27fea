import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OrderPaymentArea } from '#src/app/OrderPaymentArea.tsx';
import { paymentContracts } from '#src/model/payments/contracts.ts';
import { paymentPagePath } from '#src/model/payments/paymentPage.ts';
import type { PaymentState } from '#src/model/payments/progress.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { ordered } from '../../../support/orderRecords.ts';
import { customer } from '../../../support/records.ts';
import { changeShop } from '../../support/changeShop.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

const { startPayment, paymentState } = paymentContracts;
const ID = 'JF20260606ABCDEF123';
const PROVIDER = 'https://pay.example/page';

const left = vi.fn<(address: string) => void>();

const take = (payments: Shop['payments']) => changeShop({ payments });

beforeEach(() => {
  take({ mobilePay: 'automatic', card: false });
  left.mockReset();
  const { href, origin } = window.location;
  vi.stubGlobal('location', { href, origin, assign: left });
  backend.accounts.signIn({ uid: customer.uid, email: customer.email });
  sessionChanged(customer);
  backend.documents.fill('pending-orders', [ordered(ID, { paymentMethod: 'mobilepay' })]);
});

const open = (id = ID) =>
  show(
    <HelmetProvider>
      <MemoryRouter initialEntries={[paymentPagePath(id)]}>
        <OrderPaymentArea />
      </MemoryRouter>
    </HelmetProvider>,
  );

const answerState = (state: PaymentState) => backend.functions.answer(paymentState, () => state);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const otherWay = () => screen.queryByText('Eller betal på den anden måde');

describe('the page of a payment says', () => {
  test.each<[PaymentState, string, string]>([
    [{ status: 'waiting' }, 'Godkend betalingen i MobilePay', 'Venter på din godkendelse'],
    [{ status: 'aborted' }, 'Betalingen blev afbrudt', 'Afbrudt'],
    [{ status: 'expired' }, 'Betalingen udløb', 'Udløbet'],
    [{ status: 'paid', isBought: true }, 'Tak, din betaling er modtaget', 'Betalt'],
    [
      { status: 'returned', isBought: true },
      'Ordren blev betalt to gange',
      'Betalt, den ene betaling sendes tilbage',
    ],
    [{ status: 'returning' }, 'Betalingen sendes tilbage', 'Pengene sendes tilbage'],
  ])('for %j: %s', async (state, heading, status) => {
    answerState(state);
    await open();
    expect(await title(heading)).toBeVisible();
    expect(screen.getByText(status)).toBeVisible();
    expect(left).not.toHaveBeenCalled();
  });
});

test('an order that was just placed leads to the provider', async () => {
  backend.functions.answer(paymentState);
  backend.functions.answer(startPayment, () => ({ redirectUrl: PROVIDER }));
  await open();
  expect(await title('Du sendes videre til MobilePay')).toBeVisible();
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith(PROVIDER));
});

test('what is paid can be downloaded, and is not asked about again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerState({ status: 'captured', isBought: true });
  await open();
  expect(await screen.findByRole('link', { name: 'Hent dine billeder' })).toHaveAttribute(
    'href',
    '/order-history',
  );
  const asked = backend.functions.calls(paymentState).length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(backend.functions.calls(paymentState)).toHaveLength(asked);
  vi.useRealTimers();
});

test('the page follows the app by itself, also over a lost answer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerState({ status: 'waiting' });
  await open();
  await title('Godkend betalingen i MobilePay');
  backend.functions.refuse(paymentState, 502, { code: 'service-failed' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(screen.getByText('Venter på din godkendelse')).toBeVisible();
  answerState({ status: 'captured', isBought: true });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await title('Tak, din betaling er modtaget')).toBeVisible();
  vi.useRealTimers();
});

test('a payment that was broken off is begun again by a press', async () => {
  answerState({ status: 'aborted' });
  backend.functions.answer(startPayment, () => ({ redirectUrl: PROVIDER }));
  await open();
  await title('Betalingen blev afbrudt');
  expect(otherWay()).toBeVisible();
  await press('Prøv igen med MobilePay');
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith(PROVIDER));
});

describe('while the provider is down', () => {
  const error = 'MobilePay svarer ikke lige nu.';

  test('the order waits, the other way is open, and a press tries again', async () => {
    backend.functions.answer(paymentState);
    backend.functions.refuse(startPayment, 502, { code: 'service-failed', error });
    await open();
    expect(await title('Betalingen kunne ikke åbnes')).toBeVisible();
    expect(screen.getByText(error)).toBeVisible();
    await userEvent.click(screen.getByText('Eller betal på den anden måde'));
    expect(screen.getByRole('heading', { name: 'Betal med MobilePay' })).toBeVisible();
    backend.functions.answer(startPayment, () => ({ redirectUrl: PROVIDER }));
    await press('Prøv igen med MobilePay');
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith(PROVIDER));
  });

  test('an order whose payment nobody can tell of has the other way, too', async () => {
    backend.functions.refuse(paymentState, 502, { code: 'service-failed', error });
    await open();
    expect(await title('Betalingen kunne ikke åbnes')).toBeVisible();
    expect(screen.getByText(error)).toBeVisible();
    expect(otherWay()).toBeVisible();
    answerState({ status: 'captured', isBought: true });
    await press('Prøv igen med MobilePay');
    expect(await title('Tak, din betaling er modtaget')).toBeVisible();
  });
});

test('an order that there is not leads to the history', async () => {
  await open('JF20260606ZZZZZZ999');
  expect(await screen.findByText('Ordren findes ikke blandt dine bestillinger.')).toBeVisible();
  expect(left).not.toHaveBeenCalled();
});

describe('once the photographer has turned them off', () => {
  const turnOff = () => take({ mobilePay: 'manual', card: false });

  test('an order of which nothing is at the provider is paid by hand', async () => {
    backend.functions.answer(paymentState);
    backend.hold('call', startPayment.path);
    await open();
    await title('Du sendes videre til MobilePay');
    turnOff();
    expect(await title('Din ordre er modtaget')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Betal med MobilePay' })).toBeVisible();
    expect(left).not.toHaveBeenCalled();
  });

  test.each([
    ['WALLET', 'Åbn MobilePay', 'MobilePay'],
    ['CARD', 'Betal med kort', 'Kort'],
  ] as const)('a payment that waits there (%s) ends as ever', async (way, button, method) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    take({ mobilePay: 'automatic', card: true });
    answerState({ status: 'waiting', way });
    backend.functions.answer(startPayment, () => ({ redirectUrl: PROVIDER }));
    await open();
    await title('Betalingen er ikke godkendt endnu');
    turnOff();
    await press(button);
    expect(backend.functions.calls(startPayment)).toMatchObject([{ input: { way } }]);
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith(PROVIDER));
    answerState({ status: 'captured', isBought: true, way });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await title('Tak, din betaling er modtaget')).toBeVisible();
    expect(screen.getByText(method)).toBeVisible();
    vi.useRealTimers();
  });

  test('a payment that was broken off is made by hand', async () => {
    answerState({ status: 'aborted' });
    turnOff();
    await open();
    expect(await title('Din ordre er modtaget')).toBeVisible();
    expect(screen.getByText('Afbrudt')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('where cards are taken as well', () => {
  beforeEach(() => take({ mobilePay: 'automatic', card: true }));

  const ways = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  test('an order that was just placed asks how it shall be paid, and leads nowhere by itself', async () => {
    backend.functions.answer(paymentState);
    await open();
    expect(await title('Vælg, hvordan du betaler')).toBeVisible();
    expect(screen.getByText('MobilePay eller kort')).toBeVisible();
    expect(ways()).toEqual(['Betal med MobilePay', 'Betal med kort']);
    expect(left).not.toHaveBeenCalled();
  });

  test.each([
    ['Betal med MobilePay', 'WALLET'],
    ['Betal med kort', 'CARD'],
  ])('%s leads to the page of the provider for it', async (button, way) => {
    const asked: unknown[] = [];
    backend.functions.answer(paymentState);
    backend.functions.answer(startPayment, (input) => {
      asked.push(input);
      return { redirectUrl: PROVIDER };
    });
    await open();
    await title('Vælg, hvordan du betaler');
    await press(button);
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith(PROVIDER));
    expect(asked).toEqual([{ orderId: ID, way }]);
  });

  test('a payment that waits can be made in the other way', async () => {
    answerState({ status: 'waiting', way: 'WALLET' });
    await open();
    expect(await title('Betalingen er ikke godkendt endnu')).toBeVisible();
    expect(ways()).toEqual(['Betal med MobilePay', 'Betal med kort']);
  });

  test('a refusal is told, and both ways stay', async () => {
    backend.functions.answer(paymentState);
    backend.functions.refuse(startPayment, 502, { code: 'service-failed' });
    await open();
    await title('Vælg, hvordan du betaler');
    await press('Betal med kort');
    const text = 'Betalingen kunne ikke åbnes. Prøv igen om lidt, eller betal på den anden måde.';
    await vi.waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
    expect(ways()).toContain('Betal med kort');
  });

  test.each<[PaymentState, string]>([
    [{ status: 'captured', isBought: true, way: 'CARD' }, 'Kort'],
    [{ status: 'captured', isBought: true, way: 'WALLET' }, 'MobilePay'],
    [{ status: 'aborted', isBought: false, way: 'CARD' }, 'MobilePay eller kort'],
  ])('%j is named %s', async (state, method) => {
    answerState(state);
    await open();
    expect(await screen.findByText(method)).toBeVisible();
  });
});
