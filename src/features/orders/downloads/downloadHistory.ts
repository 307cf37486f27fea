import * as z from 'zod/mini';
import { create } from 'zustand';
import * as localStore from '#src/lib/browserStorage.ts';
import { withDownload } from '#src/model/purchases/downloads.ts';
import { downloadRecordSchema, type DownloadRecord } from '#src/model/purchases/schema.ts';

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
