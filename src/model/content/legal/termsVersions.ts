import { memberOf } from '../../base/closedSets.ts';

/** Every version of the terms that an order may refer to: the day it began, oldest first. */
export const termsVersions = ['2025-06-24', '2026-11-23'] as const;

export type TermsVersion = (typeof termsVersions)[number];

/** The version that applies today. */
export const termsVersion: TermsVersion = '2026-11-23';

/** The name of the version that orders stored before versions had addresses. */
const FIRST_IN_WORDS = '24. juni 2025';

/** The version with a stored name; undefined when there never was one. */
export function findTermsVersion(stored: string): TermsVersion | undefined {
  return stored === FIRST_IN_WORDS ? '2025-06-24' : memberOf(termsVersions, stored);
}
