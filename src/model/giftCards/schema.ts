import * as z from 'zod/mini';
import { date, maybe, requiredDate, text, zeroByDefault } from '../base/schema.ts';
import { giftCardBookings } from './offer.ts';

/** A lost card is blocked; one whose purchase was withdrawn is taken back; one may be paid out. */
export const giftCardStates = ['open', 'blocked', 'taken-back', 'paid-out'] as const;

export type GiftCardState = (typeof giftCardStates)[number];

/** A card, under its code. Nobody but an administrator and the server reads it. */
export const giftCardSchema = z.object({
  id: z.string(),
  /** In kroner. */
  value: zeroByDefault,
  bookedAt: z.enum(giftCardBookings),
  /** The order with which it was sold; empty for one that the photographer has issued. */
  orderId: text,
  issuedAt: requiredDate,
  /** Such as `2029-11-28`, in Copenhagen. */
  lastDay: z.string(),
  state: z.enum(giftCardStates),
  /** Kroner that were paid out, and when. */
  paidOut: zeroByDefault,
  paidOutAt: date,
});

export type GiftCard = z.infer<typeof giftCardSchema>;

const paidPartSchema = z.object({
  code: z.string(),
  /** In kroner. */
  amount: zeroByDefault,
  bookedAt: z.enum(giftCardBookings),
  /** Kroner that a refund has given back to the card. */
  returned: maybe(z.number()),
});

/** The part of an order that a card pays. */
export type PaidPart = z.infer<typeof paidPartSchema>;

/** The field of orders and purchases that a card pays, all or a part. */
export const paidPartFields = { giftCard: maybe(paidPartSchema) };

/** The field of the page after checkout, which does not know yet when the card is booked. */
export const shownPartFields = {
  giftCard: maybe(
    z.object({
      code: z.string(),
      amount: zeroByDefault,
      bookedAt: maybe(z.enum(giftCardBookings)),
    }),
  ),
};

const soldGiftCardSchema = z.object({
  code: z.string(),
  value: zeroByDefault,
  lastDay: z.string(),
});

/** A card as its buyer is told of it. */
export type SoldGiftCard = z.infer<typeof soldGiftCardSchema>;

/** The field of a purchase of cards. */
export const soldGiftCardFields = { giftCards: maybe(z.array(soldGiftCardSchema)) };

/** A card as a customer who knows its code is told of it, with the kroner that are left. */
export const foundGiftCardSchema = z.object({
  code: z.string(),
  left: zeroByDefault,
  lastDay: z.string(),
  /** Decides whether it pays the price or is taken off it. */
  bookedAt: maybe(z.enum(giftCardBookings)),
});

export type FoundGiftCard = z.infer<typeof foundGiftCardSchema>;

/** The field of a cart and of an order that is on its way: the amount follows from the items. */
export const foundGiftCardField = { giftCard: maybe(foundGiftCardSchema) };
