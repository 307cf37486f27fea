import { latlng } from '../builtins/latlng.ts';
import { parseTimestamp } from '../builtins/parseTimestamp.ts';
import { timestamp } from '../language/numbers.ts';
import {
  bool,
  bytes,
  float,
  list,
  map,
  NULL,
  path,
  string,
  type Value,
} from '../language/values.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from './json.ts';

const READERS: Readonly<Record<string, (raw: unknown) => Value>> = {
  nullValue: () => NULL,
  booleanValue: (raw) => bool(raw === true),
  integerValue: (raw) => ({ type: 'int', value: BigInt.asIntN(64, BigInt(String(raw))) }),
  doubleValue: (raw) => float(Number(raw)),
  timestampValue: (raw) => timestamp(parseTimestamp(String(raw)) ?? 0n),
  stringValue: (raw) => string(String(raw)),
  bytesValue: (raw) => bytes(Uint8Array.from(Buffer.from(String(raw), 'base64'))),
  referenceValue: (raw) => path(segmentsOfName(String(raw))),
  geoPointValue: (raw) => latlng(coordinate(raw, 'latitude'), coordinate(raw, 'longitude')),
  arrayValue: (raw) => list(listAt(raw, 'values').map(readField)),
  mapValue: (raw) => readFields(objectAt(raw, 'fields')),
};

// Coordinates that are zero are left out of the answer.
function coordinate(raw: unknown, key: string): number {
  return Number((isObject(raw) ? raw[key] : undefined) ?? 0);
}

function readField(raw: unknown): Value {
  const [kind, content] = isObject(raw) ? (Object.entries(raw)[0] ?? []) : [];
  const read = kind !== undefined && Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  return read ? read(content) : NULL;
}

function readFields(fields: JsonObject): Value {
  return map(Object.entries(fields).map(([key, raw]) => [key, readField(raw)] as const));
}

/** `projects/P/databases/D/documents/…` without its project. */
function segmentsOfName(name: string): string[] {
  const segments = name.split('/');
  return segments[0] === 'projects' ? segments.slice(2) : segments;
}

/** A Firestore document as rules see it: `data`, `id` and `__name__`. */
export function readDocument(raw: unknown): Value {
  const segments = segmentsOfName(textAt(raw, 'name'));
  return map([
    ['data', readFields(objectAt(raw, 'fields'))],
    ['id', string(segments.at(-1) ?? '')],
    ['__name__', path(segments)],
  ]);
}
