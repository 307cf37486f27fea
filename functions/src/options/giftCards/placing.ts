import type { Transaction } from 'firebase-admin/firestore';
import { toOre } from '../../../../src/model/base/money.ts';
import { isMixed } from '../../../../src/model/cart/cart.ts';
import { itemsInShop } from '../../../../src/model/cart/checkout.ts';
import { CURRENT_SALES_TERMS } from '../../../../src/model/content/legal/salesTermsVersions.ts';
import { partOf } from '../../../../src/model/giftCards/balance.ts';
import { giftCardCode } from '../../../../src/model/giftCards/code.ts';
import { isOfferedAmount } from '../../../../src/model/giftCards/offer.ts';
import { giftCardAnswers } from '../../../../src/model/giftCards/texts.ts';
import { placingAnswers } from '../../../../src/model/orders/texts.ts';
import { isGiftCard, type OrderLine } from '../../../../src/model/sale/schema.ts';
import { giftCardRef, findGiftCardCode, usableGiftCard } from '../../giftCards/giftCards.ts';
import { refused } from '../../refusal.ts';
import type { Placing, Wish } from '../placing.ts';

/** The wanted cards, each of an amount that the shop sells. */
function wantedCards({ input, shop: { giftCards } }: Wish): OrderLine[] | undefined {
  const { items, termsVersion } = input;
  if (termsVersion !== CURRENT_SALES_TERMS) {
    throw refused(placingAnswers.otherSalesTerms);
  }
  const areSold = giftCards && items.every(({ value }) => isOfferedAmount(value ?? 0, giftCards));
  if (!areSold || isMixed(items)) return undefined;
  return itemsInShop(items, { albums: new Map(), images: new Map() });
}

/** A card is not paid with a card, and nothing is taken off its price. */
function requireMoneyForGiftCards({ items, code, giftCard }: Wish['input']): void {
  const isReduced = code !== undefined || giftCard !== undefined;
  if (isReduced && items.some(isGiftCard)) throw refused(giftCardAnswers.notForGiftCards);
}

/** The part of the price that a card pays, if it is as much as the customer was shown. */
async function paidPart(transaction: Transaction, { input }: Wish, price: number) {
  const { giftCard: shown } = input;
  const code = shown && giftCardCode(shown.code);
  if (code === undefined) return undefined;
  const { giftCard, left } = await usableGiftCard(transaction, code);
  const part = partOf({ code, left }, price);
  if (toOre(part?.amount ?? 0) !== shown?.ore) throw refused(giftCardAnswers.changed);
  if (!part) return undefined;
  return { value: { ...part, bookedAt: giftCard.bookedAt }, document: giftCardRef(part.code) };
}

/** Gift cards that are ordered, and those that pay. */
export const giftCardPlacing: Placing = {
  isAskedFor: ({ giftCard, items }) => giftCard !== undefined || items.some(isGiftCard),
  isOn: ({ shop }) => shop.giftCards !== false,
  async check({ input, caller }) {
    requireMoneyForGiftCards(input);
    if (input.giftCard) await findGiftCardCode(caller, input.giftCard.code);
  },
  things: (wish) => wantedCards(wish),
  giftCard: paidPart,
};
