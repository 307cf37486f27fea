import { orderReferences, shopReferences } from '#src/data/fileReferences.ts';
import * as cleanupLease from '#src/data/repos/cleanupLease.ts';
import { listPaths, storedFile, type DatedFile, remove } from '#src/data/storage.ts';
import { mapWithLimit, mapInSequence } from '#src/model/base/async.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { chunks } from '#src/model/base/lists.ts';
import { cleanedFolders, cleanupPlan } from '#src/model/files/cleanup.ts';
import { systemStatusTexts } from '#src/model/system/texts.ts';
import { useUnfinishedWork } from '#src/stores/unfinishedWork.ts';
import { noteOperation } from '../operations/noteOperation.ts';
import { isUnfinished, useUploads } from '../uploads/queue/uploadState.ts';
import { useCleanup, type CleanupOutcome } from './cleanupState.ts';

/** As many deleted files as the operation log names one by one. */
export const CLEANUP_LOGGED_NAMES = 20;

const AT_ONCE = 20;
const LONG_AGO = new Date(0);

/** What orders were found to need: orders stay, so it need not be asked again. */
const needed = new Set<string>();

/** Whether pictures are on their way, or wait for being taken up again. */
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
  const files = await mapWithLimit(paths, AT_ONCE, storedFile);
  return files.filter((file) => file !== undefined);
}

/**
 * The files that nothing refers to any more. It throws when any part of that is not known. What is cheap
 * comes first: ages are asked, and orders read, only for what the shop does not show.
 */
export async function findLeftovers(): Promise<DatedFile[]> {
  const paths = (await Promise.all(cleanedFolders.map(listPaths))).flat();
  const shop = await shopReferences();
  // A shop that shows nothing at all is more likely one that was not read.
  if (shop.every((references) => references.size === 0)) return [];
  const unknown = cleanupPlan({
    files: paths.map((path) => ({ path, updatedAt: LONG_AGO })),
    references: [...shop, needed],
    isUploading: isUploading(),
    now: new Date(),
  });
  const files = await datedFiles(unknown);
  const old = unneededPaths(files, shop);
  if (old.length === 0) return [];
  const orders = await orderReferences();
  const left = new Set(unneededPaths(files, [...shop, ...orders]));
  for (const path of old) {
    if (orders.some((references) => references.has(path))) needed.add(path);
  }
  return files.filter(({ path }) => left.has(path));
}

/** As many as are deleted before it is asked again whether that is still allowed. */
const PORTION = 20;

/** This page among all the browsers that could clean. */
const holder = crypto.randomUUID();

const mayClean = async (): Promise<boolean> =>
  !isUploading() && (await cleanupLease.take(holder, new Date()));

interface Removed {
  done: DatedFile[];
  failed: { thrown: unknown }[];
}

async function removeInPortions(files: readonly DatedFile[]): Promise<Removed> {
  const removed: Removed = { done: [], failed: [] };
  for (const portion of chunks(files, PORTION)) {
    if (!(await mayClean())) break;
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
  await noteOperation({
    operation: 'storage-cleanup',
    success: failure === undefined,
    processingTime: Date.now() - startedAt,
    fileSize: done.reduce((sum, { bytes }) => sum + bytes, 0),
    error: failure && toAppError(failure.thrown).code,
    details: systemStatusTexts.cleanupLogged(names, done.length),
  });
}

async function release(): Promise<void> {
  try {
    await cleanupLease.release(holder, new Date());
  } catch (thrown) {
    console.warn('The cleanup lease is kept until it ends', toAppError(thrown).code);
  }
}

async function cleaned(wanted: ReadonlySet<string> | undefined): Promise<CleanupOutcome> {
  if (isUploading()) return { kind: 'uploading' };
  if (!(await cleanupLease.take(holder, new Date()))) return { kind: 'elsewhere' };
  try {
    return await removedWithLease(wanted);
  } finally {
    await release();
  }
}

async function removedWithLease(wanted: ReadonlySet<string> | undefined): Promise<CleanupOutcome> {
  const startedAt = Date.now();
  // Found anew: what was seen a while ago may be needed by now.
  const found = await findLeftovers();
  const files = wanted ? found.filter(({ path }) => wanted.has(path)) : found;
  const removed = await removeInPortions(files);
  const { done, failed } = removed;
  if (done.length + failed.length > 0) await logCleanup(startedAt, removed);
  return { kind: 'cleaned', done: done.length, failed: failed.length };
}

/** Notes why it was called off, the first time in a row: it may fail every five minutes all day. */
async function noteStop(thrown: unknown, before: CleanupOutcome | undefined): Promise<void> {
  const { code } = toAppError(thrown);
  console.warn('The cleanup of files was called off', code);
  if (before?.kind === 'stopped') return;
  await noteOperation({
    operation: 'error',
    success: false,
    error: code,
    details: systemStatusTexts.cleanupStopped,
  });
}

/**
 * Deletes what nothing refers to, or of it only what somebody has seen and wants gone. One browser does
 * it at a time; when anything is in doubt nothing is deleted.
 */
export async function cleanUp(wanted?: ReadonlySet<string>): Promise<CleanupOutcome> {
  const { isRunning, outcome: before } = useCleanup.getState();
  if (isRunning) return { kind: 'elsewhere' };
  useCleanup.setState({ isRunning: true });
  let outcome: CleanupOutcome;
  try {
    outcome = await cleaned(wanted);
  } catch (thrown) {
    outcome = { kind: 'stopped' };
    void noteStop(thrown, before);
  }
  useCleanup.setState({ isRunning: false, outcome });
  return outcome;
}
