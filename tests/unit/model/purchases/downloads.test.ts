import { describe, expect, test } from 'vitest';
import {
  downloadStats,
  filesOfPurchase,
  mergeDownloads,
  withDownload,
} from '#src/model/purchases/downloads.ts';
import { day, image, purchase, purchaseItem } from '../../../support/bareRecords.ts';

describe('the files of a purchase', () => {
  const originalAdminPath = 'high-quality/enkeltbilleder/klit/original_1718000000_a.jpg';
  const single = purchaseItem({ id: 'klit', name: 'Klit', originalAdminPath });
  const filesOf = (item: typeof single, change: object = {}) =>
    filesOfPurchase(purchase({ items: [item], paymentStatus: 'completed', ...change }));
  const archived = (imageId: string) => ({
    ...{ imageId, originalPath: '', hasPreview: false, backupStatus: 'completed' as const },
    permanentBackupPath: `customer-permanent-archive/JF1/0_${imageId}.jpg`,
  });

  test('are none before it is paid, and none where nothing is known of a file', () => {
    expect(filesOf(single, { paymentStatus: 'pending' })).toEqual([]);
    expect(filesOf(single, { paymentStatus: 'cancelled' })).toEqual([]);
    expect(filesOf(purchaseItem({ id: 'x' }))).toEqual([]);
  });

  test('are opened by the first download', () => {
    const changes = [{}, { firstDownloadAt: new Date() }, { downloadCount: 1 }];
    const opened = changes.map((change) => filesOf(single, change)[0]?.isOpened);
    expect(opened).toEqual([false, true, true]);
  });

  test('hold a single picture, from the archive as soon as it lies there', () => {
    const before = { itemId: 'klit', title: 'Klit', archivedPath: undefined };
    expect(filesOf(single)).toMatchObject([before]);
    const item = { ...single, archivedFiles: [archived('klit')] };
    const archivedPath = 'customer-permanent-archive/JF1/0_klit.jpg';
    expect(filesOf(item, { paymentStatus: 'købt' })).toMatchObject([{ archivedPath }]);
  });

  test('hold the pictures of an album in their order, those without a title by their number', () => {
    const [wave, untitled] = [
      image({ id: 'i1', title: 'Bølge', order: 0 }),
      image({ id: 'i2', title: '', order: 1 }),
    ];
    const failed = { ...archived('i2'), backupStatus: 'backup_failed' as const };
    const item = purchaseItem({
      ...{ id: 'a', name: 'Vesterhavet', type: 'album', albumImages: [untitled, wave] },
      archivedFiles: [archived('i1'), failed],
    });
    const archivedPath = 'customer-permanent-archive/JF1/0_i1.jpg';
    expect(filesOf(item)).toMatchObject([
      { imageId: 'i1', title: 'Bølge', archivedPath },
      { imageId: 'i2', title: 'Vesterhavet 2', archivedPath: undefined },
    ]);
  });
});

describe('downloads', () => {
  const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 5, 1, 12, minute, second));
  const remembered = (itemId: string, downloadTimestamp: Date) => ({
    userId: 'u1',
    itemId,
    itemName: `navn ${itemId}`,
    downloadTimestamp,
  });
  const noted = (itemId: string, downloadDate: Date | undefined) => ({
    itemId,
    itemName: itemId,
    downloadDate,
  });

  test('count line by line of the log, and of this browser only those that are newer', () => {
    const pictures = Array.from({ length: 24 }, (_, index) => noted('album', at(0, index * 2)));
    const logs = [...pictures, noted('klit', at(30)), noted('klit', undefined)];
    const merged = mergeDownloads([], { logs, readAt: at(40) });
    expect(downloadStats(merged)).toMatchObject({ totalDownloads: 25, uniqueItems: 2 });
    const own = [remembered('klit', at(0)), remembered('hav', at(41))];
    const both = mergeDownloads(own, { logs: [noted('klit', at(0))], readAt: at(40) });
    expect(both.map(({ itemId }) => itemId).toSorted()).toEqual(['hav', 'klit']);
  });

  test('add up', () => {
    expect(downloadStats([])).toEqual({
      ...{ totalDownloads: 0, uniqueItems: 0 },
      ...{ lastDownload: undefined, mostDownloadedItem: undefined },
    });
    const [first, last] = [remembered('a', day(1)), remembered('b', day(5))];
    const two = { totalDownloads: 2, uniqueItems: 2, lastDownload: day(5) };
    expect(downloadStats([first, last])).toEqual({ ...two, mostDownloadedItem: 'navn b' });
    const three = { ...two, totalDownloads: 3, mostDownloadedItem: 'navn a' };
    expect(downloadStats([first, last, remembered('a', day(2))])).toEqual(three);
  });

  test('are remembered to a hundred', () => {
    const history = Array.from({ length: 100 }, () => remembered('a', day(1)));
    const after = withDownload(history, remembered('b', day(2)));
    expect(after).toHaveLength(100);
    expect(after[0]?.itemId).toBe('b');
  });
});
