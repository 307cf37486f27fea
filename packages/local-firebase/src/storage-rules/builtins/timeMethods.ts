import { duration, floorDivide, timestamp } from '../language/numbers.ts';
import { type Builtins, method } from '../language/signatures.ts';
import { count, type Value, type ValueOf } from '../language/values.ts';

const SECOND = 1_000_000_000n;
const MILLISECOND = 1_000_000n;
const DAY = 86_400n * SECOND;

const whole = (value: bigint): Value => ({ type: 'int', value });

const millisOf = ({ nanos }: ValueOf<'timestamp'>) => floorDivide(nanos, MILLISECOND);
const dateOf = (self: ValueOf<'timestamp'>) => new Date(Number(millisOf(self)));
const midnightOf = ({ nanos }: ValueOf<'timestamp'>) => floorDivide(nanos, DAY) * DAY;

function dayOfYear(date: Date): number {
  const newYear = new Date(date);
  newYear.setUTCMonth(0, 1);
  newYear.setUTCHours(0, 0, 0, 0);
  return Math.floor((date.getTime() - newYear.getTime()) / 86_400_000) + 1;
}

/** The methods of timestamps, all in UTC; weeks begin on Monday, which is day 1. */
export const timestampMethods: Builtins = {
  year: method(['timestamp'], ([self]) => count(dateOf(self).getUTCFullYear())),
  month: method(['timestamp'], ([self]) => count(dateOf(self).getUTCMonth() + 1)),
  day: method(['timestamp'], ([self]) => count(dateOf(self).getUTCDate())),
  dayOfWeek: method(['timestamp'], ([self]) => count(dateOf(self).getUTCDay() || 7)),
  dayOfYear: method(['timestamp'], ([self]) => count(dayOfYear(dateOf(self)))),
  hours: method(['timestamp'], ([self]) => count(dateOf(self).getUTCHours())),
  minutes: method(['timestamp'], ([self]) => count(dateOf(self).getUTCMinutes())),
  seconds: method(['timestamp'], ([self]) => count(dateOf(self).getUTCSeconds())),
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
