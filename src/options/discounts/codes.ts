import * as z from 'zod/mini';
import { isoDay } from '#src/model/base/dates.ts';
import { pathTemplate } from '#src/model/base/paths.ts';
import { falseByDefault, maybe, text, zeroByDefault } from '#src/model/base/schema.ts';
import { discountTermsSchema, type DiscountTerms } from '#src/model/sale/discountSchema.ts';

/** All codes lie in one document: nobody but an administrator and the server reads them. */
export const discountsDocument = pathTemplate('site-config/discounts');

/** The list in the document. */
export const DISCOUNTS_FIELD = 'codes';

export const DISCOUNT_CODES_MAX_COUNT = 100;

/** The most earlier discounts that are kept beside the codes of today; rules/settings.rules has the sum of both. */
export const ENDED_DISCOUNTS_MAX_COUNT = 40;

/** A code as the photographer has made it. */
export const discountCodeSchema = z.extend(discountTermsSchema, {
  /** The first and the last day, such as `2026-06-01`; empty without one. */
  from: text,
  until: text,
  /** Number of orders that may use it; 0 for any number. */
  times: zeroByDefault,
  isOncePerCustomer: falseByDefault,
  /** The day on which a discount that everybody got was changed or removed. It is kept to tell what pictures cost when. */
  endedOn: maybe(z.string()),
});

export type DiscountCode = z.infer<typeof discountCodeSchema>;

/** Digits and capitals, also Danish ones, as customers type them. */
const CODE = /^[0-9A-ZÆØÅ]{4,20}$/;

/** A code as it is compared, however it was typed. */
export function normalCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLocaleUpperCase('da-DK');
}

/** True for a code of the shape that the photographer can make. */
export function isCode(code: string): boolean {
  return CODE.test(code);
}

/** True for a code that there is today; the others are what is told of earlier ones. */
export function isPresent({ endedOn }: Pick<DiscountCode, 'endedOn'>): boolean {
  return endedOn === undefined;
}

/** Number of uses of a code: orders that wait and purchases that stand. */
export interface CodeUses {
  all: number;
  /** Those of the customer who asks. */
  own: number;
}

/** The reasons why a code that exists cannot be used. */
export type CodeProblem = 'not-today' | 'used-up' | 'used-before';

/** Returns the reason why a code cannot be used on one more order. Days are those of Copenhagen. */
export function codeProblem(
  { from, until, times, isOncePerCustomer }: DiscountCode,
  { all, own }: CodeUses,
  now: Date,
): CodeProblem | undefined {
  const today = isoDay(now);
  if ((from !== '' && today < from) || (until !== '' && today > until)) return 'not-today';
  if (isOncePerCustomer && own > 0) return 'used-before';
  return times > 0 && all >= times ? 'used-up' : undefined;
}

/** The part of a code that customers learn. */
export function discountTermsOf(item: DiscountTerms): DiscountTerms {
  const { code, kind, value, paidFor, minimum, isAutomatic = false } = item;
  return { code, kind, value, paidFor, minimum, ...(isAutomatic && { isAutomatic }) };
}
