import type { Shop } from '../../settings/schema.ts';
import { paymentTerms, salesTermsWithPayments } from './automaticPayments.ts';
import {
  filledDocument,
  type LegalDocument,
  type LegalParty,
  plainText,
  sectionText,
} from './document.ts';
import { pictureTerms } from './salesTerms.ts';
import {
  salesTerms20261126,
  salesTerms20261127,
  salesTerms20261128,
} from './salesTerms20261126to28.ts';
import { withComplaintBody } from './salesTerms20261129.ts';
import { findSalesTermsVersion, type SalesTermsVersion } from './salesTermsVersions.ts';

/** The terms of every kind of shop. */
export const salesTermsDocuments: Record<SalesTermsVersion, LegalDocument> = {
  ...pictureTerms,
  '2026-11-26': salesTerms20261126,
  '2026-11-27': salesTerms20261127,
  '2026-11-28': salesTerms20261128,
  '2026-11-30': {
    ...withComplaintBody(salesTerms20261126),
    updated: 'Sidst opdateret 30. november 2026',
  },
  '2026-12-01': {
    ...withComplaintBody(salesTerms20261127),
    updated: 'Sidst opdateret 1. december 2026',
  },
  '2026-12-02': {
    ...withComplaintBody(salesTerms20261128),
    updated: 'Sidst opdateret 2. december 2026',
  },
};

interface SellingShop extends Pick<Shop, 'payments'> {
  origin: string;
}

/**
 * The terms as plain text, for mails; `origin` completes the addresses of the site. A version that
 * never was is answered with that of a shop of pictures, which takes nothing from the buyer that an older one gave.
 */
export function salesTermsText(
  version: string,
  party: LegalParty,
  { origin, payments }: SellingShop,
): string {
  const found = salesTermsDocuments[findSalesTermsVersion(version) ?? '2026-11-23'];
  const salesTerms = filledDocument(salesTermsWithPayments(found, { payments }), party);
  const { updated, supplemented } = salesTerms;
  const dates = supplemented === undefined ? updated : `${updated}\n${supplemented}`;
  return plainText({ ...salesTerms, updated: dates }, origin);
}

/** Terms as they were accepted, with the section about payments on the page where it was used and is missing. */
export function withPaymentTerms(accepted: string, shop: Pick<Shop, 'payments'>): string {
  const section = paymentTerms(shop);
  // The title names the ways to pay, of which there may be more since.
  const isThere = section?.closing?.every((paragraph) => accepted.includes(paragraph)) ?? true;
  return section && !isThere ? `${accepted}\n\n${sectionText(section)}` : accepted;
}
