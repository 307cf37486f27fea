import * as intakes from '#src/data/repos/catalogue/intakes.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { fileTypeOf } from '#src/model/files/mediaPolicy.ts';
import type { IntakeState } from '#src/model/intake/schema.ts';
import { useSession } from '#src/stores/session.ts';
import type { UploadOutcome, UploadRun } from './runUpload.ts';

async function sendOriginal({ job, file, signal, onProgress }: UploadRun): Promise<void> {
  const { id, fileName, goal, takenAt } = job;
  const by = useSession.getState().user?.uid;
  if (by === undefined) throw new AppError('unauthenticated');
  const bytes = file.size;
  await intakes.begin({ id, itemId: id, goal, fileName, bytes, ...(takenAt && { takenAt }), by });
  // The type that the file claims could be refused; what the browser does not know is HEIC.
  const type = (await fileTypeOf(file)) ?? 'image/heic';
  await intakes.send(id, {
    file: file.slice(0, bytes, type),
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
