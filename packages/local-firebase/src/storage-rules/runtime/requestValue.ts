import { latlng } from '../builtins/latlng.ts';
import { parseTimestamp } from '../builtins/parseTimestamp.ts';
import { setOf } from '../builtins/collectionMethods.ts';
import { saturate, timestamp } from '../language/numbers.ts';
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

/** A value as requests carry it, such as `{"string_value": "x"}`; anything else is null. */
export function readRequestValue(raw: unknown): Value {
  const [kind, content] = isObject(raw) ? (Object.entries(raw)[0] ?? []) : [];
  const read = kind !== undefined && Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  return read ? read(content) : NULL;
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
