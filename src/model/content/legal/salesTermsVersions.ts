import { formatLongDate } from '../../base/dates.ts';

/** Every version of the terms that an order may refer to, by the day on which it began, oldest first. */
export const salesTermsVersions = ['2025-06-24', '2026-11-29'] as const;

export type SalesTermsVersion = (typeof salesTermsVersions)[number];

/** The version that applies. A shop's options add to it what they sell, and to no other one. */
export const CURRENT_SALES_TERMS: SalesTermsVersion = '2026-11-29';

/** The version that an order or an address names. */
export function findSalesTermsVersion(stored: string): SalesTermsVersion | undefined {
  return salesTermsVersions.find((version) => version === stored);
}

/** The day on which the version of an order began, in words; the stored text where there was no such version. */
export function salesTermsDate(stored: string): string {
  const version = findSalesTermsVersion(stored);
  return version ? formatLongDate(new Date(version)) : stored;
}
