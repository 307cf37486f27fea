import type { Period } from '#src/model/bookkeeping/period.ts';
import { downloadLogSchema, type DownloadLog } from '#src/model/purchases/schema.ts';
import type { Page } from '../../readAllPages.ts';
import { countList, readPage } from '../../firestore/documents.ts';
import { queries } from '../../firestore/queries.ts';

/** A buyer's downloads in the server's log, the newest first. */
export function listOwn(userId: string, after?: string): Promise<Page<DownloadLog>> {
  return readPage(queries.downloadLogsOf(userId), downloadLogSchema, after);
}

/** The downloads in a period, the newest first; for administrators. */
export function listLogged(
  { from, until }: Pick<Period, 'from' | 'until'>,
  after?: string,
): Promise<Page<DownloadLog>> {
  return readPage(queries.downloadsLogged(from, until), downloadLogSchema, after);
}

/** The number of a user's downloads in the server's log. */
export function count(userId: string): Promise<number> {
  const { collection, where } = queries.downloadLogsOf(userId);
  return countList({ collection, where });
}
