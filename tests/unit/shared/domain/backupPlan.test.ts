import { describe, expect, test } from 'vitest';
import {
  backupRetryDelayMs,
  itemAfterBackup,
  nextBackupSteps,
} from '#src/shared/domain/backupPlan.ts';
import { day, image, purchase, purchaseItem } from '../support/records.ts';

const original = (id: string) => `high-quality/albums/x/original_1760000000000_${id}.png`;
const single = purchaseItem({ id: 'one', originalAdminPath: original('one') });
const album = purchaseItem({
  id: 'alb',
  type: 'album',
  albumImages: [
    image({ id: 'b', order: 2, originalSrc: original('b') }),
    image({ id: 'a', order: 1, originalSrc: original('a') }),
  ],
});
const bought = purchase({ items: [single, album] });
const archive = 'customer-permanent-archive/JF20250624ABCDEF123';

const steps = (items: (typeof bought)['items']) =>
  nextBackupSteps({ ...bought, items }).map(({ imageId }) => imageId);

test('every picture of an order has a place of its own in the archive', () => {
  expect(nextBackupSteps(bought)).toEqual([
    {
      itemIndex: 0,
      imageId: 'one',
      originalPath: original('one'),
      archivePath: `${archive}/0_one.png`,
    },
    { itemIndex: 1, imageId: 'a', originalPath: original('a'), archivePath: `${archive}/1_a.png` },
    { itemIndex: 1, imageId: 'b', originalPath: original('b'), archivePath: `${archive}/1_b.png` },
  ]);
});

describe('after some files were tried', () => {
  const after = (results: { imageId: string; error: string | undefined }[], from = album) => {
    const item = itemAfterBackup({ ...bought, items: [single, from] }, 1, { results, now: day(1) });
    if (item === undefined) throw new Error('the item is there');
    return item;
  };
  const ok = (imageId: string) => ({ imageId, error: undefined });

  test('one that is copied is not copied again', () => {
    const item = after([ok('a')]);
    expect(item).toMatchObject({ backupStatus: 'pending', backupAttemptedAt: day(1) });
    expect(item.backupCompletedAt).toBeUndefined();
    expect(steps([item])).toEqual(['b']);
  });

  test('one that failed is tried again, and its error is kept', () => {
    const item = after([ok('a'), { imageId: 'b', error: 'empty' }]);
    expect(item).toMatchObject({ backupStatus: 'backup_failed', backupError: 'empty' });
    expect(steps([item])).toEqual(['b']);
  });

  test('all done, nothing is left and the error is gone', () => {
    const failed = after([ok('a'), { imageId: 'b', error: 'empty' }]);
    const item = after([ok('b')], failed);
    expect(item).toMatchObject({
      backupStatus: 'completed',
      backupCompletedAt: day(1),
      permanentBackupPath: `${archive}/1_a.png`,
    });
    expect(item.backupError).toBeUndefined();
    expect(item.archivedFiles.map(({ permanentBackupPath }) => permanentBackupPath)).toEqual([
      `${archive}/1_a.png`,
      `${archive}/1_b.png`,
    ]);
    expect(steps([item])).toEqual([]);
  });

  test('a late failure does not undo what is archived', () => {
    const item = after([{ imageId: 'a', error: 'empty' }], after([ok('a'), ok('b')]));
    expect(item.backupStatus).toBe('completed');
  });

  test('a single picture is complete at once', () => {
    const item = itemAfterBackup(bought, 0, { results: [ok('one')], now: day(1) });
    expect(item?.backupStatus).toBe('completed');
  });

  test('an item that is not there stays away', () => {
    expect(itemAfterBackup(bought, 9, { results: [], now: day(1) })).toBeUndefined();
  });
});

test.each([
  ['complete', undefined],
  ['incomplete', 30_000],
  ['threw', 60_000],
] as const)('after a run that was %s the next comes in %s ms', (outcome, expected) => {
  expect(backupRetryDelayMs(outcome)).toBe(expected);
});
