import { expect, test } from 'vitest';
import { leaveReasonsFor } from '#src/model/base/leaveGuard.ts';

test.each([
  [[false, 0, 0], 'page', []],
  [[true, 0, 0], 'tab', ['unsaved']],
  [[true, 2, 1], 'tab', ['unsaved']],
  [[false, 2, 1], 'page', ['uploading', 'archiving']],
  [[true, 1, 0], 'site', ['unsaved', 'uploading']],
] as const)(
  'leaving with %j by %s',
  ([hasUnsavedChanges, uploadCount, archiveCount], way, expected) => {
    expect(leaveReasonsFor({ hasUnsavedChanges, uploadCount, archiveCount }, way)).toEqual(
      expected,
    );
  },
);
