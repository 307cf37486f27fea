import { formatDateTime, formatLongDate } from '../base/dates.ts';
import { cartTexts } from '../cart/texts.ts';
import { findTermsVersion } from '../content/legal/termsVersions.ts';
import type { TermsConsent } from './schema.ts';
import { orderHistoryTexts } from './texts.ts';

/** The consent word for word, with its time and the version of the terms. */
export function consentSentence({ version, acceptedAt }: TermsConsent): string {
  const found = findTermsVersion(version);
  const day = found ? formatLongDate(new Date(found)) : version;
  return orderHistoryTexts.consentGiven(formatDateTime(acceptedAt), day, cartTexts.consent);
}
