import { retentionRunSchema, type RetentionRun } from '#src/model/bookkeeping/retention.ts';
import { readList } from '../firestore/documents.ts';
import { queries } from '../firestore/queries.ts';

/** The latest removal of persons from old sales; undefined before the first. */
export async function latest(): Promise<RetentionRun | undefined> {
  const [run] = await readList(queries.latestRetentionRun, retentionRunSchema);
  return run;
}
