import { documents } from '#src/model/base/paths.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { storageUseSchema, type StorageUse } from '#src/model/statistics/storageUse.ts';
import { readDocument } from '../../firestore/documents.ts';

/** The room that the files took last night; undefined before the first one, and for administrators. */
export const current: Resource<StorageUse | undefined> = {
  read: () => readDocument(documents.storageUse.build(), storageUseSchema),
};
