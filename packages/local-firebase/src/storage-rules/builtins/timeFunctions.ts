import { RuleFault } from '../language/faults.ts';
import { duration, timestamp } from '../language/numbers.ts';
import { builtin, type Builtins } from '../language/signatures.ts';
import type { Value } from '../language/values.ts';
import { parseTimestamp } from './parseTimestamp.ts';

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
