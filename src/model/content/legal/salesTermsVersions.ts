import { formatLongDate } from '../../base/dates.ts';
import type { Shop } from '../../settings/schema.ts';

/**
 * The terms of a shop with one licence and without gift cards. A version is named by the day on which it began;
 * the newest is first. No two have the same day, so that what a shop begins to sell changes no earlier order.
 */
const ofPictures = ['2026-11-29', '2026-11-23', '2025-06-24'] as const;

const withLicences = ['2026-11-30', '2026-11-26'] as const;
const withGiftCards = ['2026-12-01', '2026-11-27'] as const;
const withBoth = ['2026-12-02', '2026-11-28'] as const;

export type PictureTermsVersion = (typeof ofPictures)[number];

export type SalesTermsVersion =
  | PictureTermsVersion
  | (typeof withLicences | typeof withGiftCards | typeof withBoth)[number];

/** Every version of the terms that an order may refer to, oldest first. */
const salesTermsVersions: readonly SalesTermsVersion[] = [
  ...ofPictures,
  ...withLicences,
  ...withGiftCards,
  ...withBoth,
].sort();

/** True for a version that says the rights of each licence. */
export function coversLicences(version: SalesTermsVersion | undefined): boolean {
  return [...withLicences, ...withBoth].some((each) => each === version);
}

/** True for a version with the conditions of gift cards. */
export function coversGiftCards(version: SalesTermsVersion | undefined): boolean {
  return [...withGiftCards, ...withBoth].some((each) => each === version);
}

/** True for a version about pictures with one licence alone. */
export function isOfPictures(version: SalesTermsVersion): version is PictureTermsVersion {
  return ofPictures.some((each) => each === version);
}

type Sold = Pick<Shop, 'licences' | 'giftCards'>;

/** The version that applies today in a shop that sells these. */
export function salesTermsVersionOf({ licences, giftCards }: Sold): SalesTermsVersion {
  if (licences) return giftCards ? withBoth[0] : withLicences[0];
  return giftCards ? withGiftCards[0] : ofPictures[0];
}

/** The versions about no more than a shop sells today, oldest first. */
export function salesTermsVersionsOf({ licences, giftCards }: Sold): SalesTermsVersion[] {
  return salesTermsVersions.filter(
    (version) =>
      (licences !== false || !coversLicences(version)) &&
      (giftCards !== false || !coversGiftCards(version)),
  );
}

const inWords = (version: SalesTermsVersion): string => formatLongDate(new Date(version));

/** The version that an order names, by its day or, in the oldest orders, by its day in words. */
export function findSalesTermsVersion(stored: string): SalesTermsVersion | undefined {
  return salesTermsVersions.find((version) => stored === version || stored === inWords(version));
}

/** The day on which the version of an order began, in words; what is stored where it never was. */
export function salesTermsDate(stored: string): string {
  const version = findSalesTermsVersion(stored);
  return version ? inWords(version) : stored;
}
