import * as z from 'zod/mini';
import { create } from 'zustand';
import { reportDownloads } from '#src/data/files/purchasedFiles.ts';
import { localStore } from '#src/lib/browserStorage.ts';
import { AppError } from '#src/model/base/errors.ts';
import { chunks } from '#src/model/base/lists.ts';
import { withDownload } from '#src/model/purchases/downloads.ts';
import { downloadRecordSchema, type DownloadRecord } from '#src/model/purchases/schema.ts';
import { DOWNLOAD_LOG_MAX_ENTRIES } from '#src/model/system/contracts.ts';
import { useSession } from '#src/stores/session.ts';
import type { LocatedFile } from './locateFiles.ts';

/** Returns the user's id. Throws when the session has ended while the page was open. */
export function requireUserId(): string {
  const { user } = useSession.getState();
  if (!user) throw new AppError('download/unidentified');
  return user.uid;
}

const historySchema = z.array(downloadRecordSchema);
const sessionId = crypto.randomUUID();

const keyOf = (userId: string): string => `downloads:${userId}`;

/** The number of downloads since the page was opened; components that show the history subscribe to it. */
export const useDownloadCount = create<{ count: number }>()(() => ({ count: 0 }));

/** The downloads of a user that are stored in this browser, newest first. */
export function rememberedDownloads(userId: string): DownloadRecord[] {
  return localStore.readJson(keyOf(userId), historySchema) ?? [];
}

interface Downloaded {
  itemId: string;
  itemName: string;
  originalFilename?: string;
  uniqueFilename?: string;
}

/** Stores a download in this browser; the server has its own log. */
export function rememberDownload(userId: string, download: Downloaded): void {
  const record: DownloadRecord = {
    ...download,
    userId,
    downloadTimestamp: new Date(),
    userAgent: navigator.userAgent,
    sessionId,
  };
  localStore.writeJson(keyOf(userId), withDownload(rememberedDownloads(userId), record));
  useDownloadCount.setState(({ count }) => ({ count: count + 1 }));
}

/** The items that the files belong to, without duplicates. */
function itemsOf(located: readonly LocatedFile[]) {
  const items = located.map(({ file: { purchaseId, itemId, itemName } }) => ({
    purchaseId,
    itemId,
    itemName,
  }));
  const byKey = new Map(items.map((item) => [`${item.purchaseId}/${item.itemId}`, item]));
  return [...byKey.values()];
}

async function logOnServer(items: ReturnType<typeof itemsOf>): Promise<void> {
  const downloads = items.map(({ purchaseId, itemId }) => ({ purchaseId, itemId }));
  try {
    for (const portion of chunks(downloads, DOWNLOAD_LOG_MAX_ENTRIES)) {
      await reportDownloads(portion);
    }
  } catch (thrown) {
    // The buyer has the pictures; only the statistics are incomplete.
    console.warn('An archive was not logged by the server', thrown);
  }
}

/**
 * Records originals that were fetched in this browser, and on the server without waiting for it.
 * Both count alike: an item once, except the pictures that the server has handed out one by one.
 */
export function recordOriginals(userId: string, located: readonly LocatedFile[]): void {
  const handedOut = located.filter(({ place }) => place.isLogged).map(({ file }) => file);
  const packed = itemsOf(located.filter(({ place }) => !place.isLogged));
  for (const { itemId, itemName } of [...handedOut, ...packed]) {
    rememberDownload(userId, { itemId, itemName });
  }
  void logOnServer(packed);
}
