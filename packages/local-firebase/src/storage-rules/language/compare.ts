import { unsupported } from './faults.ts';
import type { Segment, Value } from './values.ts';

/** 1 equals 1.0 for `==` and in sets (loose), not inside lists and maps (strict). */
type Numbers = 'loose' | 'strict';

const segmentKey = (segment: Segment) =>
  typeof segment === 'string' ? segment : `{${segment.capture}=${segment.glob ? '**' : '*'}}`;

/** The answer of `==`. */
export function equals(left: Value, right: Value): boolean {
  const a = numberOf(left);
  const b = numberOf(right);
  return a !== undefined && b !== undefined ? sameNumber(left, right) : same(left, right, 'strict');
}

/** Equality as sets and map differences see it: 1 and 1.0 are the same at every depth. */
export const looselyEquals = (left: Value, right: Value): boolean => same(left, right, 'loose');

/** Equality as lists see it: 1 and 1.0 differ. */
export const strictlyEquals = (left: Value, right: Value): boolean => same(left, right, 'strict');

function numberOf(value: Value): number | undefined {
  return value.type === 'int' || value.type === 'float' ? Number(value.value) : undefined;
}

function sameNumber(left: Value, right: Value): boolean {
  if (left.type === 'int' && right.type === 'int') return left.value === right.value;
  return numberOf(left) === numberOf(right);
}

function same(left: Value, right: Value, numbers: Numbers): boolean {
  if (numberOf(left) !== undefined && numberOf(right) !== undefined) {
    return (numbers === 'loose' || left.type === right.type) && sameNumber(left, right);
  }
  switch (left.type) {
    case 'list':
      return right.type === 'list' && sameItems(left.items, right.items, numbers);
    case 'set':
      return right.type === 'set' && sameSet(left.items, right.items);
    case 'map':
      return right.type === 'map' && sameFields(left.fields, right.fields, numbers);
    case 'path':
      return right.type === 'path' && sameSegments(left.segments, right.segments);
    case 'latlng':
      return (
        right.type === 'latlng' &&
        left.latitude === right.latitude &&
        left.longitude === right.longitude
      );
    default:
      return sameScalar(left, right);
  }
}

function sameScalar(left: Value, right: Value): boolean {
  switch (left.type) {
    case 'null':
      return right.type === 'null';
    case 'bool':
    case 'string':
      return left.type === right.type && left.value === right.value;
    case 'bytes':
      return right.type === 'bytes' && Buffer.compare(left.value, right.value) === 0;
    case 'timestamp':
    case 'duration':
      return left.type === right.type && left.nanos === right.nanos;
    default:
      return false;
  }
}

function sameItems(left: readonly Value[], right: readonly Value[], numbers: Numbers): boolean {
  if (left.length !== right.length) return false;
  return left.every((item, index) => {
    const other = right[index];
    return other !== undefined && same(item, other, numbers);
  });
}

function sameSet(left: readonly Value[], right: readonly Value[]): boolean {
  return left.length === right.length && left.every((item) => includes(right, item, looselyEquals));
}

function sameSegments(left: readonly Segment[], right: readonly Segment[]): boolean {
  const keys = right.map(segmentKey);
  return left.length === keys.length && left.every((each, at) => segmentKey(each) === keys[at]);
}

type Fields = ReadonlyMap<string, Value>;

function sameFields(left: Fields, right: Fields, numbers: Numbers): boolean {
  if (left.size !== right.size) return false;
  return [...left].every(([key, value]) => {
    const other = right.get(key);
    return other !== undefined && same(value, other, numbers);
  });
}

/** True when a collection holds the value, by the given equality. */
export function includes(
  items: readonly Value[],
  wanted: Value,
  equal: (a: Value, b: Value) => boolean,
): boolean {
  return items.some((item) => equal(item, wanted));
}

/** Below zero, zero or above, as `<` and its kin see it; NaN where there is no order. */
export function order(left: Value, right: Value, operator: string): number {
  const a = numberOf(left);
  const b = numberOf(right);
  if (a !== undefined && b !== undefined) {
    return left.type === 'int' && right.type === 'int' ? sign(left.value, right.value) : a - b;
  }
  if (left.type === 'string' && right.type === 'string') return sign(left.value, right.value);
  if (left.type === 'bytes' && right.type === 'bytes')
    return Buffer.compare(left.value, right.value);
  if (left.type === 'timestamp' && right.type === 'timestamp') return sign(left.nanos, right.nanos);
  if (left.type === 'duration' && right.type === 'duration') return sign(left.nanos, right.nanos);
  throw unsupported(`${left.type} ${operator} ${right.type}`);
}

function sign<T extends bigint | string>(left: T, right: T): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
