import { salesTermsPath } from '../../base/routes.ts';
import type { Shop } from '../../settings/schema.ts';
import type { LegalDocument } from './document.ts';
import { salesTerms20250624 } from './salesTerms20250624.ts';
import { salesTerms20261123 } from './salesTerms20261123.ts';
import { salesTerms20261129 } from './salesTerms20261129.ts';
import {
  type PictureTermsVersion,
  salesTermsDate,
  salesTermsVersionOf,
  salesTermsVersionsOf,
  type SalesTermsVersion,
} from './salesTermsVersions.ts';

/** The terms of a shop with one licence and without gift cards. Others are fetched where they are read. */
export const pictureTerms: Record<PictureTermsVersion, LegalDocument> = {
  '2025-06-24': salesTerms20250624,
  '2026-11-23': salesTerms20261123,
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
export function versionNotice(
  version: SalesTermsVersion | undefined,
  shop: Pick<Shop, 'licences' | 'giftCards'>,
): string {
  if (version === undefined) return texts.unknown;
  if (version !== salesTermsVersionOf(shop)) {
    return texts.earlier(salesTermsDate(version), link(texts.readCurrent, salesTermsPath()));
  }
  const earlier = salesTermsVersionsOf(shop).filter((other) => other < version);
  return texts.current(
    earlier.map((other) => link(salesTermsDate(other), salesTermsPath(other))).join(', '),
  );
}
