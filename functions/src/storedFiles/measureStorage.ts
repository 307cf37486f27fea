import type { File } from '@google-cloud/storage';
import { documents } from '../../../src/model/base/paths.ts';
import { storagePartOf, type StorageUse } from '../../../src/model/statistics/storageUse.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';

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
  await firestore().doc(documents.storageUse.build()).set({ at: now, parts });
}
