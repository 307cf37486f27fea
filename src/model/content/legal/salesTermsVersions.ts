import { formatLongDate } from '../../base/dates.ts';

/**
 * The terms of a shop with one licence and without gift cards. A version is named by the day on which it began;
 * the newest is first. No two have the same day, so that what a shop begins to sell changes no earlier order.
 */
const ofPictures = ['2026-11-23', '2025-06-24'] as const;

const withLicences = ['2026-11-26'] as const;
const withGiftCards = ['2026-11-27'] as const;
const withBoth = ['2026-11-28'] as const;

export type SalesTermsVersion = (
  | typeof ofPictures
  | typeof withLicences
  | typeof withGiftCards
  | typeof withBoth
)[number];

/** The functions read the terms of every kind of shop. */
const readsLicences = typeof LICENCES === 'undefined' || !!LICENCES;
const readsGiftCards = typeof GIFT_CARDS === 'undefined' || !!GIFT_CARDS;

/** Every version of the terms that an order may refer to, oldest first. */
export const salesTermsVersions: readonly SalesTermsVersion[] = [
  ...ofPictures,
  ...(readsLicences ? withLicences : []),
  ...(readsGiftCards ? withGiftCards : []),
  ...(readsLicences && readsGiftCards ? withBoth : []),
].sort();

/** True for a version that says the rights of each licence. */
export function coversLicences(version: SalesTermsVersion | undefined): boolean {
  return [...withLicences, ...withBoth].some((each) => each === version);
}

/** True for a version with the conditions of gift cards. */
export function coversGiftCards(version: SalesTermsVersion | undefined): boolean {
  return [...withGiftCards, ...withBoth].some((each) => each === version);
}

const sellsLicences = typeof LICENCES !== 'undefined' && !!LICENCES;
const sellsGiftCards = typeof GIFT_CARDS !== 'undefined' && !!GIFT_CARDS;

/** The version that applies today. The server, which answers every kind of shop, takes that of pictures alone. */
export const [salesTermsVersion] = currentVersions();

function currentVersions() {
  if (sellsLicences) return sellsGiftCards ? withBoth : withLicences;
  return sellsGiftCards ? withGiftCards : ofPictures;
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
