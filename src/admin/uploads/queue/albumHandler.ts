import * as albums from '#src/data/repos/catalogue/albums.ts';
import { withPresentCategory } from '#src/data/repos/catalogue/categories.ts';
import { publicUrl } from '#src/data/files/storage.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { withImagesPlaced } from '#src/model/catalogue/editing/albumChanges.ts';
import { albumErrors, albumTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import type { AlbumImage } from '#src/model/catalogue/schema.ts';
import { uploadErrorCodes } from '#src/model/files/texts.ts';
import { newAlbum, newAlbumImage } from '#src/model/intake/newRecords.ts';
import { showToast } from '#src/stores/toasts.ts';
import { gatherWrites } from './gatherWrites.ts';
import type { AlbumTarget, UploadJob, UploadHandler, AlbumDetails } from './uploadJob.ts';
import { areOthersComing, isUnfinished, type UploadItem, useUploads } from './uploadState.ts';

/** A picture to be added to an album. */
interface Addition {
  albumId: string;
  /** The details to create the album with if it does not exist yet. */
  details: AlbumDetails | undefined;
  image: AlbumImage;
}

type AlbumCheck = (albumId: string, imageIds: ReadonlySet<string>) => boolean;

/** Questions that the writer asks the queue. */
interface AlbumQueue {
  /** Returns true if the album waits for no pictures besides these. */
  areLast: AlbumCheck;
  /** Returns true if other pictures of the album will arrive soon. */
  areOthersUploading: AlbumCheck;
}

async function write(additions: readonly Addition[], queue: AlbumQueue): Promise<void> {
  const [first] = additions;
  if (!first) return;
  const { albumId } = first;
  const images = additions.map(({ image }) => image);
  const details = additions.find((addition) => addition.details)?.details;
  // Visitors never see half an album: it is published with its last picture.
  const isPublished =
    details?.isPublished === true && queue.areLast(albumId, new Set(images.map(({ id }) => id)));
  const publication = isPublished ? { isPublished } : {};
  try {
    await albums.revise({ id: albumId }, (album) => ({
      ...withImagesPlaced(album, images),
      ...publication,
    }));
  } catch (thrown) {
    if (!details || toAppError(thrown).code !== 'not-found') throw thrown;
    await albums.create(albumId, newAlbum(await withPresentCategory(details), images, isPublished));
  }
}

/** Adds pictures to albums, several in one write. Each promise settles with its write. */
function createAlbumWriter(queue: AlbumQueue): (addition: Addition) => Promise<void> {
  return gatherWrites<Addition>({
    documentOf: ({ albumId }) => albumId,
    pictureOf: ({ image }) => image.id,
    areOthersComing: queue.areOthersUploading,
    write: (additions) => write(additions, queue),
  });
}

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
function albumSuccesses(targets: readonly AlbumTarget[]) {
  const titles = new Map(
    targets.flatMap(({ albumId, details }) => (details ? [[albumId, details.title]] : [])),
  );
  const added = targets.filter(({ details }) => !details).length;
  return [
    ...Array.from(titles, ([item, title]) => ({
      text: albumTexts.created(title),
      link: { label: albumTexts.toAlbum, to: adminPath('billedlevering', { item }) },
    })),
    ...(added > 0 ? [{ text: albumTexts.imagesAdded(added) }] : []),
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
  titleOf: ({ title }) => title,
  listItem: ({ details }) => details,
  writtenIds: writtenImageIds,
  write: (job, placed) => {
    const { albumId, details } = job.goal;
    return addToAlbum({ albumId, details, image: newAlbumImage(job, placed, publicUrl) });
  },
  errors: ({ details }) => {
    const own = details ? albumErrors.create : albumErrors.update;
    return { fallback: own.fallback, codes: { ...uploadErrorCodes, ...own.codes } };
  },
  successes: albumSuccesses,
  onCancelled: publishUnfinished,
};
