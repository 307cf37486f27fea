import * as z from 'zod/mini';
import { typedCode } from '#src/model/cart/codes.ts';
import { answer, contract } from '#src/model/system/contracts.ts';
import { giftCardCode } from '#src/model/giftCards/code.ts';
import { GIFT_CARD_MAX_KRONER } from '#src/model/giftCards/offer.ts';
import { foundGiftCardSchema } from '#src/model/giftCards/schema.ts';

/** The changes that an administrator makes to a card. */
export const giftCardChanges = ['block', 'open', 'pay-out'] as const;

export type GiftCardChange = (typeof giftCardChanges)[number];

const storedCode = z.string().check(z.refine((code) => giftCardCode(code) === code));

/** The functions of gift cards, apart from the others: a shop without them does not carry them. */
export const giftCardContracts = {
  /** Tells what is left of a card to somebody who knows its code. */
  findGiftCard: contract({
    name: 'findGiftCard',
    path: '/api/find-gift-card',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({ code: typedCode }),
    output: z.object({ ...answer, card: z.optional(foundGiftCardSchema) }),
  }),
  /** Issues a card that was sold in person or is given away; for administrators. */
  issueGiftCard: contract({
    name: 'issueGiftCard',
    path: '/api/issue-gift-card',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      /** Made by the browser, so that a repeated request issues no second card. */
      code: storedCode,
      value: z.int().check(z.minimum(1), z.maximum(GIFT_CARD_MAX_KRONER)),
      isGiven: z.boolean(),
    }),
    output: z.object(answer),
  }),
  /** Blocks a card, opens it again, or notes a payout; for administrators. */
  changeGiftCard: contract({
    name: 'changeGiftCard',
    path: '/api/change-gift-card',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({ code: storedCode, change: z.enum(giftCardChanges) }),
    output: z.object({ ...answer, left: z.optional(z.number()) }),
  }),
} as const;

export type GiftCardContractName = keyof typeof giftCardContracts;
