import {
  missingProperty,
  nullValue,
  RuleFault,
  unknownFunction,
  unsupported,
  wrongType,
} from './faults.ts';
import {
  int,
  list,
  path,
  pathText,
  string,
  type Segment,
  type Value,
  type ValueOf,
} from './values.ts';

/** The answer of `object.name`. */
export function member(object: Value, name: string): Value {
  if (object.type === 'null') throw nullValue();
  if (object.type === 'path') throw missingProperty(name);
  if (object.type !== 'map') throw wrongType(object);
  const value = object.fields.get(name);
  if (!value) throw missingProperty(name);
  return value;
}

/** The answer of `object[index]`. */
export function element(object: Value, index: Value): Value {
  if (object.type === 'null') throw nullValue();
  if (object.type !== 'map' && !isSequence(object)) throw unknownFunction('[]');
  const named = object.type === 'map' || object.type === 'path';
  if (named && index.type === 'string') return member(object, index.value);
  if (object.type === 'map' || index.type !== 'int') {
    throw unsupported(`${object.type}[${index.type}]`);
  }
  return part(object, inBounds(index.value, lengthOf(object)));
}

/** The answer of `object[from:to]`; both ends must point at something. */
export function range(object: Value, from: Value | undefined, to: Value | undefined): Value {
  if (object.type === 'null') throw nullValue();
  if (!isSequence(object)) throw unknownFunction('@range');
  const length = lengthOf(object);
  if (!from && !to) return object;
  const first = from ?? int(0n);
  const end = to ?? int(BigInt(length));
  if (first.type !== 'int' || end.type !== 'int') {
    throw unsupported(`${object.type}[${first.type}:${end.type}]`);
  }
  if (first.value > end.value) {
    throw new RuleFault(
      `Illegal range error. From index: [${first.value}]  | To index: [${end.value}].`,
    );
  }
  return cut(object, inBounds(first.value, length), inBounds(end.value - 1n, length) + 1);
}

type Sequence = ValueOf<'list'> | ValueOf<'string'> | ValueOf<'path'>;

function isSequence(value: Value): value is Sequence {
  return value.type === 'list' || value.type === 'string' || value.type === 'path';
}

function lengthOf(sequence: Sequence): number {
  if (sequence.type === 'list') return sequence.items.length;
  return sequence.type === 'string' ? sequence.value.length : sequence.segments.length;
}

function inBounds(index: bigint, size: number): number {
  if (index >= 0n && index < BigInt(size)) return Number(index);
  throw new RuleFault(`Index out of bound error. Index: [${index}]  | size: [${size}].`);
}

const segmentText = (segment: Segment) =>
  typeof segment === 'string' ? segment : pathText([segment]).slice(1);

function part(sequence: Sequence, index: number): Value {
  if (sequence.type === 'string') return string(sequence.value.charAt(index));
  if (sequence.type === 'path') return string(segmentText(sequence.segments[index] ?? ''));
  return sequence.items[index] ?? { type: 'null' };
}

function cut(sequence: Sequence, from: number, to: number): Value {
  if (sequence.type === 'string') return string(sequence.value.slice(from, to));
  if (sequence.type === 'path') return path(sequence.segments.slice(from, to));
  return list(sequence.items.slice(from, to));
}
