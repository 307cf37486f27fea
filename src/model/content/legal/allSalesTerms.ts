import { termsWithGiftCards } from '../../giftCards/salesTermsTexts.ts';
import { termsWithLicences } from '../../licences/salesTermsTexts.ts';
import type { Shop } from '../../settings/schema.ts';
import { paymentTerms, salesTermsWithPayments } from './automaticPayments.ts';
import {
  filledDocument,
  type LegalDocument,
  type LegalParty,
  plainText,
  sectionText,
} from './document.ts';
import { salesTermsDocuments } from './salesTerms.ts';
import { CURRENT_SALES_TERMS, findSalesTermsVersion } from './salesTermsVersions.ts';

interface SellingShop extends Pick<Shop, 'payments' | 'licences' | 'giftCards'> {
  origin: string;
}

/** The terms that apply, with what the options of a shop add to them. */
export function currentSalesTerms(shop: Omit<SellingShop, 'origin'>): LegalDocument {
  const ofPictures = salesTermsDocuments[CURRENT_SALES_TERMS];
  const withLicences = shop.licences ? termsWithLicences(ofPictures) : ofPictures;
  const withGiftCards = shop.giftCards ? termsWithGiftCards(withLicences) : withLicences;
  return salesTermsWithPayments(withGiftCards, shop);
}

/**
 * The terms as plain text, for mails; `origin` completes the addresses of the site. A version that never was is
 * answered with the one that applies.
 */
export function salesTermsText(version: string, party: LegalParty, shop: SellingShop): string {
  const named = findSalesTermsVersion(version) ?? CURRENT_SALES_TERMS;
  const terms =
    named === CURRENT_SALES_TERMS ? currentSalesTerms(shop) : salesTermsDocuments[named];
  return plainText(filledDocument(terms, party), shop.origin);
}

/** Terms as they were accepted, with the section about payments on the page where it was used and is missing. */
export function withPaymentTerms(accepted: string, shop: Pick<Shop, 'payments'>): string {
  const section = paymentTerms(shop);
  // The title names the ways to pay, of which there may be more since.
  const isThere = section?.closing?.every((paragraph) => accepted.includes(paragraph)) ?? true;
  return section && !isThere ? `${accepted}\n\n${sectionText(section)}` : accepted;
}
