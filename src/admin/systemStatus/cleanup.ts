import {
  changedReferences,
  orderReferences,
  shopReferences,
} from '#src/data/files/fileReferences.ts';
import { forgetUnawaited } from '#src/data/catalogue/takeOffSale.ts';
import * as cleanupLease from '#src/data/repos/system/cleanupLease.ts';
import * as operationLog from '#src/data/repos/system/operationLog.ts';
import { listPaths, storedFile, type DatedFile, remove } from '#src/data/files/storage.ts';
import { mapWithLimit, mapInSequence } from '#src/model/base/async.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { chunks } from '#src/model/base/lists.ts';
import {
  changesSince,
  cleanedFolders,
  cleanupPlan,
  referredName,
} from '#src/model/files/cleanup.ts';
import type { CleanupPasses } from '#src/model/system/schema.ts';
import { systemStatusTexts } from '#src/model/system/texts.ts';
import { useUnfinishedWork } from '#src/stores/unfinishedWork.ts';
import { isUnfinished, useUploads } from '../uploads/queue/uploadState.ts';
import { useCleanup, type CleanupOutcome } from './cleanupState.ts';

/** The number of deleted files that the operation log names one by one. */
export const CLEANUP_LOGGED_NAMES = 20;

const READ_AT_ONCE = 20;
const LONG_AGO = new Date(0);

/** Files that orders need. Orders are never deleted, so this stays true. */
const neededByOrders = new Set<string>();

/** Pictures are being uploaded, or wait to be continued. */
export function isUploading(): boolean {
  return (
    useUnfinishedWork.getState().counts.uploading > 0 ||
    useUploads.getState().items.some(isUnfinished)
  );
}

function unneededPaths(
  files: readonly DatedFile[],
  references: readonly ReadonlySet<string>[],
): string[] {
  return cleanupPlan({ files, references, isUploading: isUploading(), now: new Date() });
}

async function datedFiles(paths: readonly string[]): Promise<DatedFile[]> {
  const files = await mapWithLimit(paths, READ_AT_ONCE, storedFile);
  return files.filter((file) => file !== undefined);
}

/** The files beside those of what has been changed, which are the only ones that can have become free. */
async function listChanged(since: Date): Promise<string[]> {
  const named = await changedReferences(since);
  const folders = new Set([...named].map((path) => path.slice(0, path.lastIndexOf('/') + 1)));
  const cleaned = [...folders].filter((folder) =>
    cleanedFolders.some((beginning) => folder.startsWith(beginning)),
  );
  const paths = await mapWithLimit(cleaned, READ_AT_ONCE, listPaths);
  return paths
    .flat()
    .filter((path) => !named.has(referredName(path) ?? path) && !neededByOrders.has(path));
}

/**
 * The files that nothing refers to, of all or of those that may have become free since a time. Throws
 * when any of the references cannot be read. The cheap checks come first: ages and orders are only
 * read for files that the shop does not show.
 */
export async function findLeftovers(since?: Date): Promise<DatedFile[]> {
  const paths = since
    ? await listChanged(since)
    : (await Promise.all(cleanedFolders.map(listPaths))).flat();
  if (paths.length === 0) return [];
  const shop = await shopReferences();
  // A shop without a single reference was more likely not read at all.
  if (shop.every((references) => references.size === 0)) return [];
  const unknown = cleanupPlan({
    files: paths.map((path) => ({ path, updatedAt: LONG_AGO })),
    references: [...shop, neededByOrders],
    isUploading: isUploading(),
    now: new Date(),
  });
  const files = await datedFiles(unknown);
  const old = unneededPaths(files, shop);
  if (old.length === 0) return [];
  const orders = await orderReferences();
  for (const path of old) {
    if (orders.some((references) => references.has(path))) neededByOrders.add(path);
  }
  if (unneededPaths(files, [...shop, ...orders]).length === 0) return [];
  // A record that moved between two collections while they were read may have been in neither.
  const again = await shopReferences();
  const left = new Set(unneededPaths(files, [...shop, ...orders, ...again]));
  return files.filter(({ path }) => left.has(path));
}

/** The number of files deleted before the permission is checked again. */
const PORTION_SIZE = 20;

/** Identifies this page among all browsers that could clean up. */
const holder = crypto.randomUUID();

const mayClean = async (): Promise<boolean> =>
  !isUploading() && (await cleanupLease.take(holder, new Date())) !== undefined;

interface Removed {
  done: DatedFile[];
  failed: { thrown: unknown }[];
}

async function removeInPortions(files: readonly DatedFile[]): Promise<Removed> {
  const removed: Removed = { done: [], failed: [] };
  for (const portion of chunks(files, PORTION_SIZE)) {
    try {
      if (!(await mayClean())) break;
    } catch (thrown) {
      // Files that are deleted by now are told and logged.
      if (removed.done.length === 0) throw thrown;
      removed.failed.push({ thrown });
      break;
    }
    const { done, failed } = await mapInSequence(portion, async (file) => {
      await remove(file.path);
      return file;
    });
    removed.done.push(...done);
    removed.failed.push(...failed);
  }
  return removed;
}

async function logCleanup(startedAt: number, { done, failed }: Removed): Promise<void> {
  const [failure] = failed;
  const names = done.slice(0, CLEANUP_LOGGED_NAMES).map(({ path }) => path);
  await operationLog.note({
    operation: 'storage-cleanup',
    success: failure === undefined,
    processingTime: Date.now() - startedAt,
    fileSize: done.reduce((sum, { bytes }) => sum + bytes, 0),
    error: failure && toAppError(failure.thrown).code,
    details: systemStatusTexts.cleanupLogged(names, done.length),
  });
}

async function releaseLease(pass: CleanupPasses): Promise<void> {
  try {
    await cleanupLease.release(holder, new Date(), pass);
  } catch (thrown) {
    console.warn('The cleanup lease is kept until it ends', toAppError(thrown).code);
  }
}

async function cleanIfFree(confirmed: ReadonlySet<string> | undefined): Promise<CleanupOutcome> {
  if (isUploading()) return { kind: 'uploading' };
  const startedAt = new Date();
  const passes = await cleanupLease.take(holder, startedAt);
  if (!passes) return { kind: 'elsewhere' };
  const since = confirmed ? undefined : changesSince(passes, startedAt);
  let pass: CleanupPasses = {};
  try {
    const { removed, isWhole } = await cleanWithLease(since, confirmed);
    // Only a pass that has done all it had to do makes the next one shorter.
    if (isWhole) pass = { passAt: startedAt, ...(!since && { fullPassAt: startedAt }) };
    return { kind: 'cleaned', done: removed.done.length, failed: removed.failed.length };
  } finally {
    await releaseLease(pass);
  }
}

async function cleanWithLease(
  since: Date | undefined,
  confirmed: ReadonlySet<string> | undefined,
): Promise<{ removed: Removed; isWhole: boolean }> {
  const startedAt = Date.now();
  await forgetUnawaited();
  // Searched again: a file in the preview may be needed by now.
  const found = await findLeftovers(since);
  const files = confirmed ? found.filter(({ path }) => confirmed.has(path)) : found;
  const removed = await removeInPortions(files);
  const { done, failed } = removed;
  if (done.length + failed.length > 0) await logCleanup(startedAt, removed);
  return { removed, isWhole: done.length === found.length && !isUploading() };
}

/** Logs a failure only the first time in a row, since it may repeat every five minutes. */
async function noteStop(thrown: unknown, before: CleanupOutcome | undefined): Promise<void> {
  const { code } = toAppError(thrown);
  console.warn('The cleanup of files was called off', code);
  if (before?.kind === 'stopped') return;
  await operationLog.note({
    operation: 'error',
    success: false,
    error: code,
    details: systemStatusTexts.cleanupStopped,
  });
}

/**
 * Deletes the files that nothing refers to, or only those of them that were confirmed. One browser
 * does this at a time, and nothing is deleted in case of doubt.
 */
export async function cleanUp(confirmed?: ReadonlySet<string>): Promise<CleanupOutcome> {
  const { isRunning, outcome: before } = useCleanup.getState();
  if (isRunning) return { kind: 'elsewhere' };
  useCleanup.setState({ isRunning: true });
  let outcome: CleanupOutcome;
  try {
    outcome = await cleanIfFree(confirmed);
  } catch (thrown) {
    outcome = { kind: 'stopped' };
    void noteStop(thrown, before);
  }
  useCleanup.setState({ isRunning: false, outcome });
  return outcome;
}
