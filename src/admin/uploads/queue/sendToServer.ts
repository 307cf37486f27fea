import * as intakes from '#src/data/repos/catalogue/intakes.ts';
import { mapWithLimit } from '#src/model/base/async.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { fileTypeOf } from '#src/model/files/mediaPolicy.ts';
import { type IntakeGoal, intakeFileName, type IntakeState } from '#src/model/intake/schema.ts';
import { useSession } from '#src/stores/session.ts';
import { itemsOfAlbum } from './albumHandler.ts';
import type { UploadOutcome, UploadRun } from './runUpload.ts';
import { findItem, isUnfinished, type UploadItem, useUploads } from './uploadState.ts';

/** Lets a picture come. One that was cancelled meanwhile is let go again: nothing is to wait for it. */
async function begin({ job, fileSize: bytes }: Pick<UploadItem, 'job' | 'fileSize'>) {
  const { id, goal, takenAt } = job;
  const fileName = intakeFileName(job.fileName);
  const by = useSession.getState().user?.uid;
  if (by === undefined) throw new AppError('unauthenticated');
  await intakes.begin({ id, itemId: id, goal, fileName, bytes, ...(takenAt && { takenAt }), by });
  if (!findItem(id)) await intakes.letGo(id);
}

const BEGUN_AT_ONCE = 8;

/** By the ids of their pictures. */
const beginnings = new Map<string, Promise<void>>();

function beginOnce(item: UploadItem): Promise<void> {
  const { id } = item.job;
  const beginning = beginnings.get(id) ?? begin(item);
  beginnings.set(id, beginning);
  beginning.catch(() => beginnings.delete(id));
  return beginning;
}

/**
 * Lets every picture of a new album come before the first is sent. Visitors never see half an album: the server
 * publishes it with the last that it waits for, also while the queue is paused.
 */
async function beginAlbum(goal: IntakeGoal): Promise<void> {
  if (goal.kind !== 'album' || goal.details?.isPublished !== true) return;
  const { items } = useUploads.getState();
  const coming = itemsOfAlbum(items, goal.albumId).filter(
    (item) => isUnfinished(item) && !item.hasArrived,
  );
  await mapWithLimit(coming, BEGUN_AT_ONCE, beginOnce);
}

async function sendOriginal({ job, file, signal, onProgress }: UploadRun): Promise<void> {
  await beginAlbum(job.goal);
  await begin({ job, fileSize: file.size });
  // The type that the file claims could be refused; what the browser does not know is HEIC.
  const type = (await fileTypeOf(file)) ?? 'image/heic';
  await intakes.send(job.id, {
    file: file.slice(0, file.size, type),
    signal,
    onProgress: (sent, total) => onProgress((100 * sent) / total),
  });
}

/** Does what an original needs in the state that an earlier attempt has left. */
async function bringOn(run: UploadRun, state: IntakeState | undefined): Promise<void> {
  switch (state) {
    case 'arrived':
    case 'making':
    case 'done':
      return;
    case 'refused':
      return intakes.tryAgain(run.job.id);
    default:
      return sendOriginal(run);
  }
}

/** The outcome of sending: once the original has arrived, the server makes the picture. */
export type SentOutcome = UploadOutcome | { done: false; hasArrived: true };

/** Leaves the making of a picture to the server, which needs nothing more of this page once the original is there. */
export async function sendToServer(run: UploadRun): Promise<SentOutcome> {
  try {
    const { state } = (await intakes.get(run.job.id)) ?? {};
    await bringOn(run, state);
    return state === 'done' ? { done: true } : { done: false, hasArrived: true };
  } catch (thrown) {
    return { done: false, error: toAppError(thrown), placed: undefined };
  }
}
