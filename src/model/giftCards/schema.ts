import * as z from 'zod/mini';
import { amount, date, maybe, requiredDate, text } from '../base/schema.ts';
import { giftCardBookings, readsGiftCards } from './offer.ts';

/** A lost card is blocked; one whose purchase was withdrawn is taken back; one may be paid out. */
export const giftCardStates = ['open', 'blocked', 'taken-back', 'paid-out'] as const;

export type GiftCardState = (typeof giftCardStates)[number];

/** A card, under its code. Nobody but an administrator and the server reads it. */
export const giftCardSchema = z.object({
  id: z.string(),
  /** In kroner. */
  value: amount,
  bookedAt: z.enum(giftCardBookings),
  /** The order with which it was sold; empty for one that the photographer has issued. */
  orderId: text,
  issuedAt: requiredDate,
  /** Such as `2029-11-28`, in Copenhagen. */
  lastDay: z.string(),
  state: z.enum(giftCardStates),
  /** Kroner that were paid out, and when. */
  paidOut: amount,
  paidOutAt: date,
});

export type GiftCard = z.infer<typeof giftCardSchema>;

/** Made when it is asked for, so that a shop without gift cards does without. */
const paidPartSchema = () =>
  z.object({
    code: z.string(),
    amount,
    bookedAt: z.enum(giftCardBookings),
    returned: maybe(z.number()),
  });

/** The part of an order that a card pays. */
export interface PaidPart {
  code: string;
  /** In kroner. */
  amount: number;
  bookedAt: z.infer<typeof giftCardSchema>['bookedAt'];
  /** Kroner that a refund has given back to the card. */
  returned?: number | undefined;
}

/** The field of orders and purchases that a card pays, all or a part. */
export const paidPartFields = (readsGiftCards ? { giftCard: maybe(paidPartSchema()) } : {}) as {
  giftCard: ReturnType<typeof maybe<PaidPart>>;
};

/** The field of the page after checkout. */
export const shownPartFields = (
  readsGiftCards ? { giftCard: maybe(z.object({ code: z.string(), amount })) } : {}
) as { giftCard: ReturnType<typeof maybe<Pick<PaidPart, 'code' | 'amount'>>> };

/** A card as its buyer is told of it. */
export interface SoldGiftCard {
  code: string;
  value: number;
  lastDay: string;
}

const soldGiftCardSchema = () => z.object({ code: z.string(), value: amount, lastDay: z.string() });

/** The field of a purchase of cards. */
export const soldGiftCardFields = (
  readsGiftCards ? { giftCards: maybe(z.array(soldGiftCardSchema())) } : {}
) as {
  giftCards: ReturnType<typeof maybe<SoldGiftCard[]>>;
};

/** A card as a customer who knows its code is told of it. */
export interface FoundGiftCard {
  code: string;
  /** In kroner. */
  left: number;
  lastDay: string;
}

export const foundGiftCardSchema = () =>
  z.object({ code: z.string(), left: amount, lastDay: z.string() });

/** The field of a cart and of an order that is on its way: the amount follows from the items. */
export const foundGiftCardField = (
  readsGiftCards ? { giftCard: maybe(foundGiftCardSchema()) } : {}
) as {
  giftCard: ReturnType<typeof maybe<FoundGiftCard>>;
};
