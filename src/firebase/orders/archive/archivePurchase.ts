import { errorMessage } from '#src/model/base/errorMessage.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { groupBy } from '#src/model/base/lists.ts';
import { archiveFolder } from '#src/model/base/paths.ts';
import { isPaid } from '#src/model/orders/status.ts';
import { nextBackupSteps, type BackupStep } from '#src/model/purchases/archivePlan.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { BACKUP_ITEM_PAUSE_MS } from '#src/shared/limits.ts';
import * as purchases from '../../repos/purchases.ts';
import { archiveFile } from './archiveFile.ts';
import type { ArchiveTools, FileResult, PurchaseArchive } from './archiveTools.ts';
import { noteBackup } from './noteBackup.ts';
import { stopIfCancelled } from './stopIfCancelled.ts';

/** The files of a purchase that are missing from the archive; only what is paid for is archived. */
export function missingFiles(purchase: Purchase): BackupStep[] {
  return isPaid(purchase.paymentStatus) ? nextBackupSteps(purchase) : [];
}

/** A file that is missing or broken will not come by asking again. */
function isFinal({ code, details }: AppError): boolean {
  if (code === 'backup/http-status') return details['status'] === 404;
  return code === 'backup/not-an-image' || code === 'backup/empty';
}

const itemOf = ({ itemIndex }: BackupStep): string => String(itemIndex);

async function tried(step: BackupStep, archive: PurchaseArchive): Promise<FileResult> {
  try {
    await archiveFile(step, archive);
    return { ...step, error: undefined };
  } catch (thrown) {
    stopIfCancelled(archive.tools.signal);
    const error = toAppError(thrown);
    // A purchase is whole without its thumbnail: one that is gone holds nothing up.
    const isGone = step.kind === 'thumbnail' && isFinal(error);
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
      stopIfCancelled(tools.signal);
      const result = await tried(step, archive);
      results.push(result);
      tools.onProgress({ kind: 'file', orderId, result });
    }
  } finally {
    // Called off in the middle of an album, its finished files are noted all the same.
    if (results.length > 0) {
      const noted = results.map(({ kind, imageId, error, isGone = false }) => ({
        kind,
        imageId,
        isGone,
        error: error && errorMessage(error),
      }));
      await noteBackup(orderId, itemIndex, { results: noted, now: tools.now() });
    }
  }
  return results;
}

/** Copies what is missing of one purchase into the archive, item by item; what fails is noted on the item. */
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
