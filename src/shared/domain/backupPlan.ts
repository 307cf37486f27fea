import { BACKUP_RETRY_FAILED_MS, BACKUP_RETRY_INCOMPLETE_MS } from '../limits.ts';
import { storagePaths } from '../paths.ts';
import type { ArchivedFile, Purchase, PurchaseItem } from '../schemas/purchase.ts';
import { imageExtension } from './fileNames.ts';
import { albumImages } from './album.ts';

/** One file that has to be copied into the permanent archive. */
export interface BackupStep {
  itemIndex: number;
  imageId: string;
  originalPath: string;
  archivePath: string;
}

export type BackupOutcome = 'complete' | 'incomplete' | 'threw';

export interface BackupResult {
  imageId: string;
  /** Undefined when the file was copied and verified. */
  error: string | undefined;
}

function originalsOf(item: PurchaseItem): { imageId: string; originalPath: string }[] {
  if (item.albumImages.length === 0) {
    return [{ imageId: item.id, originalPath: item.originalAdminPath }];
  }
  return albumImages({ images: item.albumImages }).map(({ id, originalSrc }) => ({
    imageId: id,
    originalPath: originalSrc,
  }));
}

/** Where a file of an order is archived: by its place in the order, so that two orders never share one. */
export function archivePath(orderId: string, place: string, originalPath: string): string {
  const file = `${place.replace(/[^A-Za-z0-9_-]/g, '-')}.${imageExtension(originalPath)}`;
  return storagePaths.archived.build({ orderId, file });
}

function archivedFile(item: PurchaseItem, imageId: string): ArchivedFile | undefined {
  return item.archivedFiles.find((file) => file.imageId === imageId);
}

function isArchived(file: ArchivedFile | undefined): boolean {
  return file?.backupStatus === 'completed' && file.permanentBackupPath !== '';
}

/** The files still missing from the archive, in the order of the purchase: what is there is never copied again. */
export function nextBackupSteps(purchase: Pick<Purchase, 'id' | 'items'>): BackupStep[] {
  return purchase.items.flatMap((item, itemIndex) =>
    originalsOf(item)
      .filter(({ imageId }) => !isArchived(archivedFile(item, imageId)))
      .map(({ imageId, originalPath }) => ({
        itemIndex,
        imageId,
        originalPath,
        archivePath: archivePath(purchase.id, `${itemIndex}_${imageId}`, originalPath),
      })),
  );
}

function fileAfter(
  purchaseId: string,
  step: { itemIndex: number; imageId: string; originalPath: string },
  result: BackupResult,
): ArchivedFile {
  const { itemIndex, imageId, originalPath } = step;
  if (result.error !== undefined) {
    return {
      imageId,
      originalPath,
      permanentBackupPath: '',
      backupStatus: 'backup_failed',
      backupError: result.error,
    };
  }
  const permanentBackupPath = archivePath(purchaseId, `${itemIndex}_${imageId}`, originalPath);
  return { imageId, originalPath, permanentBackupPath, backupStatus: 'completed' };
}

/** An item after some of its files were tried: complete only when every file is archived. */
export function itemAfterBackup(
  purchase: Pick<Purchase, 'id' | 'items'>,
  itemIndex: number,
  outcome: { results: readonly BackupResult[]; now: Date },
): PurchaseItem | undefined {
  const item = purchase.items[itemIndex];
  if (item === undefined) return undefined;
  const originals = originalsOf(item);
  const archivedFiles = originals.flatMap(({ imageId, originalPath }) => {
    const result = outcome.results.find((tried) => tried.imageId === imageId);
    const known = archivedFile(item, imageId);
    if (result === undefined || isArchived(known)) return known ? [known] : [];
    return [fileAfter(purchase.id, { itemIndex, imageId, originalPath }, result)];
  });
  const isComplete =
    archivedFiles.length === originals.length && archivedFiles.every((file) => isArchived(file));
  const error = archivedFiles.find(({ backupError }) => backupError !== undefined)?.backupError;
  return {
    ...item,
    archivedFiles,
    backupStatus: isComplete ? 'completed' : error === undefined ? 'pending' : 'backup_failed',
    permanentBackupPath: isComplete ? (archivedFiles[0]?.permanentBackupPath ?? '') : '',
    backupAttemptedAt: outcome.now,
    backupError: isComplete ? undefined : error,
    ...(isComplete && { backupCompletedAt: outcome.now }),
  };
}

/** How long to wait before the archive is tried again; undefined when nothing is left to do. */
export function backupRetryDelayMs(outcome: BackupOutcome): number | undefined {
  if (outcome === 'complete') return undefined;
  return outcome === 'incomplete' ? BACKUP_RETRY_INCOMPLETE_MS : BACKUP_RETRY_FAILED_MS;
}
