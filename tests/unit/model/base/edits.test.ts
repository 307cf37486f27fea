import { describe, expect, test } from 'vitest';
import {
  conflictsWith,
  editedFields,
  editsBetween,
  isDeepEqual,
  leaveReasonsFor,
  withEdits,
} from '#src/model/base/edits.ts';

test.each<[string, unknown, unknown]>([
  ['texts', 'a', 'a'],
  ['lists', ['a', ['b']], ['a', ['b']]],
  ['records, whatever their order', { a: 1, b: [2] }, { b: [2], a: 1 }],
  ['moments', new Date(5), new Date(5)],
])('equal %s', (_what, one, other) => {
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
])('not equal: %s', (_what, one, other) => {
  expect([isDeepEqual(one, other), isDeepEqual(other, one)]).toEqual([false, false]);
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

  test('conflict when somebody has changed the field to something else', () => {
    const edits = editsBetween(stored, { title: 'b' });
    const conflicts = (title: string) => conflictsWith(edits, { ...stored, title });
    expect([conflicts('a'), conflicts('b'), conflicts('c')]).toEqual([[], [], ['title']]);
  });
});

test.each([
  [[0, 0, 0, 0, 0, 0], 'page', []],
  [[1, 0, 0, 0, 0, 0], 'tab', ['unsaved']],
  [[1, 0, 2, 1, 1, 0], 'tab', ['unsaved']],
  [[0, 1, 2, 1, 1, 1], 'tab', ['changing', 'takingOut']],
  [[0, 0, 2, 1, 1, 0], 'page', ['uploading', 'archiving', 'remaking']],
  [[1, 1, 1, 0, 1, 1], 'site', ['unsaved', 'changing', 'uploading', 'remaking', 'takingOut']],
] as const)('leaving with %j by %s', (work, way, expected) => {
  const [unsaved, changing, uploading, archiving, remaking, takingOut] = work;
  const counts = { unsaved, changing, uploading, archiving, remaking, takingOut };
  expect(leaveReasonsFor(counts, way)).toEqual(expected);
});
