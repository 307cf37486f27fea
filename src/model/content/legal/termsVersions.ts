import { formatLongDate } from '../../base/dates.ts';
import { readsLicences } from '../../licences/licence.ts';

/** The terms of a shop with one licence. A version is named by the day on which it began; the newest is first. */
const withOneLicence = ['2026-11-23', '2025-06-24'] as const;

/** Those of a shop that sells several. It had one licence before, and no two versions have the same day. */
const withLicences = ['2026-11-26'] as const;

export type TermsVersion = (typeof withOneLicence | typeof withLicences)[number];

/** Every version of the terms that an order may refer to, oldest first. */
export const termsVersions: readonly TermsVersion[] = [
  ...withOneLicence,
  ...(readsLicences ? withLicences : []),
].sort();

/** The version that applies today where several licences are sold. */
export const [licensedTermsVersion] = withLicences;

/** The version that applies today. The server, which answers every kind of shop, takes that of one licence. */
export const termsVersion: TermsVersion =
  typeof LICENCES !== 'undefined' && LICENCES ? licensedTermsVersion : withOneLicence[0];

const inWords = (version: TermsVersion): string => formatLongDate(new Date(version));

/** The version that an order names, by its day or, in the oldest orders, by its day in words. */
export function findTermsVersion(stored: string): TermsVersion | undefined {
  return termsVersions.find((version) => stored === version || stored === inWords(version));
}

/** The day on which the version of an order began, in words; what is stored where it never was. */
export function termsDate(stored: string): string {
  const version = findTermsVersion(stored);
  return version ? inWords(version) : stored;
}
