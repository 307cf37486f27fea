import type { CancelReason } from './cancellation.ts';
import { cancellationTexts as texts } from './cancellationTexts.ts';

export interface Cancellation {
  cancelReason?: CancelReason | undefined;
  cancelNote?: string | undefined;
}

function parts(reasons: Record<CancelReason, string>, cancelled: Cancellation): string[] {
  const { cancelReason, cancelNote = '' } = cancelled;
  const reason = cancelReason === undefined ? '' : reasons[cancelReason];
  return [reason, cancelNote.trim()].filter((part) => part !== '');
}

/** The reason as the customer reads it; empty for an order cancelled without one. */
export function reasonForCustomer(cancelled: Cancellation): string {
  return parts(texts.forCustomer, cancelled).join(' ');
}

/** The reason as the photographer reads it; empty for an order cancelled without one. */
export function reasonForShop(cancelled: Cancellation): string {
  return parts(texts.forShop, cancelled).join(': ');
}
