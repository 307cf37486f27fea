import { formatDateTime } from '../base/dates.ts';
import { salesTermsDate } from '../content/legal/salesTermsVersions.ts';
import { cartTexts } from '../cart/texts.ts';
import { giftCardTexts } from '../giftCards/texts.ts';
import { isGiftCard, type OrderLine } from '../sale/schema.ts';
import type { CancelReason } from './cancellation.ts';
import type { TermsConsent } from './schema.ts';
import { cancellationTexts, orderHistoryTexts } from './texts.ts';

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
  return parts(cancellationTexts.forCustomer, cancelled).join(' ');
}

/** The reason as the photographer reads it; empty for an order cancelled without one. */
export function reasonForShop(cancelled: Cancellation): string {
  return parts(cancellationTexts.forShop, cancelled).join(': ');
}

/** The consent to what was ordered, word for word, with its time and the version of the terms. */
export function consentSentence(
  { version, acceptedAt }: TermsConsent,
  items: readonly Pick<OrderLine, 'type'>[],
): string {
  const day = salesTermsDate(version);
  const { consent } = items.some(isGiftCard) ? giftCardTexts : cartTexts;
  return orderHistoryTexts.consentGiven(formatDateTime(acceptedAt), day, consent);
}
