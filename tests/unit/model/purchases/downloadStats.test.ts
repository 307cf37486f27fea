import { describe, expect, test } from 'vitest';
import { downloadStats, mergeDownloads, withDownload } from '#src/model/purchases/downloads.ts';
import { day } from '../../../support/bareRecords.ts';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 5, 1, 12, minute, second));
const remembered = (itemId: string, date: Date) => ({
  itemId,
  itemName: itemId,
  downloadTimestamp: date,
});
const noted = (itemId: string, date: Date | undefined) => ({
  itemId,
  itemName: itemId,
  downloadDate: date,
});

test('a download that the browser and the server know counts once', () => {
  const merged = mergeDownloads(
    [remembered('klit', at(0, 2)), remembered('hav', at(5))],
    [noted('klit', at(0)), noted('fyr', at(9)), noted('fyr', undefined)],
  );
  expect(downloadStats(merged)).toMatchObject({ totalDownloads: 3, uniqueItems: 3 });
});

test('an album whose pictures the server has given out one by one counts once', () => {
  const pictures = Array.from({ length: 24 }, (_, index) => noted('album', at(0, index * 2)));
  expect(mergeDownloads([remembered('album', at(1, 10))], pictures)).toHaveLength(1);
});

test('the same picture on another day counts again', () => {
  expect(mergeDownloads([], [noted('klit', at(0)), noted('klit', at(30))])).toHaveLength(2);
});

describe('downloads', () => {
  const download = (itemId: string, number: number) => ({
    userId: 'u1',
    itemId,
    itemName: `navn ${itemId}`,
    downloadTimestamp: day(number),
  });

  test.each([
    [
      [],
      { totalDownloads: 0, uniqueItems: 0, lastDownload: undefined, mostDownloadedItem: undefined },
    ],
    [
      [download('a', 1), download('b', 5), download('a', 2)],
      { totalDownloads: 3, uniqueItems: 2, lastDownload: day(5), mostDownloadedItem: 'navn a' },
    ],
    [
      [download('a', 1), download('b', 5)],
      { totalDownloads: 2, uniqueItems: 2, lastDownload: day(5), mostDownloadedItem: 'navn b' },
    ],
  ])('add up: case %#', (downloads, expected) => {
    expect(downloadStats(downloads)).toEqual(expected);
  });

  test('a hundred are remembered', () => {
    const history = Array.from({ length: 100 }, () => download('a', 1));
    const after = withDownload(history, download('b', 2));
    expect(after).toHaveLength(100);
    expect(after[0]?.itemId).toBe('b');
  });
});
