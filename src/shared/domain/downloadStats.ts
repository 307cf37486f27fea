import { DOWNLOAD_HISTORY_MAX_ENTRIES } from '../limits.ts';
import { groupBy } from './groupBy.ts';
import type { DownloadRecord } from '../schemas/download.ts';

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

/** The history with one more download: the newest hundred are kept. */
export function withDownload(
  history: readonly DownloadRecord[],
  download: DownloadRecord,
): DownloadRecord[] {
  return [download, ...history].slice(0, DOWNLOAD_HISTORY_MAX_ENTRIES);
}
