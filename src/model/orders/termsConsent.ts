import { formatDateTime } from '../base/dates.ts';
import { cartTexts } from '../cart/texts.ts';
import { termsDate } from '../content/legal/termsVersions.ts';
import type { TermsConsent } from './schema.ts';
import { orderHistoryTexts } from './texts.ts';

/** The consent word for word, with its time and the version of the terms. */
export function consentSentence({ version, acceptedAt }: TermsConsent): string {
  const day = termsDate(version);
  return orderHistoryTexts.consentGiven(formatDateTime(acceptedAt), day, cartTexts.consent);
}
