import { SECOND_MS, MINUTE_MS, HOUR_MS } from '../base/units.ts';
import { albumImages } from '../catalogue/album.ts';
import { imageExtension } from '../files/names.ts';
import { archivedPreviewOf, previewOf, storagePaths } from '../files/paths.ts';
import {
  isArchivablePath,
  isDisplayablePath,
  isPreviewPath,
  parseStorageUrl,
} from '../files/urlPolicy.ts';
import { isGiftCard } from '../sale/schema.ts';
import { isCopied, type ArchivedFile, type Purchase, type PurchaseItem } from './schema.ts';

export const BACKUP_RETRY_INCOMPLETE_MS = 30 * SECOND_MS;
export const BACKUP_RETRY_FAILED_MS = MINUTE_MS;
const BACKUP_RETRY_LATER_MS = 5 * MINUTE_MS;
const BACKUP_RETRY_LONGEST_MS = 6 * HOUR_MS;

/** One file to copy into the permanent archive. */
export interface BackupStep {
  /**
   * A preview is the small picture without a watermark beside an original, a thumbnail the public
   * picture of the item.
   */
  kind: 'original' | 'preview' | 'thumbnail';
  itemIndex: number;
  imageId: string;
  /** The file that is copied. */
  originalPath: string;
  archivePath: string;
}

const isNeeded: Record<BackupStep['kind'], boolean> = {
  original: true,
  preview: false,
  thumbnail: false,
};

/** True for what was sold; the other files only show it, and are left out when they are gone. */
export function isOriginal({ kind }: Pick<BackupStep, 'kind'>): boolean {
  return isNeeded[kind];
}

const allowed: Record<BackupStep['kind'], (path: string) => boolean> = {
  original: isArchivablePath,
  preview: isPreviewPath,
  thumbnail: isDisplayablePath,
};

/** True for a source of ours: a purchase may name any path. */
export function isArchivable({ kind, originalPath }: BackupStep): boolean {
  return allowed[kind](originalPath);
}

/** The note on an archived file by which a complete copy is known. */
export function archiveMetadata(
  { originalPath }: Pick<BackupStep, 'originalPath'>,
  facts: { orderId: string; now: Date; contentType: string; bytes: number },
): Record<string, string> {
  const { orderId, now, contentType, bytes } = facts;
  return {
    orderId,
    originalUrl: originalPath,
    backupTimestamp: now.toISOString(),
    customerProtected: 'true',
    contentType,
    originalSize: String(bytes),
  };
}

/** True for the complete copy of this source. */
export function isCompleteCopy(
  { originalPath }: Pick<BackupStep, 'originalPath'>,
  { bytes, metadata }: { bytes: number; metadata: Readonly<Record<string, unknown>> },
): boolean {
  return (
    bytes > 0 &&
    String(bytes) === metadata['originalSize'] &&
    metadata['originalUrl'] === originalPath
  );
}

export type BackupOutcome = 'incomplete' | 'threw';

export interface BackupResult extends Pick<BackupStep, 'kind' | 'imageId'> {
  /** Undefined when the file was copied and verified. */
  error: string | undefined;
  /** The source no longer exists. Allowed for previews and thumbnails only. */
  isGone?: boolean;
}

interface SoldOriginal {
  imageId: string;
  originalPath: string;
  hasPreview: boolean;
}

function originalsOf(item: PurchaseItem): SoldOriginal[] {
  const { id, originalAdminPath, hasPreview } = item;
  if (isGiftCard(item)) return [];
  if (item.albumImages.length === 0) {
    return [{ imageId: id, originalPath: originalAdminPath, hasPreview }];
  }
  return albumImages({ images: item.albumImages }).map((image) => ({
    imageId: image.id,
    originalPath: image.originalSrc,
    hasPreview: image.hasPreview,
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

function previewSteps(orderId: string, item: PurchaseItem, itemIndex: number): BackupStep[] {
  return originalsOf(item).flatMap(({ imageId, originalPath, hasPreview }) => {
    const source = previewOf(originalPath);
    const isThere = archivedFile(item, imageId)?.hasPreview === true;
    if (!hasPreview || isThere || source === undefined) return [];
    const place = archivedPreviewOf(archivePath(orderId, `${itemIndex}_${imageId}`, originalPath));
    if (place === undefined) return [];
    return [{ kind: 'preview', itemIndex, imageId, originalPath: source, archivePath: place }];
  });
}

/**
 * The files missing from the archive, in the order of the purchase. Archived files are never copied
 * again.
 */
export function nextBackupSteps(purchase: Pick<Purchase, 'id' | 'items'>): BackupStep[] {
  return purchase.items.flatMap((item, itemIndex) => [
    ...originalSteps(purchase.id, item, itemIndex),
    ...previewSteps(purchase.id, item, itemIndex),
    ...thumbnailSteps(purchase.id, item, itemIndex),
  ]);
}

export function purchaseBackupStatus(
  purchase: Pick<Purchase, 'id' | 'items'>,
): Purchase['backupStatus'] {
  return nextBackupSteps(purchase).length === 0 ? 'completed' : 'pending';
}

function isDone(result: BackupResult | undefined): boolean {
  return result !== undefined && result.error === undefined && result.isGone !== true;
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
      hasPreview: false,
      backupStatus: 'backup_failed',
      backupError: result.error,
    };
  }
  const permanentBackupPath = archivePath(purchaseId, `${itemIndex}_${imageId}`, originalPath);
  return {
    imageId,
    originalPath,
    permanentBackupPath,
    hasPreview: false,
    backupStatus: 'completed',
  };
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

/** The item's marks after an attempt: without that of a preview whose source is gone. */
function previewsAfter(item: PurchaseItem, results: BackupRound['results']): Partial<PurchaseItem> {
  const gone = results.filter(({ kind, isGone }) => kind === 'preview' && isGone === true);
  const goneIds = new Set(gone.map(({ imageId }) => imageId));
  return {
    hasPreview: item.hasPreview && !goneIds.has(item.id),
    albumImages: item.albumImages.map((image) => ({
      ...image,
      hasPreview: image.hasPreview && !goneIds.has(image.id),
    })),
  };
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
  const resultOf = (kind: BackupStep['kind'], imageId: string) =>
    outcome.results.find((tried) => tried.kind === kind && tried.imageId === imageId);
  const archivedFiles = originals.flatMap(({ imageId, originalPath }): ArchivedFile[] => {
    const result = resultOf('original', imageId);
    const known = archivedFile(item, imageId);
    const isTried = result !== undefined && !isArchived(known);
    const file = isTried
      ? fileAfter(purchase.id, { itemIndex, imageId, originalPath }, result)
      : known;
    if (!file) return [];
    const isPreviewThere = known?.hasPreview === true || isDone(resultOf('preview', imageId));
    return [{ ...file, hasPreview: isPreviewThere }];
  });
  const isComplete =
    archivedFiles.length === originals.length && archivedFiles.every((file) => isArchived(file));
  const place = isComplete ? (archivedFiles[0]?.permanentBackupPath ?? '') : '';
  const error = archivedFiles.find(({ backupError }) => backupError !== undefined)?.backupError;
  return {
    ...item,
    archivedFiles,
    backupStatus: isComplete ? 'completed' : error === undefined ? 'pending' : 'backup_failed',
    permanentBackupPath: place,
    permanentDownloadUrl: place === '' ? '' : outcome.urlOf(place),
    ...previewsAfter(item, outcome.results),
    ...thumbnailAfter(thumbnailSteps(purchase.id, item, itemIndex), outcome),
    ...(outcome.results.some(isDone) && { backupTimestamp: outcome.now }),
    backupAttemptedAt: outcome.now,
    backupError: isComplete ? undefined : error,
    ...(isComplete && { backupCompletedAt: outcome.now }),
  };
}

/** How far the archive of one item is. */
export interface ArchivedItem {
  name: string;
  doneCount: number;
  fileCount: number;
  /** Why files are missing, as a Danish sentence. */
  error: string | undefined;
}

/** How far the archive of each item of a purchase is. */
export function archivedItems(purchase: Pick<Purchase, 'id' | 'items'>): ArchivedItem[] {
  const missing = nextBackupSteps(purchase);
  return purchase.items.map(
    ({ name, archivedFiles, permanentThumbnailPath, backupError }, index) => {
      const previewCount = archivedFiles.filter(({ hasPreview }) => hasPreview).length;
      const thumbnailCount = permanentThumbnailPath === '' ? 0 : 1;
      const doneCount = archivedFiles.filter(isCopied).length + previewCount + thumbnailCount;
      const missingCount = missing.filter(({ itemIndex }) => itemIndex === index).length;
      return { name, doneCount, fileCount: doneCount + missingCount, error: backupError };
    },
  );
}

const firstDelays: Record<BackupOutcome, number> = {
  incomplete: BACKUP_RETRY_INCOMPLETE_MS,
  threw: BACKUP_RETRY_FAILED_MS,
};

/** The delay before the next try after so many that left files out; it grows after the first. */
export function backupRetryDelayMs(outcome: BackupOutcome, attempts: number): number {
  if (attempts <= 1) return firstDelays[outcome];
  return Math.min(BACKUP_RETRY_LATER_MS * 2 ** (attempts - 2), BACKUP_RETRY_LONGEST_MS);
}
