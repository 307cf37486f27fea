import type { AppErrorCode } from '../../../src/model/base/errors.ts';
import { errorText } from '../../../src/model/base/errorTexts.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { publicFileUrl } from '../../../src/model/files/urlPolicy.ts';
import { saleFacts } from '../../../src/model/sale/life.ts';
import {
  archiveMetadata,
  type BackupResult,
  type BackupStep,
  isCompleteCopy,
  isArchivable,
  isOriginal,
  itemAfterBackup,
  nextBackupSteps,
  purchaseBackupStatus,
} from '../../../src/model/purchases/archivePlan.ts';
import { wholePurchaseSchema } from '../../../src/model/purchases/schema.ts';
import { groupBy } from '../../../src/model/base/lists.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { storageOrigin } from '../env.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';
import { transactRecords } from '../records.ts';

const NOT_FOUND = 404;

/** Copies one file inside the bucket. A complete copy of an earlier run is not made again. */
async function copy(step: BackupStep, orderId: string): Promise<BackupResult> {
  const { kind, imageId } = step;
  const failed = (code: AppErrorCode): BackupResult => ({
    kind,
    imageId,
    error: errorText(code, undefined, { status: NOT_FOUND }),
  });
  if (!isArchivable(step)) return failed('backup/refused-source');
  const [source, target] = [bucket().file(step.originalPath), bucket().file(step.archivePath)];
  const [isThere] = await source.exists();
  if (!isThere) {
    // A preview whose source is gone must not keep the purchase incomplete.
    return isOriginal(step)
      ? failed('backup/http-status')
      : { kind, imageId, error: undefined, isGone: true };
  }
  const [hasTarget] = await target.exists();
  const isDone = async () => {
    const [{ size = 0, metadata }] = await target.getMetadata();
    return isCompleteCopy(step, { bytes: Number(size), metadata: metadata ?? {} });
  };
  if (hasTarget && (await isDone())) return { kind, imageId, error: undefined };
  const [{ size = 0, contentType = '', cacheControl }] = await source.getMetadata();
  if (Number(size) === 0) return failed('backup/empty');
  const facts = { orderId, now: new Date(), contentType, bytes: Number(size) };
  // A copy without metadata of its own takes over the token of the original, which its buyer would read.
  const metadata = archiveMetadata(step, facts);
  await source.copy(target, { contentType, ...(cacheControl && { cacheControl }), metadata });
  return (await isDone()) ? { kind, imageId, error: undefined } : failed('upload/interrupted');
}

async function save(orderId: string, itemIndex: number, results: BackupResult[]): Promise<void> {
  const path = documents.purchase.build({ orderId });
  await transactRecords(async (records) => {
    const purchase = await records.read(wholePurchaseSchema, path);
    const urlOf = (place: string) =>
      publicFileUrl({ bucket: bucket().name, path: place }, storageOrigin);
    const now = new Date();
    const item = purchase && itemAfterBackup(purchase, itemIndex, { results, now, urlOf });
    if (!item) return;
    const items = purchase.items.with(itemIndex, item);
    const backupStatus = purchaseBackupStatus({ id: orderId, items });
    records.update(path, { items, backupStatus, updatedAt: now });
  });
}

/**
 * Copies what was bought into the permanent archive, by the plan of the dashboard's own archive, which
 * goes on with what could not be copied here.
 */
export async function archiveInBucket(orderId: string): Promise<void> {
  const snapshot = await firestore().doc(documents.purchase.build({ orderId })).get();
  const purchase = decodeSnapshot(wholePurchaseSchema, snapshot);
  if (!purchase || !saleFacts({ purchase }).isBought) return;
  const byItem = groupBy(nextBackupSteps(purchase), ({ itemIndex }) => String(itemIndex));
  for (const [itemIndex, steps] of byItem) {
    const results: BackupResult[] = [];
    for (const step of steps) results.push(await copy(step, orderId));
    await save(orderId, Number(itemIndex), results);
  }
}
