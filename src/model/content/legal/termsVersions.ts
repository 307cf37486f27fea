import { memberOf } from '../../base/closedSets.ts';
import { readsLicences } from '../../licences/licence.ts';

/** The versions of every shop: the day each began, oldest first. */
const commonVersions = ['2025-06-24', '2026-11-23'] as const;

/** The version of a shop that sells several licences. */
export const LICENSED_TERMS = '2026-11-26';

export type TermsVersion = (typeof commonVersions)[number] | typeof LICENSED_TERMS;

/** Every version of the terms that an order may refer to: the day it began, oldest first. */
export const termsVersions: readonly TermsVersion[] = readsLicences
  ? [...commonVersions, LICENSED_TERMS]
  : commonVersions;

/** The version that applies today. The server, which answers every kind of shop, takes the common one. */
export const termsVersion: TermsVersion =
  typeof LICENCES !== 'undefined' && LICENCES ? LICENSED_TERMS : '2026-11-23';

/** The name of the version that orders stored before versions had addresses. */
const FIRST_IN_WORDS = '24. juni 2025';

/** The version with a stored name; undefined when there never was one. */
export function findTermsVersion(stored: string): TermsVersion | undefined {
  return stored === FIRST_IN_WORDS ? '2025-06-24' : memberOf(termsVersions, stored);
}
