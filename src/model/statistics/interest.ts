import * as z from 'zod/mini';
import { isoDay } from '../base/dates.ts';
import { falseByDefault, text, withDefault, zeroByDefault } from '../base/schema.ts';
import type { Period } from '../bookkeeping/period.ts';

/** The steps from a picture to its order, each counted at most once in a visit. */
export const interestSteps = ['seen', 'carted', 'ordered'] as const;

export type InterestStep = (typeof interestSteps)[number];

/** A step that a visitor has taken with a picture or an album. */
export interface Interest {
  step: InterestStep;
  id: string;
  isAlbum: boolean;
}

/** The steps that a browser reports in one request. */
export const INTEREST_MAX_ENTRIES = 20;

const countsSchema = z.object({
  seen: zeroByDefault,
  carted: zeroByDefault,
  ordered: zeroByDefault,
});

/**
 * The counts of an item in a year: one record, because a shop of thousands of pictures would have too
 * many of them if each month had its own. It holds nothing about the visitors.
 */
export const itemInterestSchema = z.object({
  id: z.string(),
  /** `2026` */
  year: z.string(),
  itemId: z.string(),
  name: text,
  isAlbum: falseByDefault,
  /** By their numbers, `01` to `12`. */
  months: withDefault(z.record(z.string(), countsSchema), {}),
});

export type ItemInterest = z.infer<typeof itemInterestSchema>;

/** The year and the month of a moment by the calendar of Copenhagen, as counts name them. */
export function interestTime(moment: Date): { year: string; month: string } {
  const [year = '', month = ''] = isoDay(moment).split('-');
  return { year, month };
}

/** The id of the counts of a year. */
export function interestId(year: string, itemId: string): string {
  return `${year}_${itemId}`;
}

/** The years of a period: from the first one to that before the second. */
export function interestYears({ from, until }: Pick<Period, 'from' | 'until'>): [string, string] {
  return [interestTime(from).year, interestTime(until).year];
}

/** The counts of an item in one month. */
export interface MonthlyInterest
  extends Pick<ItemInterest, 'itemId' | 'name' | 'isAlbum'>, z.infer<typeof countsSchema> {
  /** From 1 to 12. */
  month: number;
}

export function monthlyInterest({ months, ...item }: ItemInterest): MonthlyInterest[] {
  return Object.entries(months).map(([month, counts]) => ({
    ...item,
    ...counts,
    month: Number(month),
  }));
}
