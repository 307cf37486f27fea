import { termsPath } from '../../base/routes.ts';
import { termsOfAutomaticShop } from './optionalSections.ts';
import { filledDocument, type LegalDocument, type LegalParty, plainText } from './document.ts';
import { terms20250624 } from './terms20250624.ts';
import { terms20261123 } from './terms20261123.ts';
import { terms20261126, terms20261127, terms20261128 } from './terms20261126to28.ts';
import {
  findTermsVersion,
  termsDate,
  termsVersion,
  termsVersions,
  type TermsVersion,
} from './termsVersions.ts';

export const termsDocuments: Record<TermsVersion, LegalDocument> = {
  '2025-06-24': terms20250624,
  '2026-11-23': terms20261123,
  // No address or order of another shop leads to those that follow.
  '2026-11-26': typeof LICENCES === 'undefined' || LICENCES ? terms20261126() : terms20261123,
  '2026-11-27': typeof GIFT_CARDS === 'undefined' || GIFT_CARDS ? terms20261127() : terms20261123,
  '2026-11-28':
    (typeof LICENCES === 'undefined' || LICENCES) &&
    (typeof GIFT_CARDS === 'undefined' || GIFT_CARDS)
      ? terms20261128()
      : terms20261123,
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
export function versionNotice(version: TermsVersion | undefined): string {
  if (version === undefined) return texts.unknown;
  if (version !== termsVersion) {
    return texts.earlier(termsDate(version), link(texts.readCurrent, termsPath()));
  }
  const earlier = termsVersions.filter((other) => other < version);
  return texts.current(earlier.map((other) => link(termsDate(other), termsPath(other))).join(', '));
}

interface TermsOfShop {
  origin: string;
  paysAutomatically: boolean;
  takesBankCards: boolean;
}

/**
 * The terms as plain text, for mails; `origin` completes the addresses of the site. A version that
 * never was is answered with that of today, which takes nothing from the buyer that an older one gave.
 */
export function termsText(
  version: string,
  party: LegalParty,
  { origin, paysAutomatically, takesBankCards }: TermsOfShop,
): string {
  const found = termsDocuments[findTermsVersion(version) ?? termsVersion];
  const terms = filledDocument(
    paysAutomatically ? termsOfAutomaticShop(found, takesBankCards) : found,
    party,
  );
  const { updated, supplemented } = terms;
  const dates = supplemented === undefined ? updated : `${updated}\n${supplemented}`;
  return plainText({ ...terms, updated: dates }, origin);
}
