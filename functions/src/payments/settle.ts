import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { AppError, isOrderRefusal } from '../../../src/model/base/errors.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import type { Records } from '../../../src/model/base/records.ts';
import {
  answerAbout,
  isCancelled,
  leftToCapture,
  leftToRefund,
  type ProviderAnswer,
  type ProviderPayment,
} from '../../../src/model/payments/epayment.ts';
import {
  bookedAs,
  CHECK_AFTER_MS,
  COLLECT_AFTER_MS,
  isDecided,
  isOpen,
  type Payment,
  paymentSchema,
  type PaymentStatus,
  returning,
  UNKNOWN_AFTER_MS,
} from '../../../src/model/payments/schema.ts';
import { noteRefund } from '../../../src/model/purchases/purchase.ts';
import { purchaseSchema } from '../../../src/model/purchases/schema.ts';
import { isDownloaded } from '../../../src/model/sale/life.ts';
import { refundWithMoney } from '../../../src/model/sale/refund.ts';
import { traceOf } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { approvePaid } from './approvePaid.ts';
import { cancelSale } from './cancelSale.ts';
import type { PaymentProvider } from './provider.ts';
import type { Shop } from '../../../src/model/settings/schema.ts';
import { transactRecords } from '../records.ts';
import { askAgainFrom, askNoMore, paymentPath, readPayment } from './records.ts';

/** The places outside the database at which a payment is settled. */
export interface PaymentTools {
  provider: PaymentProvider;
  /** The payments that the shop takes today. Those that have begun are ended in any case. */
  payments: Shop['payments'];
}

/** Makes the order a purchase, unless it is one already or cannot be one any more. */
async function buy(
  records: Records,
  { id, orderId, amountOre, way }: Payment,
): Promise<PaymentStatus> {
  const payment = { paymentIntentId: id, paymentMethod: bookedAs[way] };
  const decision = await approvePaid(records, { orderId, amountOre, payment });
  if (decision.kind !== 'approved') return 'returning';
  if (decision.isNew) return 'paid';
  const path = documents.purchase.build({ orderId: decision.orderId });
  const purchase = await records.read(purchaseSchema, path);
  return purchase?.paymentIntentId === id ? 'paid' : 'returning';
}

const cannotBeBought = (thrown: unknown): boolean =>
  isOrderRefusal(thrown) || (thrown instanceof AppError && thrown.code === 'already-exists');

async function statusAfter(
  records: Records,
  payment: Payment,
  answer: ProviderAnswer,
): Promise<PaymentStatus> {
  if (answer !== 'authorized') return answer;
  try {
    return await buy(records, payment);
  } catch (thrown) {
    if (cannotBeBought(thrown)) return 'returning';
    throw thrown;
  }
}

/** Takes the provider's answer over, together with the purchase. What is decided stays as it is. */
function decide(reference: string, answer: ProviderAnswer): Promise<Payment | undefined> {
  return transactRecords(async (records) => {
    const path = paymentPath(reference);
    const payment = await records.read(paymentSchema, path);
    if (!payment || isDecided(payment)) return payment;
    const status = await statusAfter(records, payment, answer);
    if (status === payment.status) return payment;
    const checkAt = isOpen({ status }) ? new Date() : undefined;
    records.update(path, { status, checkAt: checkAt ?? FieldValue.delete() });
    return { ...payment, status, checkAt };
  });
}

/** The money has arrived. A payment that is to be returned since then stays as it is. */
function close(payment: Payment): Promise<Payment> {
  return transactRecords(async (records) => {
    const path = paymentPath(payment.id);
    const stored = (await records.read(paymentSchema, path)) ?? payment;
    if (stored.status !== payment.status) return stored;
    const change = { status: 'captured', settledAt: new Date() } as const;
    records.update(path, { ...change, checkAt: FieldValue.delete() });
    return { ...stored, ...change };
  });
}

/** The money has gone back, all or a part. A purchase that was paid with it is refunded with its credit note. */
function closeReturned(payment: Payment, partOre?: number): Promise<Payment> {
  const { id, orderId } = payment;
  const status = partOre === undefined ? 'returned' : 'captured';
  return transactRecords(async (records) => {
    const purchase = await records.read(purchaseSchema, documents.purchase.build({ orderId }));
    if (purchase?.paymentIntentId === id && !purchase.refundedAt) {
      await noteRefund(records, purchase, partOre && refundWithMoney(purchase, partOre));
    }
    const change = { status, settledAt: new Date() } as const;
    records.update(paymentPath(id), { ...change, checkAt: FieldValue.delete() });
    return { ...payment, ...change };
  });
}

/** True once the pictures of a purchase lie ready or were fetched, or the reservation would lapse before. */
async function isCollectable({ orderId, createdAt }: Payment): Promise<boolean> {
  if (Date.now() - createdAt.getTime() > COLLECT_AFTER_MS) return true;
  const stored = await firestore().doc(documents.purchase.build({ orderId })).get();
  const purchase = decodeSnapshot(purchaseSchema, stored);
  return purchase?.backupStatus !== 'pending' || isDownloaded(purchase);
}

/** Ends the sale whose reservation is cancelled in the provider's portal, all or a part: its price will not come. */
function endSale(payment: Payment): Promise<Payment> {
  return transactRecords(async (records) => {
    const path = paymentPath(payment.id);
    const stored = (await records.read(paymentSchema, path)) ?? payment;
    if (stored.status !== 'paid') return stored;
    const now = new Date();
    const purchasePath = documents.purchase.build({ orderId: payment.orderId });
    const purchase = await records.read(purchaseSchema, purchasePath);
    if (purchase?.paymentIntentId === payment.id) await cancelSale(records, purchase, { at: now });
    records.update(path, returning(now));
    return { ...stored, ...returning(now) };
  });
}

/** Collects the money of a purchase when its pictures lie ready: so the terms of sale say. */
async function deliver(
  payment: Payment,
  known: ProviderPayment,
  tools: PaymentTools,
): Promise<Payment> {
  const { provider } = tools;
  if (isCancelled(known)) {
    const ended = await endSale(payment);
    return ended.status === 'returning' ? giveBack(ended, known, tools) : ended;
  }
  if (!(await isCollectable(payment))) return payment;
  const ore = leftToCapture(known);
  if (ore > 0) await provider.capture(payment, ore);
  return close(payment);
}

async function giveBack(
  payment: Payment,
  known: ProviderPayment,
  { provider }: PaymentTools,
): Promise<Payment> {
  if (leftToCapture(known) > 0) await provider.release(payment);
  const ore = leftToRefund(known);
  if (ore > 0) await provider.refund(payment, ore);
  return closeReturned(payment);
}

/** Sends a part of the collected money back, as far as that is not done. */
async function giveBackPart(
  payment: Payment,
  known: ProviderPayment,
  { provider }: PaymentTools,
): Promise<Payment> {
  const { partOre = 0 } = payment;
  const ore = leftToRefund(known, partOre);
  if (ore > 0) await provider.refund(payment, ore);
  return closeReturned(payment, partOre);
}

function isUnknownForLong({ createdAt }: Payment): boolean {
  return Date.now() - createdAt.getTime() > UNKNOWN_AFTER_MS;
}

/**
 * Asks the provider about a payment and does what follows from the answer, as far as it is not done:
 * the one way from a payment to a purchase, however often and in whatever order it is asked for. Cut
 * off anywhere, it is completed by the next call. Returns the payment as it is then.
 */
export async function settle(reference: string, tools: PaymentTools): Promise<Payment | undefined> {
  const payment = await readPayment(reference);
  if (!payment || (isDecided(payment) && !isOpen(payment))) return payment;
  // Of one that waits for its pictures nothing else is to be learnt.
  if (payment.status === 'paid' && !(await isCollectable(payment))) return payment;
  const known = await tools.provider.find(payment);
  if (!known) return isUnknownForLong(payment) ? decide(reference, 'expired') : payment;
  const decided = await decide(reference, answerAbout(payment, known));
  if (decided?.status === 'paid') return deliver(decided, known, tools);
  if (decided?.status === 'returning') return giveBack(decided, known, tools);
  if (decided?.status === 'reducing') return giveBackPart(decided, known, tools);
  return decided;
}

/** As many as are asked about within the time that the function has. */
const SWEPT_MAX_COUNT = 200;

/** A payment that fails, or cannot even be read, must not stand in the way of the others. */
async function settleOrPostpone(reference: string, tools: PaymentTools): Promise<void> {
  try {
    const payment = await settle(reference, tools);
    if (!payment) return;
    if (!isOpen(payment)) {
      await askNoMore(reference);
      return;
    }
  } catch (thrown) {
    logger.error('A payment could not be settled', { reference, ...traceOf(thrown) });
  }
  await askAgainFrom(reference, new Date(Date.now() + CHECK_AFTER_MS));
}

/** Settles every payment that nobody has told about, or that was left on the way. */
export async function settleDuePayments(tools: PaymentTools, now: Date): Promise<void> {
  const due = await firestore()
    .collection(collections.payments)
    .where('checkAt', '<=', now)
    .orderBy('checkAt')
    .limit(SWEPT_MAX_COUNT)
    .get();
  for (const { id } of due.docs) await settleOrPostpone(id, tools);
}
