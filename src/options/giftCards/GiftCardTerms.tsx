import { termsWithGiftCards } from '#src/model/giftCards/salesTermsTexts.ts';
import type { Places } from '../option.ts';

/** Adds the conditions of gift cards to the terms of sale. */
export function GiftCardTerms({ about, document, show }: Places['legalDocument']) {
  return show(about === 'terms' ? termsWithGiftCards(document) : document);
}
