/** The time at which the value of a card is a sale: when it is used, when it is sold, or never, as nothing was paid. */
export const giftCardBookings = ['use', 'sale', 'never'] as const;

export type GiftCardBooking = (typeof giftCardBookings)[number];

const atUse: Record<GiftCardBooking, boolean> = { use: true, sale: false, never: false };

/** True for a card whose value is a sale when it is used. */
export function isSaleAtUse({ bookedAt }: { bookedAt: GiftCardBooking }): boolean {
  return atUse[bookedAt];
}

const noPayment: Record<GiftCardBooking, boolean> = { use: false, sale: false, never: true };

/** True for a card that was given away, for which nothing was paid. */
export function isGivenAway({ bookedAt }: { bookedAt: GiftCardBooking }): boolean {
  return noPayment[bookedAt];
}

/** No card is worth more. */
export const GIFT_CARD_MAX_KRONER = 100_000;

/** The gift cards that a shop sells. Amounts are whole kroner. */
export interface GiftCardOffer {
  /** The years for which a card is valid. */
  years: number;
  /** The amounts to choose from; others may be typed between the bounds. Without any no card is sold any more. */
  amounts: readonly number[];
  least: number;
  most: number;
  /** The time at which moms falls due: a card for several purposes has it at its use, one for one purpose at its sale. */
  vatAt: Exclude<GiftCardBooking, 'never'>;
}

type IssuingRules = Pick<GiftCardOffer, 'years' | 'vatAt'>;

/** The rules for a card that is approved after the shop has stopped selling them: those of the law. */
const LEGAL_RULES: IssuingRules = { years: 3, vatAt: 'use' };

/** The rules by which the cards of an order are issued. */
export function issuingRules(offer: IssuingRules | false): IssuingRules {
  return offer || LEGAL_RULES;
}

/** False for a shop that has stopped selling cards, and takes those that it has sold. */
export function sellsNewGiftCards({ amounts }: GiftCardOffer): boolean {
  return amounts.length > 0;
}

/** True for an amount that a customer may buy a card of. */
export function isOfferedAmount(kroner: number, offer: GiftCardOffer): boolean {
  const { amounts, least, most } = offer;
  const isBetween = Number.isInteger(kroner) && kroner >= least && kroner <= most;
  return sellsNewGiftCards(offer) && (amounts.includes(kroner) || isBetween);
}
