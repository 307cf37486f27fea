import { downloadLogSchema, type DownloadLog } from '#src/model/purchases/schema.ts';
import type { Page } from '../everyPage.ts';
import { countList, readPage } from '../firestore/documents.ts';
import { queries } from '../firestore/queries.ts';

/** A buyer's own downloads as the server has noted them, the newest first. */
export function listOwn(userId: string, after?: string): Promise<Page<DownloadLog>> {
  return readPage(queries.downloadLogsOf(userId), downloadLogSchema, after);
}

/** How often somebody has downloaded something, as the server has noted it. */
export function count(userId: string): Promise<number> {
  const { collection, where } = queries.downloadLogsOf(userId);
  return countList({ collection, where });
}
