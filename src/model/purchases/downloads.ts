import { groupBy } from '../base/lists.ts';
import { albumImages } from '../catalogue/album.ts';
import { archivedPreviewOf } from '../files/paths.ts';
import type { LicenceId } from '../licences/licence.ts';
import { isDownloaded, saleFacts, type SaleLife, stageFacts } from '../sale/life.ts';
import { isGiftCard, type ItemType } from '../sale/schema.ts';
import {
  isCopied,
  type Purchase,
  type PurchaseItem,
  type DownloadLog,
  type DownloadRecord,
} from './schema.ts';

export const DOWNLOAD_HISTORY_MAX_ENTRIES = 100;

/** The photographer's file as it is, and a copy that carries the buyer's name. */
export const downloadWays = ['original', 'stamped'] as const;

export type DownloadWay = (typeof downloadWays)[number];

export interface PurchasedFile {
  purchaseId: string;
  /** False until an original of the purchase has been handed out. */
  isOpened: boolean;
  itemId: string;
  itemName: string;
  type: ItemType;
  /** Set for a picture of an album. */
  imageId: string | undefined;
  title: string;
  /** The name of the uploaded file; its extension gives the type. */
  filename: string;
  /** The path in the permanent archive; undefined until the copy is complete. */
  archivedPath: string | undefined;
  /** The licence that it was bought with, where the shop sells several. */
  licenceId?: LicenceId | undefined;
}

const isThere: Record<DownloadWay, (file: PurchasedFile) => boolean> = {
  original: ({ archivedPath: path }) => path !== undefined,
  // The server makes the copy when it is asked for.
  stamped: () => true,
};

/** True when a picture can be downloaded in this way: an original once it is in the permanent archive. */
export function isWayOpen(way: DownloadWay, file: PurchasedFile): boolean {
  return isThere[way](file);
}

export type DownloadAvailability = 'available' | 'waiting' | 'unavailable';

/** An item can be downloaded once its order is bought and it has a file. */
export function downloadAvailability(life: SaleLife, hasFile: boolean): DownloadAvailability {
  const { isWaiting, isBought } = stageFacts(life);
  if (isWaiting) return 'waiting';
  return isBought && hasFile ? 'available' : 'unavailable';
}

function archivedPath(item: PurchaseItem, imageId: string): string | undefined {
  const file = item.archivedFiles.find((archived) => archived.imageId === imageId);
  const isThere = file && isCopied(file) && file.permanentBackupPath !== '';
  return isThere ? file.permanentBackupPath : undefined;
}

/** The path of the archived preview of a picture; empty when there is none. */
export function archivedPreview(item: PurchaseItem, imageId: string): string {
  const file = item.archivedFiles.find((archived) => archived.imageId === imageId);
  return (
    (file?.hasPreview === true ? archivedPreviewOf(file.permanentBackupPath) : undefined) ?? ''
  );
}

function titleOf(item: PurchaseItem, title: string, index: number): string {
  return title === '' ? `${item.name} ${index + 1}` : title;
}

/** The pictures of one purchased item. */
function filesOfItem(
  item: PurchaseItem,
  purchase: Pick<PurchasedFile, 'purchaseId' | 'isOpened'>,
): PurchasedFile[] {
  const common = {
    ...purchase,
    itemId: item.id,
    itemName: item.name,
    type: item.type,
    licenceId: item.licence?.id,
  };
  const images = albumImages({ images: item.albumImages });
  if (images.length > 0) {
    return images.map(({ id, title, filename }, index) => ({
      ...common,
      imageId: id,
      title: titleOf(item, title, index),
      filename,
      archivedPath: archivedPath(item, id),
    }));
  }
  const archived = archivedPath(item, item.id) ?? item.permanentBackupPath;
  if (item.originalAdminPath === '' && archived === '') return [];
  return [
    {
      ...common,
      imageId: undefined,
      title: item.name,
      filename: item.imageMetadata?.filename ?? '',
      archivedPath: archived === '' ? undefined : archived,
    },
  ];
}

/** Every picture of a purchase that may be downloaded: none before it is paid. */
export function filesOfPurchase(purchase: Purchase): PurchasedFile[] {
  if (!saleFacts({ purchase }).isBought) return [];
  const isOpened = isDownloaded(purchase);
  return purchase.items.flatMap((item) => filesOfItem(item, { purchaseId: purchase.id, isOpened }));
}

/** The names of the paid items of a purchase of which no file exists at all. */
export function itemsWithoutFile(purchase: Purchase): string[] {
  if (!saleFacts({ purchase }).isBought) return [];
  const withFile = new Set(filesOfPurchase(purchase).map(({ itemId }) => itemId));
  const pictures = purchase.items.filter((item) => !isGiftCard(item));
  return pictures.flatMap(({ id, name }) => (withFile.has(id) ? [] : [name]));
}

export interface DownloadStats {
  totalDownloads: number;
  uniqueItems: number;
  lastDownload: Date | undefined;
  mostDownloadedItem: string | undefined;
}

type Download = Pick<DownloadRecord, 'itemId' | 'itemName' | 'downloadTimestamp'>;

/**
 * Statistics of a customer's downloads. Of items downloaded equally often, the most recent counts
 * as the most downloaded.
 */
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

/**
 * The downloads of the server's log, and those of this browser since the log was read, which it
 * does not show yet.
 */
export function mergeDownloads(
  remembered: readonly Download[],
  logged: {
    logs: readonly Pick<DownloadLog, 'itemId' | 'itemName' | 'downloadDate'>[];
    readAt: Date;
  },
): Download[] {
  const logs = logged.logs.flatMap(({ itemId, itemName, downloadDate }) =>
    downloadDate ? [{ itemId, itemName, downloadTimestamp: downloadDate }] : [],
  );
  return [...remembered.filter((each) => each.downloadTimestamp > logged.readAt), ...logs];
}

/** Adds a download to the history and keeps the newest hundred. */
export function withDownload(
  history: readonly DownloadRecord[],
  download: DownloadRecord,
): DownloadRecord[] {
  return [download, ...history].slice(0, DOWNLOAD_HISTORY_MAX_ENTRIES);
}
