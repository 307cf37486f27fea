import type { File } from '@google-cloud/storage';
import { documents } from '../../../src/model/base/paths.ts';
import { orderMailId, queuedMail } from '../../../src/model/mails/outbox.ts';
import {
  GIGABYTE,
  storagePartOf,
  storageUseSchema,
  totalUse,
  type StorageUse,
} from '../../../src/model/statistics/storageUse.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';
import { entriesOf } from '../mails/outbox.ts';
import { closedSettings } from '../settings/shop.ts';

/** Keeps the count, and tells of it in the same write when it is the first above the limit. */
async function keep(use: StorageUse, gigabytes: number): Promise<void> {
  const isAbove = totalUse(use).bytes > gigabytes * GIGABYTE;
  const about = { orderId: String(use.at.getTime()), kind: 'storage-near', userId: '' } as const;
  const mailId = orderMailId(about.orderId, about.kind);
  const queues = isAbove ? await entriesOf(mailId, queuedMail(about, use.at)) : [];
  const place = firestore().doc(documents.storageUse.build());
  await firestore().runTransaction(async (transaction) => {
    const before = decodeSnapshot(storageUseSchema, await transaction.get(place));
    const crossedAt = before?.crossedAt ?? use.at;
    transaction.set(place, isAbove ? { ...use, crossedAt } : use);
    if (crossedAt === use.at) for (const [entry, queued] of queues) transaction.set(entry, queued);
  });
}

/** Adds up the files of the bucket, so that the photographer sees what they cost. */
export async function measureStorage(now: Date): Promise<void> {
  const parts: StorageUse['parts'] = {};
  // As a stream: the names of a large shop need not fit into memory.
  for await (const each of bucket().getFilesStream()) {
    const { name, metadata } = each as unknown as File;
    const part = storagePartOf(name);
    const { files, bytes } = parts[part] ?? { files: 0, bytes: 0 };
    parts[part] = { files: files + 1, bytes: bytes + Number(metadata.size ?? 0) };
  }
  await keep({ at: now, parts }, (await closedSettings()).storageGigabytes);
}
