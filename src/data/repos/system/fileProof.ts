import { documents } from '#src/model/base/paths.ts';
import {
  type FileLoss,
  fileLossSchema,
  type ProofState,
  proofStateSchema,
} from '#src/model/purchases/fileProof.ts';
import { readDocument, readList } from '../../firestore/documents.ts';
import { queries } from '../../firestore/queries.ts';

export interface FileProofReport {
  /** Undefined before the first night. */
  state: ProofState | undefined;
  losses: readonly FileLoss[];
}

/** The nightly look at sold files: its last pass, and what it did not find; for administrators. */
export async function read(): Promise<FileProofReport> {
  const [state, losses] = await Promise.all([
    readDocument(documents.proofState.build(), proofStateSchema),
    readList(queries.fileLosses, fileLossSchema),
  ]);
  return { state, losses };
}
