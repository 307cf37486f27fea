import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { verifyBotCheck } from '#src/data/functions/botCheck.ts';
import { withDeadline } from '#src/data/errors.ts';
import { newOrderId } from '#src/data/newId.ts';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import { placeOrder } from '#src/data/repos/orders/placeOrder.ts';
import * as users from '#src/data/repos/account/users.ts';
import { useHistoryEntry } from '#src/hooks/useHistoryEntry.ts';
import { useBotCheck, type BotCheckState } from '#src/hooks/useBotCheck.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { runInOneTab } from '#src/lib/runInOneTab.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { type AppErrorCode, AppError, toAppError } from '#src/model/base/errors.ts';
import { routes } from '#src/model/base/routes.ts';
import { pendingOrderFrom } from '#src/model/cart/checkout.ts';
import { isPlacedByServer } from '#src/model/cart/prices.ts';
import type { OrderAttempt, OrderConfirmation } from '#src/model/cart/schema.ts';
import { checkoutErrors } from '#src/model/cart/texts.ts';
import { CURRENT_SALES_TERMS } from '#src/model/content/legal/salesTermsVersions.ts';
import { paymentErrors } from '#src/model/orders/paymentTexts.ts';
import { orderErrors } from '#src/model/orders/texts.ts';
import { paymentPagePath } from '#src/model/payments/paymentPage.ts';
import { agreedKroner } from '#src/model/sale/records.ts';
import type { InvoiceTo } from '#src/model/vouchers/invoiceTo.ts';
import {
  beginOrder,
  orderPlaced,
  orderRefused,
  setCartOpen,
  unconfirmedOrder,
} from '#src/stores/cart.ts';
import { isPaidOnPage } from '#src/options/isPaidOnPage.ts';
import { pricedCart } from '#src/options/pricedCart.ts';
import { currentShop } from '#src/stores/shop.ts';

/** With these codes the server has rejected the order: it does not exist, and a retry would be rejected too. */
const REFUSALS: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'permission-denied',
  'unauthenticated',
  'invalid-argument',
  'rate-limited',
  'quota-exceeded',
  'not-configured',
  'order/blocked',
]);

/** These come before anybody looks for the order: they do not tell what became of an earlier attempt. */
const BLIND_REFUSALS: ReadonlySet<AppErrorCode> = new Set(['unauthenticated', 'quota-exceeded']);

/** The server limits its callers first of all; a browser that orders too often has not found the order. */
const BLIND_REFUSALS_OF_SERVER: ReadonlySet<AppErrorCode> = new Set([
  ...BLIND_REFUSALS,
  'rate-limited',
]);

const isBlind = (code: AppErrorCode, isByServer: boolean) =>
  (isByServer ? BLIND_REFUSALS_OF_SERVER : BLIND_REFUSALS).has(code);

export function isRefusal(code: AppErrorCode): boolean {
  return REFUSALS.has(code);
}

/** The phone number for the confirmation. It is not part of the order, so a failure does not matter. */
async function phoneOf(uid: string): Promise<string> {
  try {
    return (await withDeadline(users.get(uid)))?.phoneNumber ?? '';
  } catch {
    return '';
  }
}

/** Places the order. Repeating an attempt is safe: the order is created once under the attempt's id. */
export async function sendOrder(
  attempt: OrderAttempt,
  user: SessionUser,
): Promise<OrderConfirmation> {
  const { id, paymentMethod, invoiceTo } = attempt;
  const now = new Date();
  const shop = currentShop();
  const salesTerms = { version: CURRENT_SALES_TERMS, acceptedAt: now };
  const phone = phoneOf(user.uid);
  const priced = pricedCart(attempt, shop);
  const { items, discount, giftCard } = priced;
  if (isPlacedByServer(priced)) {
    await placeOrder({
      attempt,
      priced,
      customerName: user.name,
      termsVersion: salesTerms.version,
    });
  } else {
    await pendingOrders.create(
      pendingOrderFrom({ id, items, buyer: user, paymentMethod, salesTerms, invoiceTo, now }),
    );
  }
  return {
    orderId: id,
    userId: user.uid,
    orderDate: now,
    items: [...items],
    total: agreedKroner(priced),
    discount,
    giftCard,
    paymentMethod,
    customerInfo: { email: user.email, name: user.name, phone: await phone },
  };
}

/** The page on which an order is paid, or how it is paid by hand. */
function nextPage(order: OrderConfirmation): string {
  return isPaidOnPage(order, currentShop())
    ? paymentPagePath(order.orderId)
    : routes.orderConfirmation;
}

type Sending = 'order' | 'repetition' | undefined;

export interface Checkout {
  /** The request that is running. */
  sending: Sending;
  botCheck: BotCheckState;
  /** Orders the contents of the cart after the bot check. */
  order: (invoiceTo: InvoiceTo | undefined) => Promise<void>;
  /** Repeats an order whose answer was lost, as it was, and orders nothing else. */
  repeat: () => Promise<void>;
}

function requireNetwork(): void {
  // Checked before anything is sent, so that the cart is kept and no order is unconfirmed.
  if (!navigator.onLine) throw new AppError('offline');
}

function reportOrder(thrown: unknown, attempt: OrderAttempt, isRepeated: boolean): void {
  const { id, paymentMethod } = attempt;
  const { code } = toAppError(thrown);
  if (isRefusal(code)) {
    const isByServer = isPlacedByServer(pricedCart(attempt, currentShop()));
    if (!isRepeated || !isBlind(code, isByServer)) orderRefused(id);
    reportFailure(thrown, isByServer ? orderErrors.place : paymentErrors[paymentMethod]);
  } else {
    // Without an answer only a retry can tell whether the order exists.
    reportFailure(code === 'offline' ? thrown : new AppError('not-confirmed', { cause: thrown }));
  }
}

/** Finds the order to send; a new one gets this id. */
type FindAttempt = (newId: string) => OrderAttempt | undefined;

/** Sends an order, perhaps once more. Returns it; undefined where there is none, or it is not known. */
async function sendAttempt(
  user: SessionUser,
  find: FindAttempt,
): Promise<OrderConfirmation | undefined> {
  const id = newOrderId();
  const attempt = find(id);
  // Another tab has ordered the cart meanwhile.
  if (!attempt) return undefined;
  try {
    const order = await sendOrder(attempt, user);
    orderPlaced(attempt);
    return order;
  } catch (thrown) {
    reportOrder(thrown, attempt, attempt.id !== id);
    return undefined;
  }
}

/** Places exactly one order for a cart, whatever the number of presses and tabs, and on a bad network. */
export function useCheckout(user: SessionUser): Checkout {
  const navigate = useNavigate();
  // On phones the cart is an entry of the history: Back would open it again, empty and over the page.
  const { isOpen: replace } = useHistoryEntry('isCartOpen');
  const [sending, setSending] = useState<Sending>();
  const isRunning = useRef(false);
  const botCheck = useBotCheck(verifyBotCheck, { isOptional: true });

  async function sendAndShow(find: FindAttempt): Promise<void> {
    const state = await sendAttempt(user, find);
    if (!state) return;
    setCartOpen(false);
    void navigate(nextPage(state), { state, replace });
  }

  // Tabs see each other's changes a moment late: without a lock two of them could order the same cart.
  const send = (find: FindAttempt) => runInOneTab('checkout', () => sendAndShow(find));

  async function runExclusively(request: Sending, work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(request);
    try {
      requireNetwork();
      await work();
    } catch (thrown) {
      reportFailure(thrown, checkoutErrors.general);
    } finally {
      isRunning.current = false;
      setSending(undefined);
    }
  }

  return {
    sending,
    botCheck,
    order: (invoiceTo) =>
      runExclusively('order', () =>
        botCheck.run(() => send((id) => beginOrder({ id, userId: user.uid, invoiceTo }))),
      ),
    repeat: () => runExclusively('repetition', () => send(() => unconfirmedOrder(user.uid))),
  };
}
