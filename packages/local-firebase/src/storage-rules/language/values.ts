import { RuleFault, unsupported } from './faults.ts';

/** One segment of a path: fixed text, or a variable still to be bound. */
export type Segment = string | { capture: string; glob: boolean };

/** Every value that a rule can compute. Times are counted in nanoseconds. */
export type Value =
  | { type: 'null' }
  | { type: 'bool'; value: boolean }
  | { type: 'int'; value: bigint }
  | { type: 'float'; value: number }
  | { type: 'string'; value: string }
  | { type: 'bytes'; value: Uint8Array }
  | { type: 'list'; items: readonly Value[] }
  | { type: 'set'; items: readonly Value[] }
  | { type: 'map'; fields: ReadonlyMap<string, Value> }
  | { type: 'map_diff'; left: MapValue; right: MapValue }
  | { type: 'path'; segments: readonly Segment[] }
  | { type: 'timestamp'; nanos: bigint }
  | { type: 'duration'; nanos: bigint }
  | { type: 'latlng'; latitude: number; longitude: number };

export type TypeName = Value['type'];
export type ValueOf<T extends TypeName> = Extract<Value, { type: T }>;
export type MapValue = ValueOf<'map'>;

export const NULL: Value = { type: 'null' };
export const bool = (value: boolean): Value => ({ type: 'bool', value });
export const float = (value: number): Value => ({ type: 'float', value });
export const string = (value: string): Value => ({ type: 'string', value });
export const bytes = (value: Uint8Array): Value => ({ type: 'bytes', value });
export const list = (items: readonly Value[]): Value => ({ type: 'list', items });
export const map = (fields: Iterable<readonly [string, Value]>): MapValue => ({
  type: 'map',
  fields: new Map(fields),
});
export const path = (segments: readonly Segment[]): ValueOf<'path'> => ({ type: 'path', segments });

/** An int from a count or an index. */
export const count = (value: number): Value => ({ type: 'int', value: BigInt(value) });

/** The text of a path as the language prints it; what is not bound yet prints nothing. */
export function pathText(segments: readonly Segment[]): string {
  const texts = segments.map((segment) => (typeof segment === 'string' ? segment : ''));
  return `/${texts.join('/')}`;
}

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

/** The segments that a value adds to a path: a path all of its own, a plain value one. */
export function asSegments(value: Value): readonly Segment[] {
  switch (value.type) {
    case 'path':
      return value.segments;
    case 'string':
    case 'int':
    case 'float':
    case 'bool':
      return [String(value.value)];
    default:
      throw unsupported(`path(${value.type})`);
  }
}
