import { salesTermsPath } from '../../base/routes.ts';
import { salesTermsOfAutomaticShop } from './optionalSections.ts';
import { filledDocument, type LegalDocument, type LegalParty, plainText } from './document.ts';
import { salesTerms20250624 } from './salesTerms20250624.ts';
import { salesTerms20261123 } from './salesTerms20261123.ts';
import {
  salesTerms20261126,
  salesTerms20261127,
  salesTerms20261128,
} from './salesTerms20261126to28.ts';
import {
  findSalesTermsVersion,
  salesTermsDate,
  salesTermsVersion,
  salesTermsVersions,
  type SalesTermsVersion,
} from './salesTermsVersions.ts';

export const salesTermsDocuments: Record<SalesTermsVersion, LegalDocument> = {
  '2025-06-24': salesTerms20250624,
  '2026-11-23': salesTerms20261123,
  // No address or order of another shop leads to those that follow.
  '2026-11-26':
    typeof LICENCES === 'undefined' || LICENCES ? salesTerms20261126() : salesTerms20261123,
  '2026-11-27':
    typeof GIFT_CARDS === 'undefined' || GIFT_CARDS ? salesTerms20261127() : salesTerms20261123,
  '2026-11-28':
    (typeof LICENCES === 'undefined' || LICENCES) &&
    (typeof GIFT_CARDS === 'undefined' || GIFT_CARDS)
      ? salesTerms20261128()
      : salesTerms20261123,
};

/** The words of a page of the terms about its version. */
const texts = {
  current: (earlier: string) =>
    `Her står den udgave, der gælder nu. Tidligere udgaver: ${earlier}.`,
  earlier: (date: string, current: string) =>
    `Du læser udgaven af ${date}, som gælder for ordrer fra dengang. ${current}.`,
  unknown: 'Der er ingen udgave med den dato. Her står den, der gælder nu.',
  readCurrent: 'Læs den udgave, der gælder nu',
} as const;

function link(words: string, path: string): string {
  return `[${words}](${path})`;
}

/** Tells which version of the terms is shown, with links to those that can be read as well. */
export function versionNotice(version: SalesTermsVersion | undefined): string {
  if (version === undefined) return texts.unknown;
  if (version !== salesTermsVersion) {
    return texts.earlier(salesTermsDate(version), link(texts.readCurrent, salesTermsPath()));
  }
  const earlier = salesTermsVersions.filter((other) => other < version);
  return texts.current(
    earlier.map((other) => link(salesTermsDate(other), salesTermsPath(other))).join(', '),
  );
}

interface SellingShop {
  origin: string;
  paysAutomatically: boolean;
  takesBankCards: boolean;
}

/**
 * The terms as plain text, for mails; `origin` completes the addresses of the site. A version that
 * never was is answered with that of today, which takes nothing from the buyer that an older one gave.
 */
export function salesTermsText(
  version: string,
  party: LegalParty,
  { origin, paysAutomatically, takesBankCards }: SellingShop,
): string {
  const found = salesTermsDocuments[findSalesTermsVersion(version) ?? salesTermsVersion];
  const salesTerms = filledDocument(
    paysAutomatically ? salesTermsOfAutomaticShop(found, takesBankCards) : found,
    party,
  );
  const { updated, supplemented } = salesTerms;
  const dates = supplemented === undefined ? updated : `${updated}\n${supplemented}`;
  return plainText({ ...salesTerms, updated: dates }, origin);
}
