import { downloadLogSchema } from '#src/shared/schemas/download.ts';
import type { DownloadLog } from '#src/shared/schemas/download.ts';
import { readPage } from '../data.ts';
import type { Page } from '../data.ts';
import { queries } from '../queries.ts';

/** A buyer's own downloads as the server has noted them, the newest first. */
export function listOwn(userId: string, after?: string): Promise<Page<DownloadLog>> {
  return readPage(queries.downloadLogsOf(userId), downloadLogSchema, after);
}
