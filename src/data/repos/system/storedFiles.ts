import { documents } from '#src/model/base/paths.ts';
import type { Resource } from '#src/model/base/resource.ts';
import {
  type FileLoss,
  fileLossSchema,
  type ProofState,
  proofStateSchema,
} from '#src/model/purchases/fileProof.ts';
import { storageUseSchema, type StorageUse } from '#src/model/statistics/storageUse.ts';
import { readDocument, readList } from '../../firestore/documents.ts';
import { queries } from '../../firestore/queries.ts';

export interface FileProofReport {
  /** Undefined before the first night. */
  state: ProofState | undefined;
  losses: readonly FileLoss[];
}

/** The nightly look at sold files: its last pass, and what it did not find; for administrators. */
export async function readProof(): Promise<FileProofReport> {
  const [state, losses] = await Promise.all([
    readDocument(documents.proofState.build(), proofStateSchema),
    readList(queries.fileLosses, fileLossSchema),
  ]);
  return { state, losses };
}

/** The room that the files took last night; undefined before the first one, and for administrators. */
export const storageUse: Resource<StorageUse | undefined> = {
  read: () => readDocument(documents.storageUse.build(), storageUseSchema),
};
