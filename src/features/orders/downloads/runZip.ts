import { legalParty } from '#src/config/legalParty.ts';
import { site } from '#src/config/site.ts';
import { fileAccess } from '#src/data/files/purchasedFiles.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { createZip, type FinishedZip, type ZipJob, canZip } from '#src/lib/zip/createZip.ts';
import type { ZipTarget } from '#src/lib/zip/messages.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import type { LegalSection } from '#src/model/content/legal/document.ts';
import { oneLicence } from '#src/model/licences/texts.ts';
import { licenceFile } from '#src/model/purchases/licenceFile.ts';
import { downloadTexts } from '#src/model/purchases/texts.ts';
import {
  bytesOf,
  purchasedFileId,
  zipFileName,
  zipParts,
  type ZipEntry,
  ZIP_PART_MAX_BYTES,
} from '#src/model/purchases/zipPlan.ts';
import { useSession } from '#src/stores/session.ts';
import { showToast } from '#src/stores/toasts.ts';
import { currentShop } from '#src/stores/shop.ts';
import { recordOriginals, requireUserId } from './downloadHistory.ts';
import { allowDownload } from './FirstDownloadDialog.tsx';
import { type Located, waitOnline, locateFiles } from './locateFiles.ts';
import { largeTarget, setZip, updateWork, isZipping, useZip, type ZipTask } from './zipTasks.ts';

interface Contents {
  entries: ZipEntry[];
  /** The names of the files that were not found, and of the items that have none. */
  missing: string[];
}

/** The names of the files in the archive, and those that the missing ones would have had. */
function contentsOf(task: ZipTask, { found, missing }: Located): Contents {
  const names = task.namesOf([
    ...found.map(({ file, place: { path } }) => ({ ...file, path })),
    ...missing.map((file) => ({ ...file, path: file.archivedPath ?? file.filename })),
  ]);
  const entries = found.map(({ file, place: { bytes } }, index) => ({
    id: purchasedFileId(file),
    name: names[index] ?? '',
    bytes,
  }));
  return { entries, missing: [...names.slice(found.length), ...task.withoutFile] };
}

interface Plan {
  parts: ZipEntry[][];
  target: ZipTarget;
}

const inMemory = (parts: ZipEntry[][]): Plan => ({ parts, target: { kind: 'memory' } });

async function planFor(task: ZipTask, entries: ZipEntry[], signal: AbortSignal): Promise<Plan> {
  const bytes = bytesOf(entries);
  if (bytes <= ZIP_PART_MAX_BYTES) return inMemory([entries]);
  const target = await largeTarget(task, bytes, signal);
  return target ? { parts: [entries], target } : inMemory(zipParts(entries));
}

/** Packs one part. A part without any readable file counts as failed and does not stop the others. */
async function packPart(job: ZipJob): Promise<FinishedZip> {
  try {
    return await createZip(job);
  } catch (thrown) {
    const isEmpty = thrown instanceof AppError && thrown.code === 'download/nothing-downloaded';
    if (!isEmpty) throw thrown;
    return { file: undefined, failedIds: job.entries.map(({ id }) => id) };
  }
}

type PartJob = Omit<ZipJob, 'entries' | 'target' | 'onProgress' | 'onPacking'>;

/** Makes each part of the archive. Returns the ids of the files that failed. */
async function packParts(
  { title, name }: ZipTask,
  { parts, target }: Plan,
  job: PartJob,
): Promise<Set<string>> {
  const failedIds = new Set<string>();
  let isSaved = false;
  for (const [index, entries] of parts.entries()) {
    const part = { index: index + 1, count: parts.length };
    const totalBytes = bytesOf(entries);
    setZip({ status: 'working', title, doneBytes: 0, totalBytes, isPacking: false, part });
    const { file, failedIds: failed } = await packPart({
      ...job,
      // Only one part holds it.
      licence: isSaved ? undefined : job.licence,
      entries,
      target,
      onProgress: (doneBytes) => updateWork({ doneBytes }),
      onPacking: () => updateWork({ isPacking: true }),
    });
    if (file) {
      saveFile(file, zipFileName(name, part));
      isSaved = true;
    }
    failed.forEach((id) => failedIds.add(id));
  }
  return failedIds;
}

function isDiskFull(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.code === 'quota-exceeded';
}

/** The rights to the things of an archive. Those of wider licences are fetched where there are any. */
async function rightsTo(things: ZipTask['files']): Promise<readonly LegalSection[]> {
  if (things.every(({ licenceId }) => !licenceId)) return [oneLicence];
  const { licensedSections } = await import('#src/model/licences/rights.ts');
  return licensedSections(things);
}

/** Makes the archive, in parts where necessary. Returns the ids of the files that failed. */
async function packArchive(
  task: ZipTask,
  located: Located,
  signal: AbortSignal,
): Promise<Set<string>> {
  const { found } = located;
  const paths = new Map(found.map(({ file, place }) => [purchasedFileId(file), place.path]));
  const { entries, missing } = contentsOf(task, located);
  const plan = await planFor(task, entries, signal);
  const job: PartJob = {
    missing,
    head: task.head,
    unit: downloadTexts.pictureUnit,
    licence: licenceFile(legalParty(currentShop()), site.origin, await rightsTo(task.files)),
    signal,
    access: async (id) => {
      await waitOnline(signal);
      return fileAccess(paths.get(id) ?? '');
    },
  };
  const failedIds = await packParts(task, plan, job).catch((thrown: unknown) => {
    // The browser promises room that the disk may not have.
    if (plan.target.kind === 'memory' || !isDiskFull(thrown)) throw thrown;
    return packParts(task, inMemory(zipParts(entries)), job);
  });
  if (failedIds.size === found.length) throw new AppError('download/nothing-downloaded');
  return failedIds;
}

let running: AbortController | undefined;

/** Cancels the running archive. */
export function cancelZip(): void {
  running?.abort();
}

/** Closes the result of a finished archive. */
export function dismissZip(): void {
  if (!isZipping(useZip.getState())) setZip({ status: 'idle' });
}

function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Locates and packs the files of a task. Returns the files that failed. */
async function zip(task: ZipTask, signal: AbortSignal): Promise<PurchasedFile[]> {
  const userId = requireUserId();
  if (!canZip()) throw new AppError('zip/unsupported');
  if (!navigator.onLine) throw new AppError('offline');
  const { title, files } = task;
  const count = files.length;
  if (count === 0) throw new AppError('download/album-empty');
  if (!(await allowDownload(files))) throw new AppError('cancelled');
  window.addEventListener('beforeunload', warnBeforeLeaving);
  setZip({ status: 'preparing', title, done: 0, count });
  const located = await locateFiles(files, {
    signal,
    onStep: (done) => {
      if (!signal.aborted) setZip({ status: 'preparing', title, done, count });
    },
  });
  const { found, missing } = located;
  if (found.length === 0) throw new AppError('download/nothing-downloaded');
  const failedIds = await packArchive(task, located, signal);
  const failed = files.filter(
    (file) => missing.includes(file) || failedIds.has(purchasedFileId(file)),
  );
  recordOriginals(
    userId,
    found.filter(({ file }) => !failed.includes(file)),
  );
  return failed;
}

function showOutcome(task: ZipTask, failed: readonly PurchasedFile[]): void {
  if (failed.length === 0) {
    setZip({ status: 'idle' });
    showToast({ kind: 'success', text: downloadTexts.done });
    return;
  }
  const { title } = task;
  const retry = () => void runZip({ ...task, files: failed });
  setZip({ status: 'finished', title, failed: failed.map((file) => file.title), retry });
}

let forgetCustomer: (() => void) | undefined;

/** Has an archive end with the session of its customer: the next one at this computer sees none of it. */
function endWithSession(): void {
  forgetCustomer?.();
  const uid = useSession.getState().user?.uid;
  forgetCustomer = useSession.subscribe(({ user }) => {
    if (user?.uid === uid) return;
    forgetCustomer?.();
    cancelZip();
    dismissZip();
  });
}

/** Makes an archive, one at a time. It continues while other pages are open. */
export async function runZip(task: ZipTask): Promise<void> {
  if (running) {
    showToast({ kind: 'info', text: downloadTexts.alreadyRunning });
    return;
  }
  running = new AbortController();
  endWithSession();
  try {
    showOutcome(task, await zip(task, running.signal));
  } catch (thrown) {
    setZip({ status: 'idle' });
    if (toAppError(thrown).code === 'cancelled') showToast({ text: downloadTexts.cancelled });
    else reportFailure(thrown, task.errors);
  } finally {
    running = undefined;
    window.removeEventListener('beforeunload', warnBeforeLeaving);
  }
}
