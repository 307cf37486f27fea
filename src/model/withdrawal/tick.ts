import { cartTexts } from '../cart/texts.ts';
import { findSalesTermsVersion } from '../content/legal/salesTermsVersions.ts';
import { earlierTick } from './texts.ts';

/** The first version of the terms with today's words, which are the better ones for the buyer. */
const SINCE = '2026-11-29';

/** The words about the right of withdrawal that a buyer of pictures ticked under this version of the terms. */
export function tickedWords(termsVersion: string): string {
  const version = findSalesTermsVersion(termsVersion);
  return version === undefined || version < SINCE ? earlierTick : cartTexts.consent;
}
