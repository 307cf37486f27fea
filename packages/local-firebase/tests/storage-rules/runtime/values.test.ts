import { describe, expect, test } from 'vitest';
import { readDocument, readRequestValue } from '../../../src/storage-rules/runtime/wireValues.ts';

describe('values of a request', () => {
  test.each([
    [{ null_value: null }, { type: 'null' }],
    [{ bool_value: true }, { type: 'bool', value: true }],
    [{ int_value: 3 }, { type: 'int', value: 3n }],
    [{ int_value: '9223372036854775807' }, { type: 'int', value: 9_223_372_036_854_775_807n }],
    [{ float_value: 1.5 }, { type: 'float', value: 1.5 }],
    [{ string_value: 'a' }, { type: 'string', value: 'a' }],
    [{ bytes_value: 'AQI=' }, { type: 'bytes', value: Uint8Array.of(1, 2) }],
    [{ timestamp_value: '1970-01-01T00:00:01Z' }, { type: 'timestamp', nanos: 1_000_000_000n }],
    [{ timestamp_value: 'never' }, { type: 'string', value: 'never' }],
    [
      { list_value: { values: [{ int_value: 1 }] } },
      { type: 'list', items: [{ type: 'int', value: 1n }] },
    ],
    [
      { set_value: { values: [{ int_value: 1 }, { int_value: 1 }] } },
      { type: 'set', items: [{ type: 'int', value: 1n }] },
    ],
    [
      { path_value: { segments: [{ simple: 'a' }, { simple: 'b' }] } },
      { type: 'path', segments: ['a', 'b'] },
    ],
    [
      { map_value: { fields: { a: { null_value: null } } } },
      { type: 'map', fields: new Map([['a', { type: 'null' }]]) },
    ],
    [{ map_value: {} }, { type: 'map', fields: new Map() }],
    [{ toString: 1 }, { type: 'null' }],
    ['text', { type: 'null' }],
    [undefined, { type: 'null' }],
  ])('%j', (raw, expected) => {
    expect(readRequestValue(raw)).toEqual(expected);
  });
});

describe('fields of a document', () => {
  test.each([
    [{ integerValue: '-5' }, { type: 'int', value: -5n }],
    [{ doubleValue: 'NaN' }, { type: 'float', value: Number.NaN }],
    [{ doubleValue: 2 }, { type: 'float', value: 2 }],
    [{ geoPointValue: { latitude: 1 } }, { type: 'latlng', latitude: 1, longitude: 0 }],
    [
      { referenceValue: 'projects/p/databases/d/documents/a/b' },
      { type: 'path', segments: ['databases', 'd', 'documents', 'a', 'b'] },
    ],
    [{ arrayValue: {} }, { type: 'list', items: [] }],
    [{ timestampValue: '1970-01-01T00:00:00.5Z' }, { type: 'timestamp', nanos: 500_000_000n }],
    [{}, { type: 'null' }],
  ])('%j', (raw, expected) => {
    const document = readDocument({
      name: 'projects/p/databases/d/documents/c/x',
      fields: { f: raw },
    });
    expect(document).toEqual({
      type: 'map',
      fields: new Map<string, unknown>([
        ['data', { type: 'map', fields: new Map([['f', expected]]) }],
        ['id', { type: 'string', value: 'x' }],
        ['__name__', { type: 'path', segments: ['databases', 'd', 'documents', 'c', 'x'] }],
      ]),
    });
  });
});
