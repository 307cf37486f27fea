import { describe, expect, test } from 'vitest';
import {
  backupRetryDelayMs,
  itemAfterBackup,
  nextBackupSteps,
  purchaseBackupStatus,
  type BackupRound,
} from '#src/model/purchases/archivePlan.ts';
import { archivedPreview } from '#src/model/purchases/downloads.ts';
import { day, image, purchase, purchaseItem } from '../../../support/bareRecords.ts';

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

const urlOf = (path: string) => `https://files.example/${path}`;

const steps = (items: (typeof bought)['items']) =>
  nextBackupSteps({ ...bought, items }).map(({ imageId }) => imageId);

const step = (itemIndex: number, imageId: string, archivePath: string) => ({
  kind: 'original',
  itemIndex,
  imageId,
  originalPath: original(imageId),
  archivePath,
});

test('every picture of an order has a place of its own in the archive', () => {
  expect(nextBackupSteps(bought)).toEqual([
    step(0, 'one', `${archive}/0_one.png`),
    step(1, 'a', `${archive}/1_a.png`),
    step(1, 'b', `${archive}/1_b.png`),
  ]);
});

describe('after some files were tried', () => {
  const after = (
    tried: { imageId: string; error: string | undefined }[],
    from = album,
    now = day(1),
  ) => {
    const results = tried.map((result) => ({ ...result, kind: 'original' as const }));
    const round = { results, now, urlOf };
    const item = itemAfterBackup({ ...bought, items: [single, from] }, 1, round);
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
      permanentDownloadUrl: `https://files.example/${archive}/1_a.png`,
    });
    expect(item.backupError).toBeUndefined();
    expect(item.archivedFiles.map(({ permanentBackupPath }) => permanentBackupPath)).toEqual([
      `${archive}/1_a.png`,
      `${archive}/1_b.png`,
    ]);
    expect(steps([item])).toEqual([]);
  });

  test('it is noted when a file was last copied, and a failure is no copy', () => {
    const begun = after([ok('a')], album, day(1));
    expect(begun.backupTimestamp).toEqual(day(1));
    const failed = after([{ imageId: 'b', error: 'empty' }], begun, day(2));
    expect(failed).toMatchObject({ backupTimestamp: day(1), backupAttemptedAt: day(2) });
    expect(after([ok('b')], failed, day(3)).backupTimestamp).toEqual(day(3));
  });

  test('a late failure does not undo what is archived', () => {
    const item = after([{ imageId: 'a', error: 'empty' }], after([ok('a'), ok('b')]));
    expect(item.backupStatus).toBe('completed');
  });

  test('a single picture is complete at once', () => {
    const results = [{ ...ok('one'), kind: 'original' as const }];
    const item = itemAfterBackup(bought, 0, { results, now: day(1), urlOf });
    expect(item?.backupStatus).toBe('completed');
  });

  test('an item that is not there stays away', () => {
    expect(itemAfterBackup(bought, 9, { results: [], now: day(1), urlOf })).toBeUndefined();
  });
});

describe('the thumbnail of an item', () => {
  const path = 'watermarked/enkeltbilleder/hav/watermarked_1760000000000_h1_480.webp';
  const urlAt = (origin: string, file = path) =>
    `${origin}/v0/b/shop.appspot.com/o/${encodeURIComponent(file)}?alt=media`;
  const withThumbnail = (thumbnailUrl: string) => purchaseItem({ ...single, thumbnailUrl });
  const shown = withThumbnail(urlAt('https://firebasestorage.googleapis.com'));
  const place = `${archive}/thumbnail_0.webp`;
  const thumbnails = (item: typeof single) =>
    nextBackupSteps({ ...bought, items: [item] }).filter(({ kind }) => kind === 'thumbnail');
  const round = (results: BackupRound['results'], item = shown) =>
    itemAfterBackup({ ...bought, items: [item] }, 0, { results, now: day(1), urlOf });
  const original = { kind: 'original', imageId: 'one', error: undefined } as const;
  const thumbnail = { kind: 'thumbnail', imageId: 'one', error: undefined } as const;

  test.each(['https://firebasestorage.googleapis.com', 'http://127.0.0.1:9199'])(
    'at %s is copied beside the original',
    (origin) => {
      expect(thumbnails(withThumbnail(urlAt(origin)))).toEqual([
        { kind: 'thumbnail', itemIndex: 0, imageId: 'one', originalPath: path, archivePath: place },
      ]);
    },
  );

  test.each([
    '',
    'https://evil.example/a.webp',
    'javascript:alert(1)',
    urlAt('https://firebasestorage.googleapis.com', 'high-quality/albums/x/original_1_a.jpg'),
    urlAt('https://firebasestorage.googleapis.com', 'watermarked/../high-quality/a.webp'),
    urlAt('https://firebasestorage.googleapis.com', 'watermarked/elsewhere.webp'),
  ])('at "%s" is none of ours', (url) => {
    expect(thumbnails(withThumbnail(url))).toEqual([]);
  });

  test('has its place when it is copied, and is not copied again', () => {
    const item = round([original, thumbnail]);
    expect(item).toMatchObject({
      backupStatus: 'completed',
      permanentThumbnailPath: place,
      permanentThumbnailUrl: `https://files.example/${place}`,
    });
    expect(purchaseBackupStatus({ ...bought, items: item ? [item] : [] })).toBe('completed');
  });

  test('is tried again after a failure that may pass', () => {
    const item = round([original, { ...thumbnail, error: 'busy' }]);
    expect(item).toMatchObject({ backupStatus: 'completed', permanentThumbnailPath: '' });
    expect(purchaseBackupStatus({ ...bought, items: item ? [item] : [] })).toBe('pending');
  });

  test('is not shown any more when it is gone', () => {
    const item = round([original, { ...thumbnail, isGone: true }]);
    expect(item).toMatchObject({ backupStatus: 'completed', thumbnailUrl: '' });
    expect(round([{ ...thumbnail, isGone: true }])?.backupTimestamp).toBeUndefined();
    expect(purchaseBackupStatus({ ...bought, items: item ? [item] : [] })).toBe('completed');
  });

  test('says nothing of the original', () => {
    const item = round([thumbnail]);
    expect(item).toMatchObject({ backupStatus: 'pending', permanentThumbnailPath: place });
  });
});

describe('the preview of a picture', () => {
  const path = 'high-quality/albums/x/preview_1760000000000_a.webp';
  const place = `${archive}/preview_0_a.webp`;
  const withPreview = purchaseItem({
    id: 'alb',
    type: 'album',
    albumImages: [
      image({ id: 'a', order: 1, originalSrc: original('a'), hasPreview: true }),
      image({ id: 'b', order: 2, originalSrc: original('b') }),
    ],
  });
  const previews = (item: typeof single) =>
    nextBackupSteps({ ...bought, items: [item] }).filter(({ kind }) => kind === 'preview');
  const round = (results: BackupRound['results'], item = withPreview) => {
    const after = itemAfterBackup({ ...bought, items: [item] }, 0, { results, now: day(1), urlOf });
    if (after === undefined) throw new Error('the item is there');
    return after;
  };
  const originals = ['a', 'b'].map((imageId) => ({
    kind: 'original' as const,
    imageId,
    error: undefined,
  }));
  const preview = { kind: 'preview', imageId: 'a', error: undefined } as const;
  const statusOf = (item: typeof single) => purchaseBackupStatus({ ...bought, items: [item] });

  test('is copied beside the original, where there is one', () => {
    expect(previews(withPreview)).toEqual([
      { kind: 'preview', itemIndex: 0, imageId: 'a', originalPath: path, archivePath: place },
    ]);
  });

  test('that is copied is not copied again, and is found by its path', () => {
    const item = round([...originals, preview]);
    expect(statusOf(item)).toBe('completed');
    expect(['a', 'b'].map((id) => archivedPreview(item, id))).toEqual([place, '']);
    expect(archivedPreview(round([{ ...preview, error: 'late' }], item), 'a')).toBe(place);
  });

  test('is tried again after a failure that may pass, or when it was not reached', () => {
    for (const results of [[...originals, { ...preview, error: 'busy' }], originals]) {
      const item = round(results);
      expect(item.backupStatus).toBe('completed');
      expect(statusOf(item)).toBe('pending');
      expect(archivedPreview(item, 'a')).toBe('');
      expect(statusOf(round([preview], item))).toBe('completed');
    }
  });

  test('is given up when it is gone', () => {
    const item = round([...originals, { ...preview, isGone: true }]);
    expect(statusOf(item)).toBe('completed');
    expect(archivedPreview(item, 'a')).toBe('');
  });

  test('of a single picture is given up in the same way', () => {
    const one = purchaseItem({ ...single, hasPreview: true });
    expect(previews(one).map(({ archivePath }) => archivePath)).toEqual([
      `${archive}/preview_0_one.webp`,
    ]);
    const gone = { ...preview, imageId: 'one', isGone: true };
    expect(previews(round([gone], one))).toEqual([]);
  });
});

test.each([
  ['complete', undefined],
  ['incomplete', 30_000],
  ['threw', 60_000],
] as const)('after a run that was %s the next comes in %s ms', (outcome, expected) => {
  expect(backupRetryDelayMs(outcome)).toBe(expected);
});
