import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** The document that says which versions are live. No rule opens it, so the server alone reads it. */
const RECORD = 'releases/live';

const schema = z.object({
  functions: z.optional(z.string()),
  site: z.optional(z.string()),
  /** The version of the site before this one, to which the shop can go back. */
  before: z.optional(z.string()),
  /** The version with which each migration ran, by its number. */
  migrations: z._default(z.record(z.string(), z.string()), {}),
});

export type LiveRecord = z.infer<typeof schema>;

export async function readRecord(db: Firestore): Promise<LiveRecord> {
  return schema.parse((await db.doc(RECORD).get()).data() ?? {});
}

/** Replaces the given fields. */
export async function writeRecord(db: Firestore, fields: Partial<LiveRecord>): Promise<void> {
  const names = Object.keys(fields);
  await db.doc(RECORD).set(fields, { mergeFields: names });
}
