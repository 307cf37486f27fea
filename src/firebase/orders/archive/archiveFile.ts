import { AppError } from '#src/model/base/errors.ts';
import { archivable, isDisplayablePath } from '#src/model/files/urlPolicy.ts';
import type { BackupStep } from '#src/model/purchases/archivePlan.ts';
import type { ArchiveTools, PurchaseArchive } from './archiveTools.ts';
import { readOriginal } from './readOriginal.ts';
import { stopIfCancelled } from './stopIfCancelled.ts';

/** Whether the whole file is in the archive, and is the one that belongs there. */
async function isArchived(step: BackupStep, { files }: ArchiveTools): Promise<boolean> {
  const info = await files.info(step.archivePath);
  return (
    info !== undefined &&
    info.bytes > 0 &&
    String(info.bytes) === info.metadata['originalSize'] &&
    info.metadata['originalUrl'] === step.originalPath
  );
}

/**
 * Copies one file into the permanent archive and verifies the copy. A copy that an interrupted
 * run has made, but not noted, is not made again.
 */
export async function archiveFile(
  step: BackupStep,
  { orderId, present, tools }: PurchaseArchive,
): Promise<void> {
  const isAllowed = step.kind === 'original' ? archivable : isDisplayablePath;
  if (!isAllowed(step.originalPath)) throw new AppError('backup/refused-source');
  if (present.has(step.archivePath) && (await isArchived(step, tools))) return;
  const file = await readOriginal(step.originalPath, tools);
  stopIfCancelled(tools.signal);
  await tools.files.upload({
    path: step.archivePath,
    file,
    signal: tools.signal,
    metadata: {
      orderId,
      originalUrl: step.originalPath,
      backupTimestamp: tools.now().toISOString(),
      customerProtected: 'true',
      contentType: file.type,
      originalSize: String(file.size),
    },
  });
  if (await isArchived(step, tools)) return;
  throw new AppError('upload/interrupted', { details: { file: step.archivePath } });
}
