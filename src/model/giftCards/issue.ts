import { pathTemplate } from '../base/paths.ts';
import type { Records } from '../base/records.ts';
import { isGiftCard, type OrderLine } from '../sale/schema.ts';
import { lastDayOf } from './balance.ts';
import type { GiftCardBooking } from './offer.ts';
import type { GiftCard, SoldGiftCard } from './schema.ts';

/** Apart from `documents`, which every page carries. */
export const giftCardDocument = pathTemplate('gift-cards/{code}');

interface IssuingFacts {
  years: number;
  now: Date;
  createCode: () => string;
}

/** The cards of a purchase, one for each line that is a card; undefined where none is. */
export function giftCardsFor(
  lines: readonly Pick<OrderLine, 'type' | 'price'>[],
  { years, now, createCode }: IssuingFacts,
): SoldGiftCard[] | undefined {
  const giftCards = lines.filter(isGiftCard);
  if (giftCards.length === 0) return undefined;
  const lastDay = lastDayOf(now, years);
  return giftCards.map(({ price }) => ({ code: createCode(), value: price, lastDay }));
}

/** Writes a card that can be used from now on. */
export function writeGiftCard(
  records: Pick<Records, 'set'>,
  { code, value, lastDay }: SoldGiftCard,
  facts: { bookedAt: GiftCardBooking; orderId: string; issuedAt: Date },
): void {
  const giftCard: Omit<GiftCard, 'id'> = { value, lastDay, ...facts, state: 'open', paidOut: 0 };
  records.set(giftCardDocument.build({ code }), giftCard);
}
