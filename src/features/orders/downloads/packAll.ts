import { accessTo } from '#src/data/purchasedFiles.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { createZip, type FinishedZip, type ZipJob } from '#src/lib/zip/createZip.ts';
import type { ZipTarget } from '#src/lib/zip/messages.ts';
import { AppError } from '#src/model/base/errors.ts';
import {
  bytesOf,
  purchasedFileId,
  zipFileName,
  zipParts,
  type ZipEntry,
  ZIP_PART_MAX_BYTES,
} from '#src/model/purchases/zipPlan.ts';
import { largeTarget } from './chooseTarget.ts';
import type { LocatedFile } from './locateFiles.ts';
import { waitOnline } from './waitOnline.ts';
import { setZip, updateWork } from './zipState.ts';
import type { ZipTask } from './zipTask.ts';

function entriesOf(task: ZipTask, located: readonly LocatedFile[]): ZipEntry[] {
  const names = task.namesOf(located.map(({ file, place: { path } }) => ({ ...file, path })));
  return located.map(({ file, place: { bytes } }, index) => ({
    id: purchasedFileId(file),
    name: names[index] ?? '',
    bytes,
  }));
}

async function planFor(
  task: ZipTask,
  entries: ZipEntry[],
  signal: AbortSignal,
): Promise<{ parts: ZipEntry[][]; target: ZipTarget }> {
  const inMemory: ZipTarget = { kind: 'memory' };
  const bytes = bytesOf(entries);
  if (bytes <= ZIP_PART_MAX_BYTES) return { parts: [entries], target: inMemory };
  const target = await largeTarget(task, bytes, signal);
  return target ? { parts: [entries], target } : { parts: zipParts(entries), target: inMemory };
}

/** A part of which nothing could be had is no reason to give up the others. */
async function packPart(job: ZipJob): Promise<FinishedZip> {
  try {
    return await createZip(job);
  } catch (thrown) {
    const isEmpty = thrown instanceof AppError && thrown.code === 'download/nothing-downloaded';
    if (!isEmpty) throw thrown;
    return { file: undefined, failedIds: job.entries.map(({ id }) => id) };
  }
}

/** Makes the archive, in parts where it has to be; the answer is what could not be had. */
export async function packArchive(
  task: ZipTask,
  located: readonly LocatedFile[],
  signal: AbortSignal,
): Promise<Set<string>> {
  const paths = new Map(located.map(({ file, place }) => [purchasedFileId(file), place.path]));
  const { parts, target } = await planFor(task, entriesOf(task, located), signal);
  const failedIds = new Set<string>();
  const { title, head } = task;
  for (const [index, entries] of parts.entries()) {
    const part = { index: index + 1, count: parts.length };
    const totalBytes = bytesOf(entries);
    setZip({ status: 'working', title, doneBytes: 0, totalBytes, isPacking: false, part });
    const { file, failedIds: failed } = await packPart({
      entries,
      target,
      head,
      signal,
      access: async (id) => {
        await waitOnline(signal);
        return accessTo(paths.get(id) ?? '');
      },
      onProgress: (doneBytes) => updateWork({ doneBytes }),
      onPacking: () => updateWork({ isPacking: true }),
    });
    if (file) saveFile(file, zipFileName(task.name, part));
    failed.forEach((id) => failedIds.add(id));
  }
  if (failedIds.size === located.length) throw new AppError('download/nothing-downloaded');
  return failedIds;
}
