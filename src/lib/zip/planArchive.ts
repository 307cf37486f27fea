import {
  bytesOf,
  ZIP_PART_MAX_BYTES,
  zipParts,
  type ZipEntry,
} from '#src/model/purchases/zipPlan.ts';
import type { ZipTarget } from './messages.ts';
import { hasPrivateRoom, removeLeftovers } from './zipOutput.ts';

export interface ArchivePlan {
  parts: ZipEntry[][];
  target: ZipTarget;
}

/** One archive where there is room for it outside of memory, or else several that fit into it. */
export async function planArchive(entries: ZipEntry[]): Promise<ArchivePlan> {
  const bytes = bytesOf(entries);
  const isSmall = bytes <= ZIP_PART_MAX_BYTES;
  if (!isSmall) await removeLeftovers(Date.now());
  if (isSmall || !(await hasPrivateRoom(bytes))) {
    return { parts: zipParts(entries), target: { kind: 'memory' } };
  }
  const name = `${crypto.randomUUID()}.zip`;
  return { parts: [entries], target: { kind: 'private', name } };
}
