import { changesTo, isDeepEqual, type ListChange } from '#src/model/base/edits.ts';
import { daysAfter, isoDay } from '#src/model/base/dates.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Rule, RuleTable } from '#src/model/base/formRules.ts';
import { formatPriceInput, parsePriceInput } from '#src/model/base/money.ts';
import { CART_MAX_ITEMS } from '#src/model/cart/cart.ts';
import { giftCardCode } from '#src/model/giftCards/code.ts';
import {
  ENDED_DISCOUNTS_MAX_COUNT,
  isCode,
  isPresent,
  normalCode,
  type DiscountCode,
} from './codes.ts';
import { discountEditorTexts as texts } from './editorTexts.ts';
import type { DiscountKind } from '#src/model/sale/discountSchema.ts';

/** A code as typed; a field that its kind does not ask for is ignored. */
export interface DiscountValues {
  code: string;
  kind: DiscountKind;
  percent: string;
  amount: string;
  count: string;
  paidFor: string;
  minimum: string;
  /** Days as date fields have them; empty for none. */
  from: string;
  until: string;
  times: string;
  isOncePerCustomer: boolean;
  isAutomatic: boolean;
}

export const newDiscountValues: DiscountValues = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  count: '',
  paidFor: '',
  minimum: '',
  from: '',
  until: '',
  times: '',
  isOncePerCustomer: true,
  isAutomatic: false,
};

const typedNumber = (number: number): string =>
  number === 0 ? '' : formatPriceInput(String(number));

export function discountValues(item: DiscountCode): DiscountValues {
  const { code, kind, value, paidFor, minimum, from, until, times, isOncePerCustomer } = item;
  const typed = (wanted: DiscountKind) => (kind === wanted ? typedNumber(value) : '');
  return {
    code,
    kind,
    percent: typed('percent'),
    amount: typed('amount'),
    count: typed('number'),
    paidFor: typedNumber(paidFor),
    minimum: typedNumber(minimum),
    from,
    until,
    times: typedNumber(times),
    isOncePerCustomer,
    isAutomatic: item.isAutomatic ?? false,
  };
}

const numberOf = (typed: string): number => parsePriceInput(typed) ?? 0;

type Numbers = Pick<DiscountCode, 'value' | 'paidFor'>;

/** The numbers of a kind, from the fields that it asks for. */
const typedNumbers: Record<DiscountKind, (values: DiscountValues) => Numbers> = {
  percent: ({ percent }) => ({ value: numberOf(percent), paidFor: 0 }),
  amount: ({ amount }) => ({ value: numberOf(amount), paidFor: 0 }),
  'free-picture': () => ({ value: 1, paidFor: 0 }),
  number: ({ count, paidFor }) => ({ value: numberOf(count), paidFor: numberOf(paidFor) }),
};

/** A reduction that everybody gets is announced for a short time: without a last day it ends after so many. */
const AUTOMATIC_DAYS = 10;

/** The first day: the one that is typed, or for an automatic discount that on which it is made. */
const firstDay = ({ from, isAutomatic }: DiscountValues, now: Date): string =>
  from === '' && isAutomatic ? isoDay(now) : from;

/** The last day: the one that is typed, or the one that an automatic discount has by itself. */
function lastDay({ from, until, isAutomatic }: DiscountValues, now: Date): string {
  if (until !== '' || !isAutomatic) return until;
  const today = isoDay(now);
  return isoDay(daysAfter(from > today ? from : today, AUTOMATIC_DAYS - 1));
}

/** Converts the form's values to the stored code. */
export function discountFrom(values: DiscountValues, now = new Date()): DiscountCode {
  const { code, kind, minimum, times, isOncePerCustomer, isAutomatic } = values;
  return {
    code: normalCode(code),
    kind,
    ...typedNumbers[kind](values),
    minimum: numberOf(minimum),
    from: firstDay(values, now),
    until: lastDay(values, now),
    times: numberOf(times),
    isOncePerCustomer,
    ...(isAutomatic && { isAutomatic }),
  };
}

const PERCENT_MAX = 100;

const isBetween = (typed: string, least: number, most: number): boolean =>
  numberOf(typed) >= least && numberOf(typed) <= most;

/** A rule about a field that only one kind asks for. */
function onlyFor(kind: DiscountKind, rule: Rule<DiscountValues>): Rule<DiscountValues> {
  return { ...rule, check: (values) => values.kind !== kind || rule.check(values) };
}

/** The rules of a code; `others` are the codes that there are besides. */
export function discountRules(
  others: readonly string[],
  now = new Date(),
): RuleTable<DiscountValues> {
  return [
    {
      field: 'code',
      // The field of the cart takes such a code for that of a gift card.
      check: ({ code }) => isCode(normalCode(code)) && giftCardCode(code) === undefined,
      message: texts.problems.code,
    },
    {
      field: 'code',
      check: ({ code }) => !others.includes(normalCode(code)),
      message: texts.taken,
    },
    onlyFor('percent', {
      field: 'percent',
      check: ({ percent }) => isBetween(percent, 1, PERCENT_MAX),
      message: texts.problems.percent,
    }),
    onlyFor('amount', {
      field: 'amount',
      check: ({ amount }) => numberOf(amount) > 0,
      message: texts.problems.amount,
    }),
    onlyFor('number', {
      field: 'count',
      check: ({ count }) => isBetween(count, 2, CART_MAX_ITEMS),
      message: texts.problems.count(CART_MAX_ITEMS),
    }),
    onlyFor('number', {
      field: 'paidFor',
      check: ({ count, paidFor }) => isBetween(paidFor, 1, numberOf(count) - 1),
      message: texts.problems.paidFor,
    }),
    {
      field: 'until',
      check: (values) => values.until === '' || values.until >= firstDay(values, now),
      message: texts.problems.until,
    },
  ];
}

type Change = ListChange<DiscountCode>;

/** Returns an automatic discount that has begun, with its last day, to be kept; nothing for any other code. */
function endedFrom(item: DiscountCode, today: string): DiscountCode[] {
  const hasBegun = item.isAutomatic === true && item.from <= today;
  const isOver = item.until !== '' && item.until < today;
  return hasBegun ? [{ ...item, endedOn: isOver ? item.until : today }] : [];
}

/** The list with another item in the place of one, or none, and the earlier ones behind, the newest first. */
function replaced(
  current: readonly DiscountCode[],
  item: DiscountCode,
  { by, now }: { by: DiscountCode[]; now: Date },
): DiscountCode[] {
  const present = current.filter(isPresent);
  const ended = current.filter((each) => !isPresent(each));
  return [
    ...present.flatMap((each) => (each === item ? by : [each])),
    ...[...endedFrom(item, isoDay(now)), ...ended].slice(0, ENDED_DISCOUNTS_MAX_COUNT),
  ];
}

const findPresent = (current: readonly DiscountCode[], wanted: string) =>
  current.find((each) => isPresent(each) && each.code === wanted);

/** Adds a code. Throws 'already-exists' for another of the same name; an attempt is repeated without harm. */
export function addDiscount(added: DiscountCode): Change {
  return (current) => {
    const known = findPresent(current, added.code);
    if (known && !isDeepEqual(known, added)) throw new AppError('already-exists');
    return [
      ...current.filter((each) => isPresent(each) && each !== known),
      added,
      ...current.filter((each) => !isPresent(each)),
    ];
  };
}

/** Changes a code. Throws 'aborted' when somebody else has changed the same field meanwhile. */
export function editDiscount(
  opened: DiscountCode,
  changed: DiscountCode,
  now = new Date(),
): Change {
  return (current) => {
    const item = findPresent(current, opened.code);
    if (!item) throw new AppError('not-found');
    // A code that is to be typed has no such field.
    const edited = changesTo(item, opened, { isAutomatic: undefined, ...changed });
    if (Object.keys(edited).length === 0) return [...current];
    return replaced(current, item, { by: [{ ...item, ...edited }], now });
  };
}

/** Removes a code; one that is already gone is no error. */
export function removeDiscount(code: string, now = new Date()): Change {
  return (current) => {
    const item = findPresent(current, code);
    return item ? replaced(current, item, { by: [], now }) : [...current];
  };
}
