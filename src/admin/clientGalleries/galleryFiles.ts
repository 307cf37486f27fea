import { publishedWidths } from '#src/model/files/widths.ts';
import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import * as albums from '#src/data/repos/catalogue/albums.ts';
import { download, listPaths, remove as removeFile } from '#src/data/files/storage.ts';
import { mapWithLimit } from '#src/model/base/async.ts';
import { AppError } from '#src/model/base/errors.ts';
import { sha256 } from '#src/model/base/hash.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '#src/model/catalogue/editing/albumChanges.ts';
import { nextOrder } from '#src/model/catalogue/gallery.ts';
import { TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { closed, pictureName, withoutPictures } from '#src/model/clients/pictures.ts';
import type { ChoiceList, Chooser } from '#src/model/clients/choices.ts';
import { CLIENT_AREA, clientFilesOf, clientPaths } from '#src/model/clients/files.ts';
import {
  SECTION_MAX_LENGTH,
  type ClientGallery,
  type ClientPicture,
} from '#src/model/clients/schema.ts';
import { projectFolder } from '#src/model/files/names.ts';
import { itemsOfAlbum } from '../uploads/queue/albumHandler.ts';
import { itemsOfGallery } from '../uploads/queue/clientHandler.ts';
import { addUploads, cancelUploads } from '../uploads/queue/uploadQueue.ts';
import { isUnfinished, useUploads } from '../uploads/queue/uploadState.ts';
import { suggestedTitle, type ChosenPicture } from '../uploads/chosenPicture.ts';

const FILES_AT_ONCE = 6;

const removeAll = (paths: readonly string[]) => mapWithLimit(paths, FILES_AT_ONCE, removeFile);

/**
 * Deletes pictures: first the files, because a file without a record could still be handed out. What is
 * cut off leaves records, and the same press goes on.
 */
export async function removePictures(
  gallery: ClientGallery,
  pictures: readonly ClientPicture[],
): Promise<void> {
  const paths = pictures.flatMap(({ originalPath, width, hasWebFile }) =>
    clientFilesOf(originalPath, publishedWidths(width), hasWebFile),
  );
  await removeAll(paths);
  const ids = new Set(pictures.map(({ id }) => id));
  await clientGalleries.revise(gallery, (current) => withoutPictures(current, ids));
}

/**
 * Closes a gallery: nobody sees it any more, and what is in the carts of customers cannot be ordered. The offers
 * go first: if that fails, the gallery is still open and closing can be tried again. Those that were made meanwhile go
 * after it.
 */
export async function closeGallery({ id }: Pick<ClientGallery, 'id'>): Promise<void> {
  await clientGalleries.takeOffersOffSale(id);
  await clientGalleries.revise({ id }, closed);
  await clientGalleries.takeOffersOffSale(id);
}

/** Deletes a gallery. It closes first, and its record goes last, so that a repetition finds what is left. */
export async function removeGallery({ id }: ClientGallery): Promise<void> {
  const uploads = itemsOfGallery(useUploads.getState().items, id);
  cancelUploads(uploads.map(({ job }) => job.id));
  await closeGallery({ id });
  await removeAll(await listPaths(`${CLIENT_AREA}/${id}`));
  await clientGalleries.remove(id);
}

/** The path of the small picture that the dashboard shows. */
export function previewOf({ originalPath }: ClientPicture): string {
  const parts = clientPaths.original.parse(originalPath);
  if (!parts) return '';
  const { extension: _, ...name } = parts;
  return clientPaths.preview.build(name);
}

/** Queues chosen pictures for upload into a gallery. */
export function uploadToGallery(
  gallery: ClientGallery,
  pictures: readonly ChosenPicture[],
  section: string,
): void {
  const { id: galleryId, isMarked, isWebMarked = isMarked, images } = gallery;
  const uploading = itemsOfGallery(useUploads.getState().items, galleryId);
  const orders = [
    ...images.map(({ order }) => order),
    ...uploading.map(({ job: { goal } }) => (goal.kind === 'client' ? goal.order : 0)),
  ];
  const firstOrder = Math.max(-1, ...orders) + 1;
  addUploads(
    pictures.map(({ id, file, folder, thumbnail }, index) => ({
      job: {
        id,
        fileName: file.name,
        goal: {
          kind: 'client',
          galleryId,
          isMarked,
          isWebMarked,
          title: file.name,
          section: section === '' ? folder.slice(0, SECTION_MAX_LENGTH) : section,
          order: firstOrder + index,
        },
      },
      file,
      thumbnail,
    })),
  );
}

const FALLBACK_FOLDER = 'album';

/** Pictures that somebody has chosen in a gallery. */
export interface ChosenPictures {
  gallery: ClientGallery;
  list: ChoiceList;
  chooser: Chooser;
  pictures: readonly ClientPicture[];
}

const ID_LENGTH = 20;

/** An id that follows from what it stands for, so that a repetition finds what is there. */
const idFrom = async (...parts: readonly string[]): Promise<string> =>
  (await sha256(parts.join('/'))).slice(0, ID_LENGTH);

/** The draft of a choice. Once it is published the next one is another: nothing becomes public by itself. */
async function draftOf({ gallery, list, chooser }: ChosenPictures) {
  for (let count = 0; ; count += 1) {
    const albumId = await idFrom(gallery.id, chooser.id, list.id, String(count));
    const album = await albums.get(albumId);
    if (!album?.isPublished) return { albumId, album };
  }
}

/** The ids of pictures on their way to an album. Finished ones leave the queue, since they may be asked for again. */
function queuedFor(albumId: string): string[] {
  const queued = itemsOfAlbum(useUploads.getState().items, albumId);
  const idsOf = (items: typeof queued) => items.map(({ job }) => job.id);
  cancelUploads(idsOf(queued.filter((item) => !isUnfinished(item))));
  return idsOf(queued.filter(isUnfinished));
}

/**
 * Copies pictures into an album of the shop, which stays a draft until it is published. They go through
 * the queue of uploads one by one, as files from a disk do. A repetition adds what is not there yet.
 * `onQueued` is told how many of them are on their way. Returns the title of the album, and that number.
 */
export async function makeAlbum(
  chosen: ChosenPictures,
  onQueued: (count: number, all: number) => void,
): Promise<{ title: string; count: number }> {
  const { albumId, album } = await draftOf(chosen);
  // A client has named the list, perhaps in several lines, which no order takes.
  const name = `${chosen.gallery.title}: ${chosen.list.name}`.replace(/\s+/g, ' ');
  const title = album?.title ?? name.slice(0, TITLE_MAX_LENGTH);
  const order = nextOrder(await albums.listAll());
  const details = { title, description: '', category: '', price: 0, order, isPublished: false };
  const project = projectFolder(title, FALLBACK_FOLDER);
  const there = new Set([...queuedFor(albumId), ...(album?.images ?? []).map(({ id }) => id)]);
  const copies = await Promise.all(
    chosen.pictures.map(async (picture, order) => {
      const id = await idFrom(albumId, picture.id);
      return { id, picture, order };
    }),
  );
  const missing = copies.filter(({ id }) => !there.has(id));
  if (there.size + missing.length > ALBUM_IMAGE_MAX_COUNT) throw new AppError('upload/too-large');
  for (const [index, { id, picture, order: place }] of missing.entries()) {
    const file = await download(picture.originalPath);
    const goal = {
      kind: 'album' as const,
      albumId,
      details,
      project,
      title: suggestedTitle('', pictureName(picture), []),
      description: '',
      order: place,
    };
    addUploads([{ job: { id, fileName: pictureName(picture), goal }, file, thumbnail: '' }]);
    onQueued(index + 1, missing.length);
  }
  return { title, count: missing.length };
}
