import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStorageUrl, publicFileUrl } from '#src/model/files/urlPolicy.ts';
import {
  type FileAddresses,
  fromJson,
  type Json,
  toJson,
  type ValueMakers,
} from '#src/model/takeout/values.ts';

class Time {
  readonly seconds: number;
  readonly nanoseconds: number;
  constructor(seconds: number, nanoseconds: number) {
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
  }
  toDate = undefined;
}

class Place {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

class Reference {
  readonly firestore = undefined;
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

const make: ValueMakers = {
  time: ({ seconds, nanoseconds }) => new Time(seconds, nanoseconds),
  record: (path) => new Reference(path),
  bytes: (bytes) => bytes,
  place: (latitude, longitude) => new Place(latitude, longitude),
};

const filesOf = (bucket: string): FileAddresses => ({
  pathOf: (text) => {
    const file = parseStorageUrl(text);
    return file?.bucket === bucket ? file.path : undefined;
  },
  addressOf: (path) => publicFileUrl({ bucket, path }),
});
const [here, there] = [filesOf('here'), filesOf('there')];

const key = fc.oneof(fc.string(), fc.constantFrom('$time', '$map', '$file', '$', '__proto__', '7'));
const address = fc
  .stringMatching(/^[a-zæøå0-9 _/-]{1,20}$/)
  .filter((path) => !/^[./]|\/[./]|\/$/.test(path))
  .map((path) => here.addressOf(path));
const degrees = fc.double({ min: -90, max: 90, noNaN: true }).map((each) => each + 0);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    ...[fc.string(), address, fc.boolean(), fc.constant(null), fc.integer(), fc.double()],
    fc.constantFrom(-0, Number.NaN, Infinity, -Infinity),
    fc
      .tuple(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), fc.nat(999_999_999))
      .map(([seconds, nanoseconds]) => new Time(seconds, nanoseconds)),
    fc.uint8Array({ maxLength: 40 }),
    fc.tuple(degrees, degrees).map(([a, b]) => new Place(a, b)),
    fc.string().map((path) => new Reference(path)),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(key, tie('any'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).any;

test('any record comes back from its text, and is the same text in another project', () => {
  fc.assert(
    fc.property(fc.dictionary(key, value, { noNullPrototype: true }), (record) => {
      const text = JSON.stringify(toJson(record, here));
      expect(fromJson(JSON.parse(text) as Json, here, make)).toEqual(record);
      const moved = fromJson(JSON.parse(text) as Json, there, make);
      expect(JSON.stringify(toJson(moved, there))).toBe(text);
      expect(text).not.toContain('/b/here/');
    }),
  );
});

test('equal records are equal texts, whatever the order of their fields', () => {
  expect(JSON.stringify(toJson({ b: 1, a: { d: 1, c: 2 } }, here))).toBe(
    '{"a":{"c":2,"d":1},"b":1}',
  );
});

test('what nobody can read back is not written', () => {
  expect(() => toJson({ secret: Symbol('s') }, here)).toThrow('invalid-record');
  expect(() => toJson({ map: new Map() }, here)).toThrow('invalid-record');
});
