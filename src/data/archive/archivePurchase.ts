import { errorMessage } from '#src/model/base/errorMessage.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { groupBy } from '#src/model/base/lists.ts';
import { documents } from '#src/model/base/paths.ts';
import { archiveFolder } from '#src/model/files/paths.ts';
import { saleFacts } from '#src/model/sale/life.ts';
import {
  isOriginal,
  itemAfterBackup,
  purchaseBackupStatus,
  type BackupRound,
  nextBackupSteps,
  type BackupStep,
} from '#src/model/purchases/archivePlan.ts';
import { type Purchase, wholePurchaseSchema } from '#src/model/purchases/schema.ts';
import { decode, SERVER_TIME } from '../firestore/converter.ts';
import { transact } from '../firestore/documents.ts';
import { readAllPages } from '../readAllPages.ts';
import * as purchases from '../repos/purchases/purchases.ts';
import { fileUrl } from '../files/storage.ts';
import {
  archiveFile,
  throwIfCancelled,
  type ArchiveTools,
  type FileResult,
  type PurchaseArchive,
} from './archiveFile.ts';

export const BACKUP_ITEM_PAUSE_MS = 200;

/** Stores the results of one item's files on the purchase, without touching the other items. */
export function saveBackupResults(
  orderId: string,
  itemIndex: number,
  outcome: Pick<BackupRound, 'results' | 'now'>,
): Promise<void> {
  const path = documents.purchase.build({ orderId });
  return transact(async (transaction) => {
    const stored = await transaction.read(path);
    if (!stored) throw new AppError('order/not-found', { details: { id: orderId } });
    const purchase = decode(wholePurchaseSchema, stored);
    const item = purchase && itemAfterBackup(purchase, itemIndex, { ...outcome, urlOf: fileUrl });
    if (!item) throw new AppError('invalid-record', { details: { path } });
    const items = purchase.items.with(itemIndex, item);
    transaction.update(path, {
      items,
      backupStatus: purchaseBackupStatus({ id: orderId, items }),
      updatedAt: SERVER_TIME,
    });
  });
}

/** The files missing from the archive; only paid purchases are archived. */
function missingFiles(purchase: Purchase): BackupStep[] {
  return saleFacts({ purchase }).isBought ? nextBackupSteps(purchase) : [];
}

/** A file that is missing or broken does not come back by a retry. */
function isFinal({ code, details }: AppError): boolean {
  if (code === 'backup/http-status') return details['status'] === 404;
  return code === 'backup/not-an-image' || code === 'backup/empty';
}

const itemOf = ({ itemIndex }: BackupStep): string => String(itemIndex);

async function tryArchiveFile(step: BackupStep, archive: PurchaseArchive): Promise<FileResult> {
  try {
    await archiveFile(step, archive);
    return { ...step, error: undefined };
  } catch (thrown) {
    throwIfCancelled(archive.tools.signal);
    const error = toAppError(thrown);
    // A preview whose source is gone must not keep the purchase incomplete.
    const isGone = !isOriginal(step) && isFinal(error);
    return isGone ? { ...step, error: undefined, isGone } : { ...step, error };
  }
}

async function archiveItem(
  steps: readonly BackupStep[],
  archive: PurchaseArchive,
): Promise<FileResult[]> {
  const { orderId, tools } = archive;
  const results: FileResult[] = [];
  const itemIndex = steps[0]?.itemIndex ?? 0;
  try {
    for (const step of steps) {
      throwIfCancelled(tools.signal);
      const result = await tryArchiveFile(step, archive);
      results.push(result);
      tools.onProgress({ kind: 'file', orderId, result });
    }
  } finally {
    // Finished files are stored even when the run is cancelled in the middle of an album.
    if (results.length > 0) {
      const noted = results.map(({ kind, imageId, error, isGone = false }) => ({
        kind,
        imageId,
        isGone,
        error: error && errorMessage(error),
      }));
      await saveBackupResults(orderId, itemIndex, { results: noted, now: tools.now() });
    }
  }
  return results;
}

/**
 * Copies the missing files of one purchase into the archive, item by item; failures are stored on
 * the item.
 */
export async function archivePurchase(orderId: string, tools: ArchiveTools): Promise<FileResult[]> {
  const purchase = await purchases.get(orderId);
  if (!purchase) throw new AppError('order/not-found', { details: { id: orderId } });
  const missing = missingFiles(purchase);
  tools.onProgress({ kind: 'planned', purchase, steps: missing });
  const results: FileResult[] = [];
  if (missing.length === 0) return results;
  const present = new Set(await tools.files.list(archiveFolder(orderId)));
  for (const steps of groupBy(missing, itemOf).values()) {
    if (results.length > 0) await tools.sleep(BACKUP_ITEM_PAUSE_MS, tools.signal);
    results.push(...(await archiveItem(steps, { orderId, present, tools })));
  }
  return results;
}

/** The purchases with files missing from the archive, the newest first. */
export async function listUnarchived(): Promise<string[]> {
  const marked = await readAllPages(purchases.listUnarchived);
  return marked.filter((purchase) => missingFiles(purchase).length > 0).map(({ id }) => id);
}
