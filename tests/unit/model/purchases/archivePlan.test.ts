import { describe, expect, test } from 'vitest';
import {
  archivedItems,
  backupRetryDelayMs,
  type BackupRound,
  itemAfterBackup,
  nextBackupSteps,
  purchaseBackupStatus,
} from '#src/model/purchases/archivePlan.ts';
import { archivedPreview } from '#src/model/purchases/downloads.ts';
import type { PurchaseItem } from '#src/model/purchases/schema.ts';
import { day, image, purchase, purchaseItem } from '../../../support/bareRecords.ts';

type Result = BackupRound['results'][number];

const archive = 'customer-permanent-archive/JF20250624ABCDEF123';
const original = (id: string) => `high-quality/albums/x/original_1760000000000_${id}.png`;
const albumOf = (first: Parameters<typeof image>[0] = {}) => {
  const [a, b] = [
    image({ id: 'a', order: 1, originalSrc: original('a'), ...first }),
    image({ id: 'b', order: 2, originalSrc: original('b') }),
  ];
  return purchaseItem({ id: 'alb', type: 'album', albumImages: [b, a] });
};
const single = purchaseItem({ id: 'one', originalAdminPath: original('one') });
const bought = (...items: PurchaseItem[]) => purchase({ items });

/** Copies that went well, and what became of others. */
const copied = (kind: Result['kind'], ...imageIds: string[]): Result[] =>
  imageIds.map((imageId) => ({ kind, imageId, error: undefined }));
const failed = (kind: Result['kind'], imageId: string, change: Partial<Result> = {}): Result => ({
  ...{ kind, imageId, error: 'empty' },
  ...change,
});
const gone = (kind: Result['kind'], imageId: string) =>
  failed(kind, imageId, { error: undefined, isGone: true });

/** The only item of a purchase after a round of copying. */
function after(item: PurchaseItem, results: Result[], now = day(1)): PurchaseItem {
  const round = { results, now, urlOf: (path: string) => `https://files.example/${path}` };
  const next = itemAfterBackup(bought(item), 0, round);
  if (next === undefined) throw new Error('the item is there');
  return next;
}
const stepsOf = (item: PurchaseItem, kind: Result['kind']) =>
  nextBackupSteps(bought(item)).filter((step) => step.kind === kind);
const imagesLeft = (item: PurchaseItem) => stepsOf(item, 'original').map(({ imageId }) => imageId);
const statusOf = (item: PurchaseItem) => purchaseBackupStatus(bought(item));

test('every picture of an order has a place of its own in the archive', () => {
  const steps = nextBackupSteps(bought(single, albumOf()));
  expect(steps).toEqual(
    [
      { itemIndex: 0, imageId: 'one', archivePath: `${archive}/0_one.png` },
      { itemIndex: 1, imageId: 'a', archivePath: `${archive}/1_a.png` },
      { itemIndex: 1, imageId: 'b', archivePath: `${archive}/1_b.png` },
    ].map((step) => ({ kind: 'original', originalPath: original(step.imageId), ...step })),
  );
});

describe('of the originals', () => {
  test('one that is copied is not copied again, and one that failed is, with its error kept', () => {
    const begun = after(albumOf(), copied('original', 'a'));
    expect(begun).toMatchObject({ backupStatus: 'pending', backupAttemptedAt: day(1) });
    expect(begun.backupCompletedAt).toBeUndefined();
    expect(imagesLeft(begun)).toEqual(['b']);
    const tried = after(begun, [failed('original', 'b')]);
    expect(tried).toMatchObject({ backupStatus: 'backup_failed', backupError: 'empty' });
    expect(imagesLeft(tried)).toEqual(['b']);
  });

  test('nothing is left when all are done, and the error is gone', () => {
    const tried = after(albumOf(), [...copied('original', 'a'), failed('original', 'b')]);
    const item = after(tried, copied('original', 'b'));
    expect(item).toMatchObject({
      ...{ backupStatus: 'completed', backupCompletedAt: day(1), backupError: undefined },
      permanentBackupPath: `${archive}/0_a.png`,
      permanentDownloadUrl: `https://files.example/${archive}/0_a.png`,
    });
    const paths = item.archivedFiles.map(({ permanentBackupPath }) => permanentBackupPath);
    expect(paths).toEqual([`${archive}/0_a.png`, `${archive}/0_b.png`]);
    expect(imagesLeft(item)).toEqual([]);
    // A single picture is complete at once, and a late failure undoes nothing.
    expect(after(single, copied('original', 'one')).backupStatus).toBe('completed');
    expect(after(item, [failed('original', 'a')]).backupStatus).toBe('completed');
  });

  test('it is noted when one was last copied, and a failure is no copy', () => {
    const begun = after(albumOf(), copied('original', 'a'));
    expect(begun.backupTimestamp).toEqual(day(1));
    const tried = after(begun, [failed('original', 'b')], day(2));
    expect(tried).toMatchObject({ backupTimestamp: day(1), backupAttemptedAt: day(2) });
    expect(after(tried, copied('original', 'b'), day(3)).backupTimestamp).toEqual(day(3));
  });

  test('an item that is not there has none', () => {
    const round = { results: [], now: day(1), urlOf: String };
    expect(itemAfterBackup(bought(single), 9, round)).toBeUndefined();
  });
});

describe('the thumbnail of an item', () => {
  const path = 'watermarked/enkeltbilleder/hav/watermarked_1760000000000_h1_480.webp';
  const place = `${archive}/thumbnail_0.webp`;
  const google = 'https://firebasestorage.googleapis.com';
  const urlAt = (origin: string, file = path) =>
    `${origin}/v0/b/shop.appspot.com/o/${encodeURIComponent(file)}?alt=media`;
  const withThumbnail = (thumbnailUrl: string) => purchaseItem({ ...single, thumbnailUrl });
  const shown = withThumbnail(urlAt(google));
  const originals = copied('original', 'one');

  test.each([google, 'http://127.0.0.1:9199'])('at %s is copied beside the original', (origin) => {
    const step = { itemIndex: 0, imageId: 'one', originalPath: path, archivePath: place };
    expect(stepsOf(withThumbnail(urlAt(origin)), 'thumbnail')).toEqual([
      { kind: 'thumbnail', ...step },
    ]);
  });

  test.each([
    ...['', 'https://evil.example/a.webp', 'javascript:alert(1)'],
    urlAt(google, 'high-quality/albums/x/original_1_a.jpg'),
    urlAt(google, 'watermarked/../high-quality/a.webp'),
    urlAt(google, 'watermarked/elsewhere.webp'),
  ])('at "%s" is none of ours', (url) => {
    expect(stepsOf(withThumbnail(url), 'thumbnail')).toEqual([]);
  });

  test('has its place when it is copied, and is not copied again', () => {
    const item = after(shown, [...originals, ...copied('thumbnail', 'one')]);
    expect(item).toMatchObject({
      ...{ backupStatus: 'completed', permanentThumbnailPath: place },
      permanentThumbnailUrl: `https://files.example/${place}`,
    });
    expect(statusOf(item)).toBe('completed');
    // It says nothing of the original.
    const alone = after(shown, copied('thumbnail', 'one'));
    expect(alone).toMatchObject({ backupStatus: 'pending', permanentThumbnailPath: place });
  });

  test('is tried again after a failure that may pass, and given up when it is gone', () => {
    const tried = after(shown, [...originals, failed('thumbnail', 'one')]);
    expect(tried).toMatchObject({ backupStatus: 'completed', permanentThumbnailPath: '' });
    expect(statusOf(tried)).toBe('pending');
    const lost = after(shown, [...originals, gone('thumbnail', 'one')]);
    expect(lost).toMatchObject({ backupStatus: 'completed', thumbnailUrl: '' });
    expect(statusOf(lost)).toBe('completed');
    expect(after(shown, [gone('thumbnail', 'one')]).backupTimestamp).toBeUndefined();
  });
});

describe('the preview of a picture', () => {
  const place = `${archive}/preview_0_a.webp`;
  const withPreview = albumOf({ hasPreview: true });
  const originals = copied('original', 'a', 'b');

  test('is copied beside the original, where there is one', () => {
    const originalPath = 'high-quality/albums/x/preview_1760000000000_a.webp';
    const step = { itemIndex: 0, imageId: 'a', originalPath, archivePath: place };
    expect(stepsOf(withPreview, 'preview')).toEqual([{ kind: 'preview', ...step }]);
  });

  test('that is copied is not copied again, and is found by its path', () => {
    const item = after(withPreview, [...originals, ...copied('preview', 'a')]);
    expect(statusOf(item)).toBe('completed');
    expect(['a', 'b'].map((id) => archivedPreview(item, id))).toEqual([place, '']);
    const late = after(item, [failed('preview', 'a')]);
    expect(archivedPreview(late, 'a')).toBe(place);
  });

  test('is tried again after a failure that may pass, or when it was not reached', () => {
    for (const results of [[...originals, failed('preview', 'a')], originals]) {
      const item = after(withPreview, results);
      expect([item.backupStatus, statusOf(item)]).toEqual(['completed', 'pending']);
      expect(archivedPreview(item, 'a')).toBe('');
      expect(statusOf(after(item, copied('preview', 'a')))).toBe('completed');
    }
  });

  test('is given up when it is gone, also that of a single picture', () => {
    const item = after(withPreview, [...originals, gone('preview', 'a')]);
    expect([statusOf(item), archivedPreview(item, 'a')]).toEqual(['completed', '']);
    const one = purchaseItem({ ...single, hasPreview: true });
    const places = stepsOf(one, 'preview').map(({ archivePath }) => archivePath);
    expect(places).toEqual([`${archive}/preview_0_one.webp`]);
    expect(stepsOf(after(one, [gone('preview', 'one')]), 'preview')).toEqual([]);
  });
});

test('the next try comes after 30 s, or 60 s when all failed, and then ever later', () => {
  expect(backupRetryDelayMs('incomplete', 1)).toBe(30_000);
  expect(backupRetryDelayMs('threw', 1)).toBe(60_000);
  const minutes = [2, 3, 4, 50].map((tries) => backupRetryDelayMs('incomplete', tries) / 60_000);
  expect(minutes).toEqual([5, 10, 20, 360]);
});

test('how far an item is counts originals, previews and its thumbnail', () => {
  const item = albumOf({ hasPreview: true });
  const begun = after(item, [
    ...copied('original', 'a'),
    ...copied('preview', 'a'),
    failed('original', 'b'),
  ]);
  expect(archivedItems(bought(begun))).toEqual([
    { name: 'Billede', doneCount: 2, fileCount: 3, error: 'empty' },
  ]);
});
