import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { AppErrorCode } from '../../../src/model/base/errors.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { cancellation } from '../../../src/model/orders/cancellation.ts';
import { pendingOrderSchema, type PendingOrder } from '../../../src/model/orders/schema.ts';
import { withdrawalTexts } from '../../../src/model/withdrawal/texts.ts';
import { lifeOf, type WithdrawalProblem } from '../../../src/model/sale/life.ts';
import { withdrawalProblem } from '../../../src/model/withdrawal/withdrawal.ts';
import {
  withdrawalStatementSchema,
  type WithdrawalStatement,
} from '../../../src/model/withdrawal/form.ts';
import { isPaymentOf } from '../../../src/model/payments/reference.ts';
import {
  hasBought,
  paymentDocument,
  paymentSchema,
  returning,
} from '../../../src/model/payments/schema.ts';
import { purchaseSchema, type Purchase } from '../../../src/model/purchases/schema.ts';
import { withdrawalAnswers } from '../../../src/model/system/functionTexts.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { balanceOf } from '../giftCards/giftCards.ts';
import { cancelSale } from '../payments/cancelSale.ts';
import { serverRecords } from '../records.ts';
import { Refusal } from '../refusal.ts';

/** An order and what became of it, as a transaction reads them. */
export interface FoundOrder {
  order: PendingOrder | undefined;
  purchase: Purchase | undefined;
  /** A statement that waits for its confirmation. */
  statement: WithdrawalStatement | undefined;
}

export const statementRef = (orderId: string): DocumentReference =>
  firestore().doc(documents.withdrawalStatement.build({ orderId }));

/** Reads the order with this id, and the purchase that it became or that has the same id. */
export async function readFound(transaction: Transaction, id: string): Promise<FoundOrder> {
  const db = firestore();
  const pending = db.doc(documents.pendingOrder.build({ pendingOrderId: id }));
  const order = decodeSnapshot(pendingOrderSchema, await transaction.get(pending));
  const orderId = order?.convertedToPurchaseId ?? id;
  const [bought, stated] = await transaction.getAll(
    db.doc(documents.purchase.build({ orderId })),
    statementRef(orderId),
  );
  return {
    order,
    purchase: bought && decodeSnapshot(purchaseSchema, bought),
    statement: stated && decodeSnapshot(withdrawalStatementSchema, stated),
  };
}

/** The record that is withdrawn: the purchase once there is one. */
export function recordToWithdraw({ order, purchase }: FoundOrder): PendingOrder | Purchase {
  const record = purchase ?? order;
  if (!record) throw new Refusal(404, 'not-found', { text: withdrawalAnswers.unknownOrder });
  return record;
}

const codes: Record<WithdrawalProblem, AppErrorCode> = {
  withdrawn: 'order/withdrawn',
  cancelled: 'order/cancelled',
  downloaded: 'order/downloaded',
  late: 'order/not-pending',
  used: 'order/not-pending',
};

const notWithdrawable = (problem: WithdrawalProblem): Refusal =>
  new Refusal(409, codes[problem], { text: withdrawalTexts.problems[problem] });

interface Withdrawal {
  name: string;
  at: Date;
}

function cancelOrder(transaction: Transaction, { id }: PendingOrder, { name, at }: Withdrawal) {
  transaction.update(firestore().doc(documents.pendingOrder.build({ pendingOrderId: id })), {
    ...cancellation('withdrawn-by-customer', at),
    withdrawnAt: at,
    withdrawnBy: name,
  });
}

/** The payment whose money goes back with a purchase: one that the provider has taken. */
async function paymentToReturn(
  transaction: Transaction,
  { id, paymentIntentId: reference }: Purchase,
): Promise<DocumentReference | undefined> {
  if (!isPaymentOf(id, reference)) return undefined;
  const paymentRef = firestore().doc(paymentDocument.build({ reference }));
  const payment = decodeSnapshot(paymentSchema, await transaction.get(paymentRef));
  return payment && hasBought(payment) ? paymentRef : undefined;
}

/** Refuses for cards that somebody has used. */
async function requireUnused(transaction: Transaction, purchase: Purchase): Promise<void> {
  for (const { code } of purchase.giftCards ?? []) {
    const { isUsed, giftCard } = await balanceOf(transaction, code);
    if (isUsed || giftCard.paidOut > 0) throw notWithdrawable('used');
  }
}

async function cancelPurchase(
  transaction: Transaction,
  purchase: Purchase,
  { name, at }: Withdrawal,
): Promise<void> {
  const payment = await paymentToReturn(transaction, purchase);
  await requireUnused(transaction, purchase);
  const withdrawal = { at, withdrawnAt: at, withdrawnBy: name };
  await cancelSale(serverRecords(transaction), purchase, withdrawal);
  if (payment) transaction.update(payment, returning(at));
}

/**
 * Withdraws what `permit` lets through, and tells the time that counts. A withdrawal that is
 * repeated tells the time of the first. Approvals and first downloads change the same records, so
 * that they happen entirely before or after.
 */
export async function withdraw(
  id: string,
  permit: (found: FoundOrder) => Withdrawal,
): Promise<Date> {
  return firestore().runTransaction(async (transaction) => {
    const found = await readFound(transaction, id);
    const withdrawal = permit(found);
    const record = recordToWithdraw(found);
    if (record.withdrawnAt) return record.withdrawnAt;
    // The time of the statement counts, also when it is confirmed later.
    const problem = withdrawalProblem(lifeOf(found), withdrawal.at);
    if (problem) throw notWithdrawable(problem);
    if (found.purchase) await cancelPurchase(transaction, found.purchase, withdrawal);
    else if (found.order) cancelOrder(transaction, found.order, withdrawal);
    if (found.statement) transaction.delete(statementRef(found.statement.id));
    return withdrawal.at;
  });
}
