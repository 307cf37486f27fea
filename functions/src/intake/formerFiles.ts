import { collections } from '../../../src/model/base/paths.ts';
import { storageReferences } from '../../../src/model/files/cleanup.ts';
import { STORAGE_ORIGINS } from '../../../src/model/files/urlPolicy.ts';
import type { FormerFiles } from '../../../src/model/intake/schema.ts';
import { storageOrigin } from '../env.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';
import { intakeRef, readIntake } from './records.ts';

/** A record whose files are not shown any more. */
interface FormerRecord {
  originalSrc: string;
  hasSharedFiles?: boolean | undefined;
}

/** The files of a picture that is replaced; undefined where other records name them too. */
export function formerFilesOf(record: FormerRecord): FormerFiles | undefined {
  const { originalSrc, hasSharedFiles } = record;
  if (originalSrc === '' || hasSharedFiles === true) return undefined;
  const files = storageReferences(record, [...STORAGE_ORIGINS, storageOrigin]);
  return { originalSrc, files: [...files] };
}

/** Removes the files of a picture that was replaced, except those that purchases name, and notes that they are gone. */
export async function removeFormer(
  intakeId: string,
  { originalSrc, files }: FormerFiles,
): Promise<void> {
  const bought = await firestore()
    .collection(collections.adminOrderLookup)
    .where('originalImagePaths', 'array-contains', originalSrc)
    .limit(1)
    .get();
  const gone = bought.empty ? files : [];
  await Promise.all(gone.map((path) => bucket().file(path).delete({ ignoreNotFound: true })));
  await firestore().runTransaction(async (transaction) => {
    if (!(await readIntake(intakeId, transaction))) return;
    transaction.update(intakeRef(intakeId), { former: null });
  });
}
