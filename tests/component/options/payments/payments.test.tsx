import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OrderPaymentArea } from '#src/app/OrderPaymentArea.tsx';
import { paymentContracts } from '#src/model/payments/contracts.ts';
import { paymentPagePath } from '#src/model/payments/paymentPage.ts';
import type { PaymentState } from '#src/model/payments/progress.ts';
import { sessionChanged } from '#src/stores/session.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { OrderProgress } from '#src/admin/orderMails/OrderMails.tsx';
import { PrivacyPolicyPage, SalesTermsPage } from '#src/features/legal/LegalPage.tsx';
import { type PaymentStatus, paymentStatuses } from '#src/model/payments/schema.ts';
import { OrderPayments } from '#src/options/payments/OrderPayments.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { ordered } from '../../../support/orderRecords.ts';
import { customer } from '../../../support/records.ts';
import { changeShop } from '../../support/changeShop.ts';
import { linkTo, openPage, press } from '../../support/page.tsx';
import { settled, show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { openLegal } from '../../features/legal/openLegal.tsx';
import { customerReturns, showHistory } from '../../features/orders/openHistory.tsx';

resetStoresAfterEach();
const ID = 'JF20260606ABCDEF123';

describe('the page', () => {
  const { startPayment, paymentState } = paymentContracts;
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

  describe('an order that is decided', () => {
    const decided = (paymentStatus: PendingOrder['paymentStatus']) =>
      backend.documents.fill('pending-orders', [ordered(ID, { paymentStatus })]);

    test('is not paid by hand while nobody can tell of its payment', async () => {
      decided('completed');
      backend.functions.refuse(paymentState, 502, { code: 'service-failed' });
      show();
      expect(await screen.findByRole('alert')).toHaveTextContent(/^Betalingen kunne ikke hentes/);
      expect(ways()).toEqual(['Prøv igen']);
      isPaid();
      await press('Prøv igen');
      await title(PAID);
    });

    test.each(['cancelled', 'completed'] as const)(
      'and that nobody has bought (%s) is not paid at all',
      async (paymentStatus) => {
        decided(paymentStatus);
        for (const choose of [() => takeCards(false), () => takeCards(true), turnOff]) {
          choose();
          await open();
          expect(await screen.findByText(/^Ordren venter ikke længere på betaling/)).toBeVisible();
          expect(ways()).toEqual([]);
          cleanup();
        }
        expect(starts()).toEqual([]);
      },
    );
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
});

const automatic = (card = false) => changeShop({ payments: { mobilePay: 'automatic', card } });

describe('the photographer sees beside an order', () => {
  beforeEach(() =>
    backend.accounts.signIn({ email: 'ejer@jerslevfoto.example', claims: { admin: true } }),
  );

  const payment = (attempt: number, status: PaymentStatus, orderId = ID) => ({
    id: `${orderId}-${attempt}`,
    orderId,
    userId: 'kunde',
    amountOre: 19_900,
    way: 'WALLET',
    status,
    createdAt: new Date(`2026-06-06T10:0${attempt}:00Z`),
  });
  const store = (...payments: ReturnType<typeof payment>[]) =>
    backend.documents.fill('payments', payments);
  const lines = () =>
    screen.queryAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

  test('each of its payments, the first one first', async () => {
    const other = payment(1, 'captured', 'JF20260606ZZZZZZ999');
    store(payment(2, 'captured'), payment(1, 'aborted'), other);
    await show(<OrderPayments orderId={ID} />);
    expect(screen.getByRole('list', { name: 'Betalinger i MobilePay' })).toBeVisible();
    expect(lines()).toEqual([
      '6.6.2026, 12.01, 199,00 kr: Afbrudt af kunden',
      '6.6.2026, 12.02, 199,00 kr: Betalt',
    ]);
  });

  test.each(paymentStatuses)('%s in words of its own', async (status) => {
    store(payment(1, status));
    await show(<OrderPayments orderId={ID} />);
    expect(lines()[0]).toMatch(/^6\.6\.2026, 12\.01, 199,00 kr: [A-ZÆØÅ]/);
  });

  test('no list where there are none', async () => {
    await show(<OrderPayments orderId={ID} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  test('earlier ones in a shop that is paid by hand, where it looks back', async () => {
    store(payment(1, 'captured'));
    await show(<OrderProgress orderId={ID} />);
    expect(screen.queryByText(/Betalt/)).not.toBeInTheDocument();
    await show(<OrderProgress orderId={ID} alsoOff />);
    expect(await screen.findByText(/Betalt/)).toBeVisible();
  });
});

test('orders that wait in the history are paid as the shop says today', async () => {
  const { paymentState } = paymentContracts;
  backend.functions.answer(paymentState, () => ({ status: 'aborted' as const }));
  customerReturns();
  await showHistory([], [ordered(ID, { paymentMethod: 'mobilepay' })]);
  expect(screen.getByRole('link', { name: 'Sådan betaler du' })).toBeVisible();
  expect(backend.functions.calls(paymentState)).toEqual([]);
  automatic();
  expect(await screen.findByText('Betaling: Afbrudt')).toBeVisible();
  expect(linkTo('Betal nu')).toBe(`/cash-payment-confirmation?ordre=${ID}`);
});

test.each([
  ['privacy policy', <PrivacyPolicyPage key="privacy" />],
  ['terms', <SalesTermsPage key="terms" />],
])('the %s tell of payments that the shop takes by itself, while it does', async (_, page) => {
  const section = (ways: string) => `Når du betaler med ${ways} på siden`;
  await openLegal(page);
  automatic();
  expect(await screen.findByRole('heading', { name: section('MobilePay') })).toBeVisible();
  automatic(true);
  expect(screen.getByRole('heading', { name: section('MobilePay eller kort') })).toBeVisible();
  changeShop({ payments: { mobilePay: 'manual', card: false } });
  expect(screen.queryByRole('heading', { name: /^Når du betaler/ })).not.toBeInTheDocument();
});
