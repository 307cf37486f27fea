import { groupBy } from '#src/model/base/lists.ts';
import { DOWNLOAD_HISTORY_MAX_ENTRIES } from '../limits.ts';
import type { DownloadLog, DownloadRecord } from '../schemas/download.ts';

export interface DownloadStats {
  totalDownloads: number;
  uniqueItems: number;
  lastDownload: Date | undefined;
  mostDownloadedItem: string | undefined;
}

type Download = Pick<DownloadRecord, 'itemId' | 'itemName' | 'downloadTimestamp'>;

/** What a customer's downloads add up to. Of items downloaded equally often, the latest counts as most. */
export function downloadStats(downloads: readonly Download[]): DownloadStats {
  const byTime = [...downloads].sort(
    (a, b) => b.downloadTimestamp.getTime() - a.downloadTimestamp.getTime(),
  );
  const items = [...groupBy(byTime, ({ itemId }) => itemId).values()];
  const most = items.reduce<Download[]>((best, own) => (own.length > best.length ? own : best), []);
  return {
    totalDownloads: downloads.length,
    uniqueItems: items.length,
    lastDownload: byTime[0]?.downloadTimestamp,
    mostDownloadedItem: most[0]?.itemName,
  };
}

const SAME_DOWNLOAD_MS = 60_000;

/**
 * The downloads that this browser remembers and those that the server has noted. One that both know
 * counts once, and so does an album whose pictures the server has given out one by one.
 */
export function mergeDownloads(
  remembered: readonly Download[],
  noted: readonly Pick<DownloadLog, 'itemId' | 'itemName' | 'downloadDate'>[],
): Download[] {
  const logs = noted.flatMap(({ itemId, itemName, downloadDate }) =>
    downloadDate ? [{ itemId, itemName, downloadTimestamp: downloadDate }] : [],
  );
  const byTime = [...remembered, ...logs].sort(
    (a, b) => a.downloadTimestamp.getTime() - b.downloadTimestamp.getTime(),
  );
  const lastOf = new Map<string, number>();
  return byTime.filter(({ itemId, downloadTimestamp }) => {
    const time = downloadTimestamp.getTime();
    const before = lastOf.get(itemId) ?? -Infinity;
    lastOf.set(itemId, time);
    return time - before > SAME_DOWNLOAD_MS;
  });
}

/** The history with one more download: the newest hundred are kept. */
export function withDownload(
  history: readonly DownloadRecord[],
  download: DownloadRecord,
): DownloadRecord[] {
  return [download, ...history].slice(0, DOWNLOAD_HISTORY_MAX_ENTRIES);
}
