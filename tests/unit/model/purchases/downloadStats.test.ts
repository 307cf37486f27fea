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

test('what the log has counts, line by line', () => {
  const pictures = Array.from({ length: 24 }, (_, index) => noted('album', at(0, index * 2)));
  const logs = [...pictures, noted('klit', at(30)), noted('klit', undefined)];
  const merged = mergeDownloads([], { logs, readAt: at(40) });
  expect(downloadStats(merged)).toMatchObject({ totalDownloads: 25, uniqueItems: 2 });
});

test('of the downloads of this browser only those count that are newer than the log', () => {
  const merged = mergeDownloads([remembered('klit', at(0)), remembered('hav', at(41))], {
    logs: [noted('klit', at(0))],
    readAt: at(40),
  });
  expect(merged.map(({ itemId }) => itemId).toSorted()).toEqual(['hav', 'klit']);
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
