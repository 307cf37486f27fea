import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { rejectOrder } from '#src/data/orders/rejectOrder.ts';
import { AppError, isResultUnknown } from '#src/model/base/errors.ts';
import type { ApprovalCheck, ConfirmedDifferences } from '#src/model/orders/approval.ts';
import type { MailedOrder } from '#src/model/orders/mail.ts';
import { shortOrderId } from '#src/model/orders/orderId.ts';
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
    number: shortOrderId(id),
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
  rejected: () => showToast({ kind: 'success', text: pendingOrderTexts.rejected }),
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
    entry: { id, kind: 'approved', orderId: purchase.id, mail: mailedPurchase(purchase) },
    mustNotify: isNewDecision || (wasUnanswered && isAnswerMissing(id)),
  });
  return undefined;
}

/** Rejects an order and mails the customer. */
export async function reject(order: PendingOrder): Promise<void> {
  const { id } = order;
  const wasUnanswered = isAnswerMissing(id);
  const isNewDecision = await runDecision({ order, kind: 'rejected' }, () => rejectOrder(id));
  conclude({
    entry: { id, kind: 'rejected', mail: mailedOrder(order) },
    mustNotify: isNewDecision || (wasUnanswered && isAnswerMissing(id)),
  });
}
