import * as z from 'zod/mini';
import { create } from 'zustand';
import { reportDownloads } from '#src/data/purchasedFiles.ts';
import * as localStore from '#src/lib/browserStorage.ts';
import { AppError } from '#src/model/base/errors.ts';
import { chunks } from '#src/model/base/lists.ts';
import { withDownload } from '#src/model/purchases/downloads.ts';
import { downloadRecordSchema, type DownloadRecord } from '#src/model/purchases/schema.ts';
import { DOWNLOAD_LOG_MAX_ENTRIES } from '#src/model/system/contracts.ts';
import { useSession } from '#src/stores/session.ts';
import type { LocatedFile } from './locateFiles.ts';

/** Whoever downloads has to be known: the session may have ended while the page was open. */
export function requireUserId(): string {
  const { user } = useSession.getState();
  if (!user) throw new AppError('download/unidentified');
  return user.uid;
}

const historySchema = z.array(downloadRecordSchema);
const sessionId = crypto.randomUUID();

const keyOf = (userId: string): string => `downloads:${userId}`;

/** How often something has been noted: those who show the history look again. */
export const useDownloadCount = create<{ count: number }>()(() => ({ count: 0 }));

/** The downloads of a person that this browser remembers, the newest first. */
export function rememberedDownloads(userId: string): DownloadRecord[] {
  return localStore.readJson(keyOf(userId), historySchema) ?? [];
}

interface Downloaded {
  itemId: string;
  itemName: string;
  originalFilename?: string;
  uniqueFilename?: string;
}

/** Remembers a download in this browser; the server keeps a log of its own. */
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

/** The things that the files belong to, each once. */
function itemsOf(located: readonly LocatedFile[]) {
  const things = located.map(({ file: { purchaseId, itemId, itemName } }) => ({
    purchaseId,
    itemId,
    itemName,
  }));
  const byKey = new Map(things.map((thing) => [`${thing.purchaseId}/${thing.itemId}`, thing]));
  return [...byKey.values()];
}

async function logOnServer(located: readonly LocatedFile[]): Promise<void> {
  const things = itemsOf(located.filter(({ place }) => !place.isLogged));
  const downloads = things.map(({ purchaseId, itemId }) => ({ purchaseId, itemId }));
  try {
    for (const portion of chunks(downloads, DOWNLOAD_LOG_MAX_ENTRIES)) {
      await reportDownloads(portion);
    }
  } catch (thrown) {
    // The buyer has the pictures: only a count is short.
    console.warn('An archive was not noted by the server', thrown);
  }
}

/** Notes what was put in an archive: in this browser at once, on the server when it answers. */
export function recordArchive(userId: string, located: readonly LocatedFile[]): void {
  const names = new Map(itemsOf(located).map(({ itemId, itemName }) => [itemId, itemName]));
  names.forEach((itemName, itemId) => rememberDownload(userId, { itemId, itemName }));
  void logOnServer(located);
}
