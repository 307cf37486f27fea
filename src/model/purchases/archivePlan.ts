import { SECOND_MS, MINUTE_MS } from '../base/units.ts';
import { albumImages } from '../catalogue/album.ts';
import { imageExtension } from '../files/names.ts';
import { storagePaths } from '../files/paths.ts';
import { isDisplayablePath, parseStorageUrl } from '../files/urlPolicy.ts';
import { isCopied, type ArchivedFile, type Purchase, type PurchaseItem } from './schema.ts';

export const BACKUP_RETRY_INCOMPLETE_MS = 30 * SECOND_MS;
export const BACKUP_RETRY_FAILED_MS = MINUTE_MS;

/** One file to copy into the permanent archive. */
export interface BackupStep {
  /** A thumbnail is a public picture; every other file is an original. */
  kind: 'original' | 'thumbnail';
  itemIndex: number;
  imageId: string;
  originalPath: string;
  archivePath: string;
}

export type BackupOutcome = 'complete' | 'incomplete' | 'threw';

export interface BackupResult extends Pick<BackupStep, 'kind' | 'imageId'> {
  /** Undefined when the file was copied and verified. */
  error: string | undefined;
  /** The source no longer exists. Allowed for thumbnails only. */
  isGone?: boolean;
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

/**
 * The archive path of a file. It contains the file's position in the order, so that no two files
 * share a path.
 */
function archivePath(orderId: string, place: string, originalPath: string): string {
  const file = `${place.replace(/[^A-Za-z0-9_-]/g, '-')}.${imageExtension(originalPath)}`;
  return storagePaths.archived.build({ orderId, file });
}

function archivedFile(item: PurchaseItem, imageId: string): ArchivedFile | undefined {
  return item.archivedFiles.find((file) => file.imageId === imageId);
}

function isArchived(file: ArchivedFile | undefined): boolean {
  return file !== undefined && isCopied(file) && file.permanentBackupPath !== '';
}

/** The storage path of an item's thumbnail, when it is a public picture of this site. */
function thumbnailSource({ thumbnailUrl }: PurchaseItem): string | undefined {
  const origin = URL.canParse(thumbnailUrl) ? new URL(thumbnailUrl).origin : '';
  const path = parseStorageUrl(thumbnailUrl, [origin])?.path;
  return path !== undefined && isDisplayablePath(path) ? path : undefined;
}

function thumbnailSteps(orderId: string, item: PurchaseItem, itemIndex: number): BackupStep[] {
  const originalPath = thumbnailSource(item);
  if (originalPath === undefined || item.permanentThumbnailPath !== '') return [];
  const place = archivePath(orderId, `thumbnail_${itemIndex}`, originalPath);
  return [{ kind: 'thumbnail', itemIndex, imageId: item.id, originalPath, archivePath: place }];
}

function originalSteps(orderId: string, item: PurchaseItem, itemIndex: number): BackupStep[] {
  return originalsOf(item)
    .filter(({ imageId }) => !isArchived(archivedFile(item, imageId)))
    .map(({ imageId, originalPath }) => ({
      kind: 'original',
      itemIndex,
      imageId,
      originalPath,
      archivePath: archivePath(orderId, `${itemIndex}_${imageId}`, originalPath),
    }));
}

/**
 * The files missing from the archive, in the order of the purchase. Archived files are never copied
 * again.
 */
export function nextBackupSteps(purchase: Pick<Purchase, 'id' | 'items'>): BackupStep[] {
  return purchase.items.flatMap((item, itemIndex) => [
    ...originalSteps(purchase.id, item, itemIndex),
    ...thumbnailSteps(purchase.id, item, itemIndex),
  ]);
}

export function purchaseBackupStatus(
  purchase: Pick<Purchase, 'id' | 'items'>,
): Purchase['backupStatus'] {
  return nextBackupSteps(purchase).length === 0 ? 'completed' : 'pending';
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

export interface BackupRound {
  results: readonly BackupResult[];
  now: Date;
  /** The address of an archived file; it can be read with the buyer's sign-in only. */
  urlOf: (path: string) => string;
}

/**
 * The thumbnail's fields after an attempt: its archive path once copied, or no thumbnail when the
 * source is gone.
 */
function thumbnailAfter(
  [step]: readonly BackupStep[],
  { results, urlOf }: BackupRound,
): Partial<PurchaseItem> {
  const result = results.find(({ kind }) => kind === 'thumbnail');
  if (step === undefined || result === undefined) return {};
  if (result.isGone === true) return { thumbnailUrl: '' };
  if (result.error !== undefined) return {};
  const { archivePath: path } = step;
  return { permanentThumbnailPath: path, permanentThumbnailUrl: urlOf(path) };
}

/**
 * The item after an attempt to archive its files; complete only when every original is archived.
 */
export function itemAfterBackup(
  purchase: Pick<Purchase, 'id' | 'items'>,
  itemIndex: number,
  outcome: BackupRound,
): PurchaseItem | undefined {
  const item = purchase.items[itemIndex];
  if (item === undefined) return undefined;
  const originals = originalsOf(item);
  const originalResults = outcome.results.filter(({ kind }) => kind === 'original');
  const archivedFiles = originals.flatMap(({ imageId, originalPath }) => {
    const result = originalResults.find((tried) => tried.imageId === imageId);
    const known = archivedFile(item, imageId);
    if (result === undefined || isArchived(known)) return known ? [known] : [];
    return [fileAfter(purchase.id, { itemIndex, imageId, originalPath }, result)];
  });
  const isComplete =
    archivedFiles.length === originals.length && archivedFiles.every((file) => isArchived(file));
  const place = isComplete ? (archivedFiles[0]?.permanentBackupPath ?? '') : '';
  const error = archivedFiles.find(({ backupError }) => backupError !== undefined)?.backupError;
  const isCopied = outcome.results.some((result) => result.error === undefined && !result.isGone);
  return {
    ...item,
    archivedFiles,
    backupStatus: isComplete ? 'completed' : error === undefined ? 'pending' : 'backup_failed',
    permanentBackupPath: place,
    permanentDownloadUrl: place === '' ? '' : outcome.urlOf(place),
    ...thumbnailAfter(thumbnailSteps(purchase.id, item, itemIndex), outcome),
    ...(isCopied && { backupTimestamp: outcome.now }),
    backupAttemptedAt: outcome.now,
    backupError: isComplete ? undefined : error,
    ...(isComplete && { backupCompletedAt: outcome.now }),
  };
}

const retryDelays: Record<BackupOutcome, number | undefined> = {
  complete: undefined,
  incomplete: BACKUP_RETRY_INCOMPLETE_MS,
  threw: BACKUP_RETRY_FAILED_MS,
};

/** The delay before the next attempt; undefined when nothing is left to archive. */
export function backupRetryDelayMs(outcome: BackupOutcome): number | undefined {
  return retryDelays[outcome];
}
