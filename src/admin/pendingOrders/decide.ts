import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { rejectOrder } from '#src/data/orders/rejectOrder.ts';
import { AppError, isAnswerLost } from '#src/model/base/errors.ts';
import type { ApprovalCheck, SeenDifferences } from '#src/model/orders/approval.ts';
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

/** What a mail says of an order that waits, or is rejected. */
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

/** Runs a decision; when its answer is lost the order is kept until it is known what became of it. */
async function runDecision<Answer>(attempt: Attempt, work: () => Promise<Answer>): Promise<Answer> {
  if (!navigator.onLine) throw new AppError('offline');
  beginAttempt(attempt);
  try {
    return await work();
  } catch (thrown) {
    if (isAnswerLost(thrown)) noteUnconfirmed(attempt);
    else endAttempt(attempt.order.id);
    throw thrown;
  }
}

interface Outcome {
  entry: UnsentMail;
  /** Whether the customer has still to be told of it, and it is for this browser to do. */
  isOwed: boolean;
}

const conclusions: Record<OrderDecision, (orderId: string) => void> = {
  approved: (orderId) => {
    showToast({ kind: 'success', text: pendingOrderTexts.approved(orderId) });
    startArchive(orderId);
  },
  rejected: () => showToast({ kind: 'success', text: pendingOrderTexts.rejected }),
};

/** A decision that is known. Two tries that end at once have one outcome. */
function conclude({ entry, isOwed }: Outcome): void {
  endAttempt(entry.id);
  if (useDecisions.getState().decided.some(({ id }) => id === entry.id)) return;
  noteDecided({ ...entry, mailState: isOwed ? 'sending' : 'none' });
  const { kind, orderId = '' } = entry;
  conclusions[kind](orderId);
  if (isOwed) void mailDecision(entry);
}

/**
 * Approves an order: its archive begins and its customer is told. The answer is what the photographer
 * has to confirm first, when the prices differ.
 */
export async function approve(
  order: PendingOrder,
  seen?: SeenDifferences,
): Promise<ApprovalCheck | undefined> {
  const { id } = order;
  // Whoever lost the answer to an earlier try has told nobody yet.
  const wasOwed = isAnswerMissing(id);
  const approval = await runDecision({ order, kind: 'approved' }, () =>
    approveOrder(id, seen && { seen }),
  );
  if (approval.kind === 'needs-confirmation') {
    endAttempt(id);
    return approval.check;
  }
  const { purchase, isNews } = approval;
  conclude({
    entry: { id, kind: 'approved', orderId: purchase.id, mail: mailedPurchase(purchase) },
    isOwed: isNews || (wasOwed && isAnswerMissing(id)),
  });
  return undefined;
}

/** Rejects an order, and tells its customer. */
export async function reject(order: PendingOrder): Promise<void> {
  const { id } = order;
  const wasOwed = isAnswerMissing(id);
  const isNews = await runDecision({ order, kind: 'rejected' }, () => rejectOrder(id));
  conclude({
    entry: { id, kind: 'rejected', mail: mailedOrder(order) },
    isOwed: isNews || (wasOwed && isAnswerMissing(id)),
  });
}
