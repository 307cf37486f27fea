import { documents } from '../../../src/model/base/paths.ts';
import type { Records } from '../../../src/model/base/records.ts';
import { findSalesTermsVersion } from '../../../src/model/content/legal/salesTermsVersions.ts';
import { hasUsableGiftCard } from '../../../src/model/sale/approval/approve.ts';
import { checkApproval } from '../../../src/model/sale/approval/check.ts';
import { readPendingOrder } from '../../../src/model/orders/storedOrder.ts';
import { readCatalogue } from '../../../src/model/orders/orderedItems.ts';
import { orderNumber } from '../../../src/model/orders/orderId.ts';
import type { PendingOrder } from '../../../src/model/orders/schema.ts';
import { saleFacts } from '../../../src/model/sale/life.ts';
import type { paymentContracts } from '../../../src/model/payments/contracts.ts';
import {
  PAYMENT_MIN_ORE,
  paymentPagePath,
  paysAutomatically,
  takesBankCards,
} from '../../../src/model/payments/paymentPage.ts';
import { shownPayment } from '../../../src/model/payments/progress.ts';
import { paymentReference } from '../../../src/model/payments/reference.ts';
import {
  ATTEMPTS_MAX_COUNT,
  CHECK_AFTER_MS,
  isBegun,
  isOpen,
  hasBought,
  type Payment,
  type PaymentWay,
  paymentSchema,
} from '../../../src/model/payments/schema.ts';
import { paymentAnswers } from '../../../src/model/payments/texts.ts';
import { purchaseSchema } from '../../../src/model/purchases/schema.ts';
import { oreToPay } from '../../../src/model/sale/records.ts';
import type { ContractInput, ContractOutput } from '../../../src/model/system/contracts.ts';
import { AppError } from '../../../src/model/base/errors.ts';
import { ok, type Answer, type Call } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { linkOrigin } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';
import type { Caller } from '../guards/identity.ts';
import { Refusal } from '../refusal.ts';
import { transactRecords } from '../records.ts';
import { paymentPath } from './records.ts';
import { settle, type PaymentTools } from './settle.ts';

type Starting = typeof paymentContracts.startPayment;
type Asking = typeof paymentContracts.paymentState;

/** The order, if it is the caller's. Nobody learns which other orders there are. */
async function ownOrder(records: Records, orderId: string, uid: string): Promise<PendingOrder> {
  const unknown = new Refusal(404, 'not-found', { text: paymentAnswers.unknownOrder });
  try {
    const order = await readPendingOrder(records, orderId);
    if (order.userId === uid) return order;
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown;
  }
  throw unknown;
}

const oreOf = (order: PendingOrder): number => oreToPay({ ...order, total: order.amount });

/** The payments of an order, the newest last. */
async function paymentsOf(records: Records, orderId: string): Promise<Payment[]> {
  const payments: Payment[] = [];
  for (;;) {
    const path = paymentPath(paymentReference(orderId, payments.length + 1));
    const next = await records.read(paymentSchema, path);
    if (!next) return payments;
    payments.push(next);
  }
}

/**
 * Refuses what cannot be paid without a person who looks at it. The rules checked the shape of the
 * order, but its prices are those that a browser sent: they must be those of the shop.
 */
async function requirePayable(records: Records, order: PendingOrder): Promise<void> {
  const refuse = (text: string) => new Refusal(409, 'order/not-pending', { text });
  if (!saleFacts({ order }).isUndecided) throw refuse(paymentAnswers.notWaiting);
  // The purchase proves what the buyer has agreed to.
  const agreed = findSalesTermsVersion(order.termsConsent?.version ?? '');
  if (agreed === undefined) throw refuse(paymentAnswers.byHandOnly);
  const catalogue = await readCatalogue(records, order);
  const check = checkApproval(order, catalogue);
  if (check.needsConfirmation || check.orderedOre === undefined)
    throw refuse(paymentAnswers.changed);
  // The money of an order that nobody can approve would only come and go.
  if (!(await hasUsableGiftCard(records, order))) throw refuse(paymentAnswers.giftCardBlocked);
  if (oreOf(order) < PAYMENT_MIN_ORE) throw refuse(paymentAnswers.byHandOnly);
}

interface WantedPayment {
  orderId: string;
  uid: string;
  way: PaymentWay;
  shop: Pick<PaymentTools, 'payments'>;
}

/** No payment begins in a way that the shop does not take today. */
function requireOffered({ way, shop }: Pick<WantedPayment, 'way' | 'shop'>): void {
  if (!paysAutomatically(shop)) {
    throw new Refusal(409, 'not-configured', { text: paymentAnswers.byHandOnly });
  }
  if (way === 'CARD' && !takesBankCards(shop)) {
    throw new Refusal(409, 'not-configured', { text: paymentAnswers.noBankCards });
  }
}

/** The payment of the order that is under way, or a new one: there is one at a time. */
function claimPayment(wanted: WantedPayment): Promise<Payment> {
  const { orderId, uid, way } = wanted;
  return transactRecords(async (records) => {
    const order = await ownOrder(records, orderId, uid);
    const payments = await paymentsOf(records, orderId);
    const current = payments.find(hasBought) ?? payments.findLast(isOpen);
    if (current) return current;
    requireOffered(wanted);
    await requirePayable(records, order);
    if (payments.length >= ATTEMPTS_MAX_COUNT) {
      throw new Refusal(409, 'order/not-pending', { text: paymentAnswers.byHandOnly });
    }
    const now = new Date();
    const payment: Payment = {
      id: paymentReference(orderId, payments.length + 1),
      orderId,
      userId: uid,
      amountOre: oreOf(order),
      way,
      status: 'waiting',
      createdAt: now,
      checkAt: new Date(now.getTime() + CHECK_AFTER_MS),
    };
    const { id, ...fields } = payment;
    records.set(paymentPath(id), fields);
    return payment;
  });
}

/** Begins the payment at the provider. The provider knows a repetition by the payment's reference. */
async function begin(payment: Payment, { provider }: PaymentTools): Promise<string> {
  const { id, orderId } = payment;
  const redirectUrl = await provider.create(payment, {
    returnUrl: new URL(paymentPagePath(orderId), linkOrigin).href,
    paymentDescription: paymentAnswers.description(orderNumber(orderId)),
  });
  await transactRecords(async (records) => {
    const stored = await records.read(paymentSchema, paymentPath(id));
    // Given up on while the provider was asked: it is there after all, and waits for its customer.
    const isGivenUp = stored?.status === 'expired' && stored.redirectUrl === undefined;
    const again = isGivenUp ? { status: 'waiting', checkAt: new Date() } : {};
    records.update(paymentPath(id), { redirectUrl, ...again });
  });
  return redirectUrl;
}

const isWaiting = ({ status }: Payment): boolean => status === 'waiting';

/** Ends a payment that waits, so that the customer can pay in another way. Returns it as it is then. */
async function cancelWaiting(payment: Payment, tools: PaymentTools): Promise<Payment> {
  await tools.provider.cancelPayment(payment);
  const after = (await settle(payment.id, tools)) ?? payment;
  if (isWaiting(after))
    throw new Refusal(502, 'service-failed', { text: paymentAnswers.providerDown });
  return after;
}

/** Answers with the provider's page for an order of the caller. */
export async function startPayment(
  { input: { orderId, way = 'WALLET' }, caller }: Call<ContractInput<Starting>, Caller>,
  tools: PaymentTools,
): Promise<Answer<ContractOutput<Starting>>> {
  const wanted = { orderId, uid: caller.uid, way, shop: tools };
  const claimed = await claimPayment(wanted);
  if (claimed.redirectUrl === undefined && !hasBought(claimed)) {
    const redirectUrl = await begin(claimed, tools);
    if (claimed.way === way) return ok({ success: true, redirectUrl });
  }
  // Begun before: the customer may have answered, or let it expire, and then there is a new one.
  const settled = (await settle(claimed.id, tools)) ?? claimed;
  const isOtherWay = isWaiting(settled) && settled.way !== way;
  if (isOtherWay) requireOffered(wanted);
  const payment = isOtherWay ? await cancelWaiting(settled, tools) : settled;
  if (hasBought(payment)) return ok({ success: true });
  if (isOpen(payment)) {
    const { redirectUrl } = payment;
    return ok({ success: true, ...(redirectUrl !== undefined && { redirectUrl }) });
  }
  const next = await claimPayment(wanted);
  return ok({ success: true, redirectUrl: next.redirectUrl ?? (await begin(next, tools)) });
}

/** True for an order whose purchase holds: it was not withdrawn or sent back since. */
async function isStillBought({ convertedToPurchaseId: orderId }: PendingOrder): Promise<boolean> {
  if (orderId === undefined) return false;
  const stored = await firestore().doc(documents.purchase.build({ orderId })).get();
  return saleFacts({ purchase: decodeSnapshot(purchaseSchema, stored) }).isBought;
}

/** Tells what became of the payments of an order of the caller. */
export async function paymentState(
  { input: { orderId }, caller }: Call<ContractInput<Asking>, Caller>,
  tools: PaymentTools,
): Promise<Answer<ContractOutput<Asking>>> {
  const read = () =>
    transactRecords(async (records) => {
      const order = await ownOrder(records, orderId, caller.uid);
      return { order, payments: await paymentsOf(records, orderId) };
    });
  // Those that ended before the newest are left to notifications: each costs a question to the provider.
  const begun = (await read()).payments;
  for (const payment of begun.filter((each) => isOpen(each) || each === begun.at(-1))) {
    // An order that is bought stays so without an answer of the provider: the sweep goes on.
    await settle(payment.id, tools).catch((thrown: unknown) => {
      if (!hasBought(payment)) throw thrown;
    });
  }
  const { order, payments } = await read();
  const isBought = await isStillBought(order);
  const payment = shownPayment(payments, isBought);
  const told = payment && isBegun(payment) ? { status: payment.status, way: payment.way } : {};
  return ok({ success: true, isBought, amountOre: oreOf(order), ...told });
}
