import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { rejectOrder } from '#src/data/orders/rejectOrder.ts';
import { AppError, isResultUnknown } from '#src/model/base/errors.ts';
import type { ApprovalCheck, ConfirmedDifferences } from '#src/model/orders/approval.ts';
import { sumKroner } from '#src/model/base/money.ts';
import type { Rejection } from '#src/model/orders/cancellation.ts';
import type { MailedOrder } from '#src/model/orders/mail.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { pendingOrderTexts } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder, UnsentMail } from '#src/model/orders/schema.ts';
import type { OrderDecision } from '#src/model/orders/status.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { showToast } from '#src/stores/toasts.ts';
import { startArchive } from '../archives/archives.ts';
import {
  beginAttempt,
  endAttempt,
  isAnswerMissing,
  noteDecided,
  noteUnconfirmed,
  useDecisions,
  type Attempt,
  mailDecision,
} from './decisions.ts';

/** The order as the mail about it describes it. */
export function mailedOrder(order: PendingOrder): MailedOrder {
  const { id, customerName, customerEmail, items, amount: total, paymentMethod } = order;
  return {
    number: orderNumber(id),
    customerName,
    customerEmail,
    items: items.map(({ name, price }) => ({ name, price })),
    total,
    paymentMethod,
  };
}

function mailedPurchase(purchase: Purchase): MailedOrder {
  const { id, userName, userEmail, items, totalAmount, paymentMethod } = purchase;
  return {
    number: id,
    customerName: userName,
    customerEmail: userEmail,
    items: items.map(({ name, price }) => ({ name, price })),
    total: totalAmount,
    paymentMethod,
  };
}

/** Runs a decision. When its answer is lost, the order is remembered until the outcome is known. */
async function runDecision<Answer>(attempt: Attempt, send: () => Promise<Answer>): Promise<Answer> {
  if (!navigator.onLine) throw new AppError('offline');
  beginAttempt(attempt);
  try {
    return await send();
  } catch (thrown) {
    if (isResultUnknown(thrown)) noteUnconfirmed(attempt);
    else endAttempt(attempt.order.id);
    throw thrown;
  }
}

interface Outcome {
  entry: UnsentMail;
  /** The customer has not been mailed yet, and this browser has to do it. */
  mustNotify: boolean;
}

const conclusions: Record<OrderDecision, (orderId: string) => void> = {
  approved: (orderId) => {
    showToast({ kind: 'success', text: pendingOrderTexts.approved(orderId) });
    startArchive(orderId);
  },
  // One message tells of all orders that were rejected together.
  rejected: () => undefined,
};

/** Records a known decision. Two attempts that end at once are recorded once. */
function conclude({ entry, mustNotify }: Outcome): void {
  endAttempt(entry.id);
  if (useDecisions.getState().decided.some(({ id }) => id === entry.id)) return;
  noteDecided({ ...entry, mailState: mustNotify ? 'sending' : 'none' });
  const { kind, orderId = '' } = entry;
  conclusions[kind](orderId);
  if (mustNotify) void mailDecision(entry);
}

/**
 * Approves an order, starts its archive and mails the customer. Returns the differences that the
 * photographer has to confirm first, if there are any.
 */
export async function approve(
  order: PendingOrder,
  confirmed?: ConfirmedDifferences,
): Promise<ApprovalCheck | undefined> {
  const { id } = order;
  // An earlier attempt without an answer has not mailed the customer.
  const wasUnanswered = isAnswerMissing(id);
  const approval = await runDecision({ order, kind: 'approved' }, () =>
    approveOrder(id, confirmed && { confirmed }),
  );
  if (approval.kind === 'needs-confirmation') {
    endAttempt(id);
    return approval.check;
  }
  const { purchase, isNewDecision } = approval;
  conclude({
    entry: {
      id,
      kind: 'approved',
      userId: order.userId,
      orderId: purchase.id,
      mail: mailedPurchase(purchase),
    },
    mustNotify: isNewDecision || (wasUnanswered && isAnswerMissing(id)),
  });
  return undefined;
}

/** Rejects one order of the group. Returns true when its customer has to be told. */
async function rejectOne(order: PendingOrder, rejection: Rejection): Promise<boolean> {
  const { id } = order;
  const wasUnanswered = isAnswerMissing(id);
  const isNewDecision = await runDecision({ order, kind: 'rejected', rejection }, () =>
    rejectOrder(id, rejection),
  );
  return isNewDecision || (wasUnanswered && isAnswerMissing(id));
}

function mailedRejection(orders: readonly PendingOrder[], rejection: Rejection): MailedOrder {
  const [first, ...others] = orders.map(mailedOrder);
  if (!first) throw new AppError('invalid-argument');
  return {
    ...first,
    otherNumbers: others.map(({ number }) => number),
    items: [first, ...others].flatMap(({ items }) => items),
    total: sumKroner([first, ...others].map(({ total }) => total)),
    rejection,
  };
}

/** Records the rejections that are known. The customer gets one mail about all of them. */
function concludeRejections(
  rejected: readonly { order: PendingOrder; mustNotify: boolean }[],
  rejection: Rejection,
): void {
  const mailed = rejected.filter(({ mustNotify }) => mustNotify).map(({ order }) => order);
  const mailedId = mailed[0]?.id;
  for (const { order } of rejected) {
    const { id, userId } = order;
    const isMailed = id === mailedId;
    const mail = isMailed ? mailedRejection(mailed, rejection) : mailedOrder(order);
    conclude({ entry: { id, kind: 'rejected', userId, mail }, mustNotify: isMailed });
  }
}

/**
 * Rejects orders of one customer, one after the other, and mails the customer. It stops at the
 * first that fails: what is rejected until then is recorded, and a repetition goes on with the rest.
 */
export async function reject(
  orders: readonly PendingOrder[],
  rejection: Rejection,
  onProgress: (count: number) => void = () => undefined,
): Promise<void> {
  const rejected: { order: PendingOrder; mustNotify: boolean }[] = [];
  try {
    for (const order of orders) {
      rejected.push({ order, mustNotify: await rejectOne(order, rejection) });
      onProgress(rejected.length);
    }
  } finally {
    concludeRejections(rejected, rejection);
    if (rejected.length > 0) {
      showToast({ kind: 'success', text: pendingOrderTexts.rejectedCount(rejected.length) });
    }
  }
}
