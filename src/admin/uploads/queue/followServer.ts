import * as intakes from '#src/data/repos/catalogue/intakes.ts';
import { useSession } from '#src/stores/session.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Intake } from '#src/model/intake/schema.ts';
import { forgetKept, isRunning, startWaiting, toldBefore } from './uploadRunner.ts';
import {
  changeItem,
  findItem,
  forgetThumbnails,
  newItem,
  type UploadItem,
  useUploads,
} from './uploadState.ts';

function add({ id, fileName, goal, takenAt, bytes, by }: Intake): void {
  const job = { id, fileName, goal, ...(takenAt && { takenAt }) };
  const isOfOthers = by !== useSession.getState().user?.uid;
  const item = { ...newItem(job, undefined, bytes), isOfOthers };
  useUploads.setState(({ items }) => ({ items: [...items, item] }));
}

/** Shows a picture as the server says it is. */
function show(intake: Intake): void {
  const { id, state, problem = 'unknown' } = intake;
  if (isRunning(id)) return;
  const before = findItem(id);
  if (!before) add(intake);
  if (!before || before.file) forgetKept(id);
  const arrived = { hasArrived: true, file: undefined };
  if (state !== 'refused') {
    changeItem(id, { ...arrived, status: 'making', error: undefined });
  } else if (before?.error?.code !== problem) {
    const error = new AppError(problem);
    // An earlier page has told of it, or its sender is told.
    if (!before || before.isOfOthers) toldBefore(error);
    changeItem(id, { ...arrived, status: 'failed', error });
  }
}

/** A picture that is followed no more is made, or was let go in another browser. */
async function settle({ job: { id }, isOfOthers }: UploadItem): Promise<void> {
  const intake = await intakes.get(id);
  const isDone = intake?.state === 'done';
  if (isDone && !isOfOthers) {
    changeItem(id, { status: 'done', percent: 100, error: undefined });
  }
  if (intake && !(isDone && isOfOthers)) return;
  useUploads.setState(({ items }) => ({ items: items.filter(({ job }) => job.id !== id) }));
}

async function follow(arrived: readonly Intake[]): Promise<void> {
  arrived.forEach(show);
  const followed = new Set(arrived.map(({ id }) => id));
  const settled = useUploads
    .getState()
    .items.filter(({ job, hasArrived }) => hasArrived && !followed.has(job.id))
    .filter(({ status, job }) => status !== 'done' && !isRunning(job.id));
  await Promise.all(settled.map(settle));
  forgetThumbnails(settled.filter(({ job }) => !findItem(job.id)));
  startWaiting();
}

const warn = (thrown: unknown) =>
  console.warn('What the server makes of pictures is not known', thrown);

/** Follows the pictures that the server makes, those of earlier pages and other programs too. */
export function followServer(): () => void {
  return intakes.watchArrived((arrived) => void follow(arrived).catch(warn), warn);
}
