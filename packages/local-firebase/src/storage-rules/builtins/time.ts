import { builtin, type Builtins, method } from '../language/dialect.ts';
import { RuleFault } from '../language/faults.ts';
import {
  duration,
  timestamp,
  type Value,
  floorDivide,
  count,
  type ValueOf,
} from '../language/values.ts';

const SECOND = 1_000_000_000n;
const UNITS: Readonly<Record<string, bigint>> = {
  w: 7n * 86_400n * SECOND,
  d: 86_400n * SECOND,
  h: 3_600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

function durationOf(magnitude: bigint, unit: string): Value {
  const nanos = UNITS[unit];
  if (nanos === undefined) {
    throw new RuleFault(
      `There is no unit '${unit}'. The units are ${Object.keys(UNITS).join(', ')}.`,
    );
  }
  return duration(magnitude * nanos);
}

/** `duration.value` and its kin. */
export const durationFunctions: Builtins = {
  'duration.value': builtin(['int', 'string'], ([magnitude, unit]) =>
    durationOf(magnitude.value, unit.value),
  ),
  'duration.time': builtin(['int', 'int', 'int', 'int'], ([hours, minutes, seconds, nanos]) =>
    duration((hours.value * 3_600n + minutes.value * 60n + seconds.value) * SECOND + nanos.value),
  ),
  'duration.abs': builtin(['duration'], ([value]) =>
    duration(value.nanos < 0n ? -value.nanos : value.nanos),
  ),
};

function dateOf(year: bigint, month: bigint, day: bigint): Value {
  const text = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
  const nanos = year >= 1n && year <= 9999n ? parseTimestamp(`${text}T00:00:00Z`) : undefined;
  if (nanos === undefined) throw new RuleFault(`Date is not valid: ${text}.`);
  return timestamp(nanos);
}

function momentOf(value: Extract<Value, { type: 'int' | 'string' }>): Value {
  if (value.type === 'int') return timestamp(value.value * 1_000_000n);
  const nanos = parseTimestamp(value.value);
  if (nanos === undefined) throw new RuleFault(`Timestamp is not valid: ${value.value}.`);
  return timestamp(nanos);
}

/** `timestamp.date` and `timestamp.value`. */
export const timestampFunctions: Builtins = {
  'timestamp.date': builtin(['int', 'int', 'int'], ([year, month, day]) =>
    dateOf(year.value, month.value, day.value),
  ),
  'timestamp.value': builtin(['moment'], ([value]) => momentOf(value)),
};

const RFC_3339 = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/i;

/** The nanoseconds since 1970 of a moment in RFC 3339 form; undefined where it is none. */
export function parseTimestamp(text: string): bigint | undefined {
  const [, date, time, fraction = '', zone] = RFC_3339.exec(text) ?? [];
  if (date === undefined || time === undefined || zone === undefined) return undefined;
  const local = Date.parse(`${date}T${time}Z`);
  // Date.parse turns the 30th of February into March.
  if (Number.isNaN(local) || !new Date(local).toISOString().startsWith(`${date}T${time}`)) {
    return undefined;
  }
  const millis = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  if (Number.isNaN(millis)) return undefined;
  return BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}

const MILLISECOND = 1_000_000n;
const DAY = 86_400n * SECOND;

const whole = (value: bigint): Value => ({ type: 'int', value });

const millisOf = ({ nanos }: ValueOf<'timestamp'>) => floorDivide(nanos, MILLISECOND);
const asDate = (self: ValueOf<'timestamp'>) => new Date(Number(millisOf(self)));
const midnightOf = ({ nanos }: ValueOf<'timestamp'>) => floorDivide(nanos, DAY) * DAY;

function dayOfYear(date: Date): number {
  const newYear = new Date(date);
  newYear.setUTCMonth(0, 1);
  newYear.setUTCHours(0, 0, 0, 0);
  return Math.floor((date.getTime() - newYear.getTime()) / 86_400_000) + 1;
}

/** The methods of timestamps, all in UTC; weeks begin on Monday, which is day 1. */
export const timestampMethods: Builtins = {
  year: method(['timestamp'], ([self]) => count(asDate(self).getUTCFullYear())),
  month: method(['timestamp'], ([self]) => count(asDate(self).getUTCMonth() + 1)),
  day: method(['timestamp'], ([self]) => count(asDate(self).getUTCDate())),
  dayOfWeek: method(['timestamp'], ([self]) => count(asDate(self).getUTCDay() || 7)),
  dayOfYear: method(['timestamp'], ([self]) => count(dayOfYear(asDate(self)))),
  hours: method(['timestamp'], ([self]) => count(asDate(self).getUTCHours())),
  minutes: method(['timestamp'], ([self]) => count(asDate(self).getUTCMinutes())),
  seconds: method(['timestamp'], ([self]) => count(asDate(self).getUTCSeconds())),
  nanos: method(['timestamp'], ([self]) =>
    whole(self.nanos - floorDivide(self.nanos, SECOND) * SECOND),
  ),
  toMillis: method(['timestamp'], ([self]) => whole(millisOf(self))),
  date: method(['timestamp'], ([self]) => timestamp(midnightOf(self))),
  time: method(['timestamp'], ([self]) => duration(self.nanos - midnightOf(self))),
};

/** The methods of durations; both parts carry the sign. */
export const durationMethods: Builtins = {
  seconds: method(['duration'], ([self]) => whole(self.nanos / SECOND)),
  nanos: method(['duration'], ([self]) => whole(self.nanos % SECOND)),
};
