import { RuleFault } from './faults.ts';
import type { ValueOf } from './values.ts';

const INT_MIN = -(2n ** 63n);
const INT_MAX = 2n ** 63n - 1n;
const NANOS_PER_SECOND = 1_000_000_000n;
const DURATION_MAX_NANOS = 315_576_000_000n * NANOS_PER_SECOND;
const TIMESTAMP_MIN_NANOS = -62_135_596_800n * NANOS_PER_SECOND;
const TIMESTAMP_MAX_NANOS = 253_402_300_800n * NANOS_PER_SECOND - 1n;

/** An int, where it still fits in 64 bits. */
export function int(value: bigint): ValueOf<'int'> {
  if (value < INT_MIN || value > INT_MAX) {
    throw new RuleFault(`Integer value is out of the [${INT_MIN} | ${INT_MAX}] range.`);
  }
  return { type: 'int', value };
}

/** A duration within ten thousand years. */
export function duration(nanos: bigint): ValueOf<'duration'> {
  if (nanos < -DURATION_MAX_NANOS || nanos > DURATION_MAX_NANOS) {
    throw new RuleFault('Duration is not valid: it is longer than 315,576,000,000 seconds.');
  }
  return { type: 'duration', nanos };
}

/** A moment between the years 1 and 9999. */
export function timestamp(nanos: bigint): ValueOf<'timestamp'> {
  if (nanos < TIMESTAMP_MIN_NANOS || nanos > TIMESTAMP_MAX_NANOS) {
    throw new RuleFault('Timestamp is not valid: it lies outside the years 1 to 9999.');
  }
  return { type: 'timestamp', nanos };
}

/** The int nearest to a float towards zero, held within 64 bits; not-a-number becomes 0. */
export function saturate(value: number): ValueOf<'int'> {
  if (Number.isNaN(value)) return int(0n);
  if (value >= Number(INT_MAX)) return int(INT_MAX);
  if (value <= Number(INT_MIN)) return int(INT_MIN);
  return int(BigInt(Math.trunc(value)));
}

/** Keeps the low 64 bits, as the two operations do that overflow silently. */
export const wrap = (value: bigint): ValueOf<'int'> => int(BigInt.asIntN(64, value));

/** Division of bigints that rounds down, for clocks before 1970. */
export function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}
