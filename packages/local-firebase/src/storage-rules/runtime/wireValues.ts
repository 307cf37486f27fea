import { setOf } from '../builtins/collections.ts';
import { latlng } from '../builtins/math.ts';
import { parseTimestamp } from '../builtins/time.ts';
import {
  saturate,
  timestamp,
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

/** A JSON object of unknown content. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object of that name, or an empty one. */
export function objectAt(parent: unknown, key: string): JsonObject {
  const value = isObject(parent) ? parent[key] : undefined;
  return isObject(value) ? value : {};
}

/** The list of that name, or an empty one. */
export function listAt(parent: unknown, key: string): readonly unknown[] {
  const value = isObject(parent) ? parent[key] : undefined;
  return Array.isArray(value) ? value : [];
}

/** The text of that name, or an empty one. */
export function textAt(parent: unknown, key: string): string {
  const value = isObject(parent) ? parent[key] : undefined;
  return typeof value === 'string' ? value : '';
}

type Readers = Readonly<Record<string, (raw: unknown) => Value>>;

/** Reads a value that is wrapped under the name of its type; anything else is null. */
function readTagged(raw: unknown, readers: Readers): Value {
  const [kind, content] = isObject(raw) ? (Object.entries(raw)[0] ?? []) : [];
  const read = kind !== undefined && Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  return read ? read(content) : NULL;
}

const REQUEST_READERS: Readers = {
  null_value: () => NULL,
  bool_value: (raw) => bool(raw === true),
  int_value: readInt,
  float_value: (raw) => float(Number(raw)),
  string_value: (raw) => string(String(raw)),
  bytes_value: (raw) => bytes(Uint8Array.from(Buffer.from(String(raw), 'base64'))),
  timestamp_value: (raw) => readTimestamp(String(raw)),
  latlng_value: (raw) => readLatlng(isObject(raw) ? raw : {}),
  list_value: (raw) => list(listAt(raw, 'values').map(readRequestValue)),
  set_value: (raw) => setOf(listAt(raw, 'values').map(readRequestValue)),
  map_value: (raw) => readMap(objectAt(raw, 'fields')),
  path_value: (raw) => path(listAt(raw, 'segments').map((segment) => textAt(segment, 'simple'))),
};

/** Reads a value as requests carry it, such as `{"string_value": "x"}`. */
export function readRequestValue(raw: unknown): Value {
  return readTagged(raw, REQUEST_READERS);
}

function readMap(fields: JsonObject): Value {
  return map(Object.entries(fields).map(([key, raw]) => [key, readRequestValue(raw)] as const));
}

function readInt(raw: unknown): Value {
  const isWhole = typeof raw === 'string' && /^-?\d{1,19}$/.test(raw);
  return isWhole ? { type: 'int', value: BigInt.asIntN(64, BigInt(raw)) } : saturate(Number(raw));
}

function readTimestamp(text: string): Value {
  const nanos = parseTimestamp(text);
  return nanos === undefined ? string(text) : timestamp(nanos);
}

function readLatlng(raw: JsonObject): Value {
  return latlng(Number(raw['latitude']), Number(raw['longitude']));
}

const DOCUMENT_READERS: Readers = {
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
  return readTagged(raw, DOCUMENT_READERS);
}

function readFields(fields: JsonObject): Value {
  return map(Object.entries(fields).map(([key, raw]) => [key, readField(raw)] as const));
}

/** `projects/P/databases/D/documents/…` without its project. */
function segmentsOfName(name: string): string[] {
  const segments = name.split('/');
  return segments[0] === 'projects' ? segments.slice(2) : segments;
}

/** Reads a Firestore document as rules see it: `data`, `id` and `__name__`. */
export function readDocument(raw: unknown): Value {
  const segments = segmentsOfName(textAt(raw, 'name'));
  return map([
    ['data', readFields(objectAt(raw, 'fields'))],
    ['id', string(segments.at(-1) ?? '')],
    ['__name__', path(segments)],
  ]);
}
