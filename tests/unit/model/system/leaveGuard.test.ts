import { expect, test } from 'vitest';
import { leaveReasonsFor } from '#src/model/base/edits.ts';

test.each([
  [[false, 0, 0, 0], 'page', []],
  [[true, 0, 0, 0], 'tab', ['unsaved']],
  [[true, 0, 2, 1], 'tab', ['unsaved']],
  [[false, 1, 2, 1], 'tab', ['changing']],
  [[false, 0, 2, 1], 'page', ['uploading', 'archiving']],
  [[true, 1, 1, 0], 'site', ['unsaved', 'changing', 'uploading']],
] as const)(
  'leaving with %j by %s',
  ([hasUnsavedChanges, changeCount, uploadCount, archiveCount], way, expected) => {
    const work = { hasUnsavedChanges, changeCount, uploadCount, archiveCount };
    expect(leaveReasonsFor(work, way)).toEqual(expected);
  },
);
