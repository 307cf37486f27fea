import * as albums from '#src/data/repos/catalogue/albums.ts';
import * as filterButtons from '#src/data/repos/catalogue/filterButtons.ts';
import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import { readFacts } from '#src/lib/pictures/readFacts.ts';
import { AppError } from '#src/model/base/errors.ts';
import { LETTERS_AND_DIGITS, randomText } from '#src/model/base/text.ts';
import { ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH } from '#src/model/catalogue/albumChanges.ts';
import { freeTitle } from '#src/model/catalogue/freeTitle.ts';
import { nextOrder } from '#src/model/catalogue/gallery.ts';
import { cameraFacts } from '#src/model/catalogue/pictureFiles.ts';
import { LINK_KEY_LENGTH } from '#src/model/clients/access.ts';
import { projectFolder } from '#src/model/files/names.ts';
import { albumDetails, galleryOf } from '#src/model/moving/records.ts';
import type { Destination, ImportTools, ReadyPicture } from '#src/model/moving/run.ts';
import type { UploadTarget } from '../uploads/queue/uploadJob.ts';
import { addUploads, cancelUploads } from '../uploads/queue/uploadQueue.ts';
import { findItem, MAX_IN_FLIGHT, useUploads } from '../uploads/queue/uploadState.ts';

const FALLBACK_FOLDER = 'album';

/** Waits for an upload; fails when it does, or when the photographer cancels it. */
function untilUploaded(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const item = findItem(id);
      if (item && item.status !== 'done' && item.status !== 'failed') return;
      unsubscribe();
      if (item?.status === 'done') resolve();
      else reject(item?.error ?? new AppError('cancelled'));
    };
    const unsubscribe = useUploads.subscribe(look);
    look();
  });
}

/** What the shop has already, and the ways to add to it. */
export async function openShop() {
  const [storedAlbums, storedGalleries, buttons] = await Promise.all([
    albums.listAll(),
    clientGalleries.listAll(),
    filterButtons.list(),
  ]);
  const ids = [...storedAlbums, ...storedGalleries].flatMap(({ images }) =>
    images.map(({ id }) => id),
  );
  const galleryIds = new Set(storedGalleries.map(({ id }) => id));
  const known = [...storedAlbums];
  /** The title and the place of each album that is new. */
  const newAlbums = new Map<string, { title: string; order: number }>();

  async function begin(destination: Destination): Promise<void> {
    const { id, kind, title } = destination;
    if (kind === 'gallery') {
      if (galleryIds.has(id)) return;
      const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
      const linkKey = randomText(LETTERS_AND_DIGITS, LINK_KEY_LENGTH, bytes);
      await clientGalleries.create(id, galleryOf(destination, linkKey, new Date()));
    } else if (known.every((album) => album.id !== id)) {
      const titles = [...known, ...newAlbums.values()].map((album) => album.title);
      const order = nextOrder([...known, ...newAlbums.values()]);
      newAlbums.set(id, { title: freeTitle(title, titles), order });
    }
  }

  function goalOf(destination: Destination, picture: ReadyPicture): UploadTarget {
    const { kind, id, title } = destination;
    const { section, order } = picture;
    if (kind === 'gallery') {
      return {
        kind: 'client',
        galleryId: id,
        isMarked: false,
        title: picture.title,
        section,
        order,
      };
    }
    const fresh = newAlbums.get(id);
    const said = { keywords: picture.keywords, rules: [], categories: buttons };
    return {
      kind: 'album',
      albumId: id,
      ...(fresh && {
        details: albumDetails({ ...destination, title: fresh.title }, fresh.order, said),
      }),
      project: projectFolder(title, FALLBACK_FOLDER),
      title: picture.title,
      description: picture.description.slice(0, ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH),
      order,
    };
  }

  const tools: Pick<ImportTools, 'begin' | 'send' | 'readWords' | 'takesHeic' | 'atOnce'> = {
    begin,
    send: (destination, picture) => {
      const { id, file, fileName } = picture;
      // One that an earlier page has left without its file gets it here.
      if (findItem(id)?.status === 'fileMissing') cancelUploads([id]);
      const job = { id, fileName, ...cameraFacts(picture), goal: goalOf(destination, picture) };
      addUploads([{ job, file, thumbnail: '' }]);
      return untilUploaded(id);
    },
    readWords: readFacts,
    takesHeic: true,
    // The queue begins the next one as soon as it has room.
    atOnce: 2 * MAX_IN_FLIGHT,
  };
  return { knownIds: new Set(ids), tools };
}
