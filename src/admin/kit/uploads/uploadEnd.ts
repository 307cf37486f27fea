import { noteOperation } from '#src/admin/kit/operations/noteOperation.ts';
import * as albums from '#src/firebase/repos/albums.ts';
import { toAppError } from '#src/shared/errors.ts';
import type { AppError } from '#src/shared/errors.ts';
import { albumTexts } from '#src/shared/texts/albums.ts';
import { portfolioTexts } from '#src/shared/texts/portfolio.ts';
import { singleImageTexts } from '#src/shared/texts/singleImages.ts';
import { showToast } from '#src/stores/toasts.ts';
import type { UploadKind } from './job.ts';
import { uploadErrorText } from './uploadErrors.ts';
import { forgetThumbnails, isUnfinished, itemsOfAlbum, useUploads } from './uploadState.ts';
import type { UploadItem } from './uploadState.ts';

function ofKind(items: readonly UploadItem[], kind: UploadKind): UploadItem[] {
  return items.filter(({ job }) => job.goal.kind === kind);
}

/** The albums that were made, by title, and how many pictures went into others. */
function albumsDone(items: readonly UploadItem[]): string[] {
  const goals = items.flatMap(({ job: { goal } }) => (goal.kind === 'album' ? [goal] : []));
  const titles = goals.flatMap(({ details }) => (details ? [details.title] : []));
  const added = goals.filter(({ details }) => !details).length;
  return [
    ...[...new Set(titles)].map(albumTexts.created),
    ...(added > 0 ? [albumTexts.imagesAdded(added)] : []),
  ];
}

function successTexts(done: readonly UploadItem[]): string[] {
  const singles = ofKind(done, 'singleImage').length;
  const portfolio = ofKind(done, 'portfolio').length;
  return [
    ...(singles > 0 ? [singleImageTexts.uploaded(singles)] : []),
    ...(portfolio > 0 ? [portfolioTexts.uploaded(portfolio)] : []),
    ...albumsDone(ofKind(done, 'album')),
  ];
}

/** One line for the health of the site, however many pictures there were. */
async function log(done: readonly UploadItem[], failed: readonly UploadItem[]): Promise<void> {
  const [first] = [...failed, ...done];
  if (!first) return;
  await noteOperation({
    operation: done.length + failed.length > 1 ? 'batch' : 'apply',
    success: failed.length === 0,
    fileName: first.job.fileName,
    fileSize: first.fileSize,
    processingTime: first.took,
    error: failed[0]?.error?.code,
    details: albumTexts.logged(done.length, done.length + failed.length),
  });
}

function isDone(item: UploadItem): boolean {
  return !isUnfinished(item);
}

/** Failures that have been told already. */
const told = new WeakSet<AppError>();

/** Says and logs once what has gone wrong, and whether anything new has. */
export function tellFailures(): boolean {
  const { items } = useUploads.getState();
  const failed = items.filter(
    ({ status, error }) => status === 'failed' && error && !told.has(error),
  );
  const [first] = failed;
  if (!first?.error) return false;
  for (const { error } of failed) if (error) told.add(error);
  showToast({ kind: 'error', text: uploadErrorText(first.job, first.error) });
  void log(items.filter(isDone), failed);
  return true;
}

/** Says how it ended; finished pictures are in the lists from now on. */
export function tellEnd(): void {
  const done = useUploads.getState().items.filter(isDone);
  const isLogged = tellFailures();
  for (const text of successTexts(done)) showToast({ kind: 'success', text });
  if (!isLogged) void log(done, []);
  useUploads.setState(({ items }) => ({ items: items.filter(isUnfinished) }));
  forgetThumbnails(done);
}

async function publish(albumId: string): Promise<void> {
  try {
    await albums.revise({ id: albumId }, () => ({ isPublished: true }));
  } catch (thrown) {
    // None of its pictures came as far as making it.
    if (toAppError(thrown).code !== 'not-found') {
      showToast({ kind: 'error', text: albumTexts.notPublished });
    }
  }
}

/** An album that waits for no more pictures is published as it is. */
export function publishIfComplete(cancelled: readonly UploadItem[]): void {
  const wanted = cancelled.flatMap(({ job: { goal } }) =>
    goal.kind === 'album' && goal.details?.isPublished ? [goal.albumId] : [],
  );
  const { items } = useUploads.getState();
  for (const albumId of new Set(wanted)) {
    if (!itemsOfAlbum(items, albumId).some(isUnfinished)) void publish(albumId);
  }
}
