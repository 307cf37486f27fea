import { describe, expect, test } from 'vitest';
import {
  conflictsWith,
  editedFields,
  editsBetween,
  isDeepEqual,
  withEdits,
} from '#src/model/base/edits.ts';

describe('two values say the same', () => {
  test.each<[string, unknown, unknown]>([
    ['texts', 'a', 'a'],
    ['lists', ['a', ['b']], ['a', ['b']]],
    ['records, whatever their order', { a: 1, b: [2] }, { b: [2], a: 1 }],
    ['moments', new Date(5), new Date(5)],
  ])('%s', (_what, one, other) => {
    expect(isDeepEqual(one, other)).toBe(true);
  });

  test.each<[string, unknown, unknown]>([
    ['other texts', 'a', 'b'],
    ['a number and its text', 1, '1'],
    ['a longer list', ['a'], ['a', 'b']],
    ['a record with another name', { a: undefined }, { b: undefined }],
    ['a list and a record', ['a'], { 0: 'a' }],
    ['nothing and an empty record', null, {}],
    ['other moments', new Date(5), new Date(6)],
    ['a moment and an empty record', new Date(5), {}],
  ])('not %s', (_what, one, other) => {
    expect(isDeepEqual(one, other)).toBe(false);
    expect(isDeepEqual(other, one)).toBe(false);
  });
});

describe('edits', () => {
  const stored = { title: 'a', tags: ['x'] };

  test('remember what a field said when its edit began', () => {
    const first = withEdits({}, { title: 'b' }, stored);
    const second = withEdits(first, { title: 'c' }, { ...stored, title: 'z' });
    expect(second).toEqual({ title: { from: 'a', to: 'c' } });
    expect(editedFields(second)).toEqual({ title: 'c' });
  });

  test('end when the field says what is stored', () => {
    const edits = withEdits({}, { title: 'b', tags: ['x', 'y'] }, stored);
    expect(withEdits(edits, { tags: ['x'] }, stored)).toEqual({ title: { from: 'a', to: 'b' } });
  });

  test.each([
    ['nobody else has changed it', 'a', []],
    ['somebody has changed it to the same', 'b', []],
    ['somebody has changed it to something else', 'c', ['title']],
  ])('conflict when %s', (_what, title, expected) => {
    const edits = editsBetween(stored, { title: 'b' });
    expect(conflictsWith(edits, { ...stored, title })).toEqual(expected);
  });
});
