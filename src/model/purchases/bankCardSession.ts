import { fromOre } from '../base/money.ts';
import type { OrderLine } from '../sale/schema.ts';
import { purchaseItemFrom } from './item.ts';
import type { Purchase } from './schema.ts';

/** A paid card session; its amounts are in øre. */
export interface BankCardSession {
  sessionId: string;
  paymentIntentId: string;
  userId: string;
  userEmail: string;
  userName: string;
  currency: string;
  createdAt: Date;
  amountTotal: number;
  /** Each line's `price` is in øre too. */
  lines: readonly OrderLine[];
}

export function purchaseFromBankCardSession(
  session: BankCardSession,
  { orderId, now }: { orderId: string; now: Date },
): Purchase {
  return {
    id: orderId,
    userId: session.userId,
    userEmail: session.userEmail,
    userName: session.userName,
    items: session.lines.map((line, itemIndex) => ({
      ...purchaseItemFrom(line, { orderId, itemIndex }),
      price: fromOre(line.price),
    })),
    totalAmount: fromOre(session.amountTotal),
    currency: session.currency.toUpperCase(),
    paymentMethod: 'card',
    paymentStatus: 'completed',
    purchaseDate: now,
    completedDate: now,
    downloadCount: 0,
    isArchived: false,
    adminNotes: '',
    stripeSessionId: session.sessionId,
    paymentIntentId: session.paymentIntentId,
    backupStatus: 'pending',
    updatedAt: now,
  };
}
