import { salesTermsPath } from '../../base/routes.ts';
import type { LegalDocument } from './document.ts';
import { salesTerms20250624 } from './salesTerms20250624.ts';
import { salesTerms20261129 } from './salesTerms20261129.ts';
import {
  CURRENT_SALES_TERMS,
  salesTermsDate,
  salesTermsVersions,
  type SalesTermsVersion,
} from './salesTermsVersions.ts';

/** The terms of a shop with one licence and without gift cards. */
export const salesTermsDocuments: Record<SalesTermsVersion, LegalDocument> = {
  '2025-06-24': salesTerms20250624,
  '2026-11-29': salesTerms20261129,
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
  if (version !== CURRENT_SALES_TERMS) {
    return texts.earlier(salesTermsDate(version), link(texts.readCurrent, salesTermsPath()));
  }
  const earlier = salesTermsVersions.filter((other) => other < version);
  return texts.current(
    earlier.map((other) => link(salesTermsDate(other), salesTermsPath(other))).join(', '),
  );
}
