import * as z from 'zod/mini';
import { date, maybe, requiredDate, text } from '#src/model/base/schema.ts';

/** What the server writes for every download of an original. */
export const downloadLogSchema = z.object({
  purchaseId: z.string(),
  itemId: z.string(),
  userId: z.string(),
  itemName: text,
  downloadDate: date,
  userAgent: text,
  ipAddress: text,
});

/** What a browser remembers of its own downloads. */
export const downloadRecordSchema = z.object({
  userId: z.string(),
  itemId: z.string(),
  itemName: text,
  downloadTimestamp: requiredDate,
  originalFilename: maybe(z.string()),
  uniqueFilename: maybe(z.string()),
  downloadUrl: maybe(z.string()),
  userAgent: maybe(z.string()),
  sessionId: maybe(z.string()),
});

export type DownloadLog = z.infer<typeof downloadLogSchema>;
export type DownloadRecord = z.infer<typeof downloadRecordSchema>;
