import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { decode, decodeList, encode, SERVER_TIME } from '#src/data/firestore/converter.ts';

const schema = z.object({ id: z.string(), name: z.string(), at: z.optional(z.date()) });
const moment = new Date('2026-01-02T03:04:05Z');
const timestamp = { toDate: () => moment };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('decode', () => {
  test('adds the id and turns timestamps into dates', () => {
    expect(decode(schema, { id: 'a', data: { name: 'x', at: timestamp } })).toEqual({
      id: 'a',
      name: 'x',
      at: moment,
    });
  });

  test.each([
    ['in a map', { a: timestamp }, { a: moment }],
    ['in a list', [timestamp, 1], [moment, 1]],
    ['deep down', { a: [{ b: timestamp }] }, { a: [{ b: moment }] }],
    ['nothing', null, null],
  ])('finds timestamps %s', (_where, stored, expected) => {
    const anything = z.object({ value: z.unknown() });
    expect(decode(anything, { id: 'a', data: { value: stored } })).toEqual({ value: expected });
  });

  test('a reference, which leads around in circles, makes one record bad and not the list', () => {
    class Reference {
      readonly firestore: object = { owner: this };
    }
    const stored = [
      { id: 'a', data: { name: new Reference() } },
      { id: 'b', data: { name: 'x' } },
    ];
    expect(decodeList(schema, stored)).toEqual([{ id: 'b', name: 'x' }]);
  });

  test('takes signs that turn the direction out of texts, and leaves letters that run leftwards', () => {
    const name = '\u202EKaj\u2066 \u05D3\u05D5\u05D3\u202C';
    expect(decode(schema, { id: 'a', data: { name } })?.name).toBe('Kaj \u05D3\u05D5\u05D3');
  });

  test('a stored id does not replace the id of the document', () => {
    expect(decode(schema, { id: 'a', data: { id: 'b', name: 'x' } })?.id).toBe('a');
  });

  test('a record that does not fit is told, and left out of a list', () => {
    const record = (id: string, name: unknown) => ({ id, data: { name } });
    const stored = [record('a', 'x'), record('bad', 5), record('c', 'z')];
    expect(decodeList(schema, stored).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('bad'));
  });
});

describe('encode', () => {
  const serverTime = () => 'NOW';

  test.each([
    ['leaves out what is undefined', { a: undefined, b: null }, { b: null }],
    ['keeps dates', { at: moment }, { at: moment }],
    ['fills in the server time', { at: SERVER_TIME }, { at: 'NOW' }],
    ['goes into maps', { a: { b: undefined, c: SERVER_TIME } }, { a: { c: 'NOW' } }],
    ['goes into lists', { a: [{ b: undefined }, 1] }, { a: [{}, 1] }],
  ])('%s', (_what, data, expected) => {
    expect(encode(data, serverTime)).toStrictEqual(expected);
  });
});
