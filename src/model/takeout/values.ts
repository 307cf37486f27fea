import { AppError } from '../base/errors.ts';
import { isStoredMap } from '../base/schema.ts';

/** What JSON can say. */
export type Json = null | boolean | number | string | Json[] | JsonMap;

export interface JsonMap {
  [key: string]: Json;
}

/**
 * A stored value that JSON has no word for is an object with one key, which begins with a dollar sign:
 *
 * - `$time`: a moment, to the nanosecond
 * - `$file`: the public address of a file, by its path: the address itself names the project
 * - `$record`: a reference, by the path of its record
 * - `$bytes`: base64
 * - `$place`: latitude and longitude
 * - `$number`: what is no number to JSON, such as `NaN`
 * - `$map`: a map that would be taken for one of these
 */
type Mark = '$time' | '$file' | '$record' | '$bytes' | '$place' | '$number' | '$map';

/** Knows where a project keeps its files. */
export interface FileAddresses {
  /** The path of a file of this project; undefined for any other text. */
  pathOf: (address: string) => string | undefined;
  addressOf: (path: string) => string;
}

const marked = (mark: Mark, content: Json): Json => ({ [mark]: content });

const isPlainNumber = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0);

interface Moment {
  seconds: number;
  nanoseconds: number;
}

const isMoment = (value: object): value is Moment =>
  'seconds' in value && 'nanoseconds' in value && 'toDate' in value;

/** Such as `2026-11-29T12:00:00.123456789Z`; ISO text of JavaScript ends at milliseconds. */
function momentText({ seconds, nanoseconds }: Moment): string {
  const second = new Date(seconds * 1000).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  return `${second}.${String(nanoseconds).padStart(9, '0')}Z`;
}

function momentOf(text: string): Moment {
  const [second = '', fraction = ''] = text.replace(/Z$/, '').split('.');
  return { seconds: Date.parse(`${second}Z`) / 1000, nanoseconds: Number(fraction.padEnd(9, '0')) };
}

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const bytesFrom = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** The objects that the SDKs of browser and server return for what is no map. */
function markedObject(value: object): Json {
  if (value instanceof Date) {
    const milliseconds = value.getUTCMilliseconds();
    const seconds = (value.getTime() - milliseconds) / 1000;
    return marked('$time', momentText({ seconds, nanoseconds: milliseconds * 1_000_000 }));
  }
  if (isMoment(value)) return marked('$time', momentText(value));
  if (value instanceof Uint8Array) return marked('$bytes', base64(value));
  if ('toUint8Array' in value) {
    return marked('$bytes', base64((value as { toUint8Array: () => Uint8Array }).toUint8Array()));
  }
  if ('latitude' in value && 'longitude' in value) {
    return marked('$place', [Number(value.latitude), Number(value.longitude)]);
  }
  if ('path' in value && 'firestore' in value) return marked('$record', String(value.path));
  throw new AppError('invalid-record', { details: { kind: value.constructor.name } });
}

function markedMap(value: object, files: FileAddresses): Json {
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const map = Object.fromEntries(entries.map(([key, part]) => [key, toJson(part, files)]));
  const [first = ''] = Object.keys(map);
  return entries.length === 1 && first.startsWith('$') ? marked('$map', map) : map;
}

/** A stored value as JSON: equal values are equal texts, in any project. */
export function toJson(value: unknown, files: FileAddresses): Json {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    return isPlainNumber(value)
      ? value
      : marked('$number', Object.is(value, -0) ? '-0' : `${value}`);
  }
  if (typeof value === 'string') {
    const path = files.pathOf(value);
    return path === undefined ? value : marked('$file', path);
  }
  if (Array.isArray(value)) return value.map((part) => toJson(part, files));
  if (typeof value !== 'object') throw new AppError('invalid-record');
  return isStoredMap(value) ? markedMap(value, files) : markedObject(value);
}

/** Makes the values that only the database of the shop that is restored knows. */
export interface ValueMakers {
  time: (moment: Moment) => unknown;
  record: (path: string) => unknown;
  bytes: (bytes: Uint8Array) => unknown;
  place: (latitude: number, longitude: number) => unknown;
}

function fromMap(map: JsonMap, files: FileAddresses, make: ValueMakers): unknown {
  return Object.fromEntries(
    Object.entries(map).map(([key, part]) => [key, fromJson(part, files, make)]),
  );
}

/** The stored value that `toJson` has written. */
export function fromJson(json: Json, files: FileAddresses, make: ValueMakers): unknown {
  if (Array.isArray(json)) return json.map((part) => fromJson(part, files, make));
  if (typeof json !== 'object' || json === null) return json;
  const [mark = '', ...others] = Object.keys(json);
  const content = json[mark];
  if (others.length > 0 || content === undefined) return fromMap(json, files, make);
  const word = typeof content === 'string' ? content : '';
  switch (mark as Mark) {
    case '$time':
      return make.time(momentOf(word));
    case '$file':
      return files.addressOf(word);
    case '$record':
      return make.record(word);
    case '$bytes':
      return make.bytes(bytesFrom(word));
    case '$place': {
      const [latitude, longitude] = Array.isArray(content) ? content.map(Number) : [];
      return make.place(latitude ?? 0, longitude ?? 0);
    }
    case '$number':
      return Number(word);
    case '$map':
      return fromMap(content as JsonMap, files, make);
    default:
      return fromMap(json, files, make);
  }
}
