import * as albums from '#src/data/repos/catalogue/albums.ts';
import { publicUrl } from '#src/data/storage.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { albumErrors, albumTexts } from '#src/model/catalogue/editorTexts.ts';
import { cameraFacts } from '#src/model/catalogue/pictureFiles.ts';
import { pictureKinds } from '#src/model/files/paths.ts';
import { uploadErrorCodes } from '#src/model/files/texts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { createAlbumWriter } from './albumWriter.ts';
import { pictureFinishes, shownPicture } from './placePicture.ts';
import type { AlbumTarget, UploadJob, UploadHandler } from './uploadJob.ts';
import { areOthersComing, isUnfinished, type UploadItem, useUploads } from './uploadState.ts';

export function itemsOfAlbum(items: readonly UploadItem[], albumId: string): UploadItem[] {
  return items.filter(({ job: { goal } }) => goal.kind === 'album' && goal.albumId === albumId);
}

function othersOf(albumId: string, imageIds: ReadonlySet<string>): UploadItem[] {
  const { items } = useUploads.getState();
  return itemsOfAlbum(items, albumId).filter(({ job }) => !imageIds.has(job.id));
}

const addToAlbum = createAlbumWriter({
  areLast: (albumId, imageIds) => !othersOf(albumId, imageIds).some(isUnfinished),
  areOthersUploading: (albumId, imageIds) =>
    areOthersComing((items) => itemsOfAlbum(items, albumId), imageIds),
});

/** Reads each album once, however many of its pictures are asked for. */
async function writtenImageIds(jobs: readonly UploadJob<AlbumTarget>[]): Promise<string[]> {
  const known = new Set<string>();
  for (const albumId of new Set(jobs.map(({ goal }) => goal.albumId))) {
    const album = await albums.get(albumId);
    for (const { id } of album?.images ?? []) known.add(id);
  }
  return jobs.map(({ id }) => id).filter((id) => known.has(id));
}

/** One message for each new album, and one for the pictures added to existing albums. */
function albumSuccessTexts(targets: readonly AlbumTarget[]): string[] {
  const titles = targets.flatMap(({ details }) => (details ? [details.title] : []));
  const added = targets.length - titles.length;
  return [
    ...[...new Set(titles)].map(albumTexts.created),
    ...(added > 0 ? [albumTexts.imagesAdded(added)] : []),
  ];
}

async function publish(albumId: string): Promise<void> {
  try {
    await albums.revise({ id: albumId }, () => ({ isPublished: true }));
  } catch (thrown) {
    // No picture got far enough to create the album.
    if (toAppError(thrown).code !== 'not-found') {
      showToast({ kind: 'error', text: albumTexts.notPublished });
    }
  }
}

/** Publishes the albums that have no more uploads, as they are. */
function publishUnfinished(targets: readonly AlbumTarget[]): void {
  const toPublish = targets.filter(({ details }) => details?.isPublished);
  const { items } = useUploads.getState();
  for (const albumId of new Set(toPublish.map((target) => target.albumId))) {
    if (!itemsOfAlbum(items, albumId).some(isUnfinished)) void publish(albumId);
  }
}

/** Uploads a picture into an album, which is created if it does not exist yet. */
export const albumHandler: UploadHandler<AlbumTarget> = {
  finish: ({ strength }) => ({ ...pictureFinishes.albums, strength }),
  titleOf: ({ title }) => title,
  listItem: ({ details }) => details,
  place: ({ project }) => ({ kind: pictureKinds.albums, project }),
  writtenIds: writtenImageIds,
  write: (job, placed) => {
    const { id, fileName, goal } = job;
    const { albumId, details, title, description, order } = goal;
    const { picture, largeUrl } = shownPicture(placed, publicUrl);
    const texts = { id, title, description, alt: title, filename: fileName, order };
    const originalSrc = placed.originalPath;
    const files = { originalSrc, hasPreview: true, watermarkedSrc: largeUrl, picture };
    return addToAlbum({ albumId, details, image: { ...texts, ...cameraFacts(job), ...files } });
  },
  errors: ({ details }) => {
    const own = details ? albumErrors.create : albumErrors.update;
    return { fallback: own.fallback, codes: { ...uploadErrorCodes, ...own.codes } };
  },
  successTexts: albumSuccessTexts,
  onCancelled: publishUnfinished,
};
