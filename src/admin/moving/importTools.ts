import * as bin from '#src/data/catalogue/bin.ts';
import * as albums from '#src/data/repos/catalogue/albums.ts';
import * as filterButtons from '#src/data/repos/catalogue/filterButtons.ts';
import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import { AppError } from '#src/model/base/errors.ts';
import { LETTERS_AND_DIGITS, randomText } from '#src/model/base/text.ts';
import { boundedWords } from '#src/model/catalogue/pictureWords.ts';
import { ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH } from '#src/model/catalogue/editing/albumChanges.ts';
import { freeTitle } from '#src/model/catalogue/editing/freeTitle.ts';
import { nextOrder } from '#src/model/catalogue/gallery.ts';
import { cameraFacts } from '#src/model/catalogue/pictureFiles.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { LINK_KEY_LENGTH } from '#src/model/clients/access.ts';
import type { ClientGallery } from '#src/model/clients/schema.ts';
import { projectFolder } from '#src/model/files/names.ts';
import type { IntakeGoal } from '#src/model/intake/schema.ts';
import type { Destination } from '#src/model/moving/destination.ts';
import { knownShop } from '#src/model/moving/known.ts';
import { albumDetails } from '#src/model/moving/records.ts';
import type { ImportTools, ReadyPicture } from '#src/model/moving/run.ts';
import { addUploads, cancelUploads, resumeUploads } from '../uploads/queue/uploadQueue.ts';
import { pictureQueue } from '../uploads/queue/uploadRunner.ts';
import { findItem, isComing, MAX_IN_FLIGHT, useUploads } from '../uploads/queue/uploadState.ts';

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

/** Lets what an earlier page has left come first: only then it is known what the shop has. */
export function finishUploads(): Promise<void> {
  resumeUploads();
  return new Promise((resolve) => {
    const look = () => {
      if (useUploads.getState().items.some(isComing)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = useUploads.subscribe(look);
    look();
  });
}

/** The albums, galleries and categories of the shop. */
interface Shop {
  albums: readonly Album[];
  galleries: readonly ClientGallery[];
  categories: readonly { slug: string; name: string }[];
  /** The title and the place of each album that is new. */
  newAlbums: Map<string, { title: string; order: number }>;
  /** The secret part of the link to each gallery that is new. */
  newKeys: Map<string, string>;
}

function newLinkKey(): string {
  const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  return randomText(LETTERS_AND_DIGITS, LINK_KEY_LENGTH, bytes);
}

/** Finds what a new album or gallery needs; each is made with its first picture, and not of broken ones. */
function begin(shop: Shop, { id, kind, title }: Destination): Promise<void> {
  const { albums: known, galleries, newAlbums, newKeys } = shop;
  if (kind === 'gallery' && galleries.every((gallery) => gallery.id !== id)) {
    newKeys.set(id, newLinkKey());
  }
  if (kind === 'album' && known.every((album) => album.id !== id)) {
    const all = [...known, ...newAlbums.values()];
    const free = freeTitle(
      title,
      all.map((album) => album.title),
    );
    newAlbums.set(id, { title: free, order: nextOrder(all) });
  }
  return Promise.resolve();
}

function goalOf(shop: Shop, destination: Destination, picture: ReadyPicture): IntakeGoal {
  const { kind, id } = destination;
  const { title, section, order, keywords, description } = picture;
  if (kind === 'gallery') {
    const linkKey = shop.newKeys.get(id);
    const { title: galleryTitle, price } = destination;
    const details = linkKey !== undefined && { title: galleryTitle, price, linkKey };
    const goal = { kind: 'client' as const, galleryId: id, ...(details && { details }) };
    return { ...goal, isMarked: false, title, section, order };
  }
  const fresh = shop.newAlbums.get(id);
  const known = { keywords, rules: [], categories: shop.categories };
  const details = fresh && albumDetails({ ...destination, title: fresh.title }, fresh.order, known);
  return {
    kind: 'album',
    albumId: id,
    ...(details && { details }),
    project: projectFolder(destination.title, FALLBACK_FOLDER),
    title,
    description: description.slice(0, ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH),
    ...boundedWords(picture),
    order,
  };
}

async function send(shop: Shop, destination: Destination, picture: ReadyPicture): Promise<void> {
  const { id, file, fileName } = picture;
  // One that an earlier page has left without its file gets it here.
  if (findItem(id)?.status === 'fileMissing') cancelUploads([id]);
  const goal = goalOf(shop, destination, picture);
  const job = { id, fileName, ...cameraFacts(picture), goal, isImported: true };
  addUploads([{ job, file, thumbnail: '' }]);
  await untilUploaded(id);
}

/** The pictures that the shop has already, and the ways to add to it. */
export async function openShop() {
  const [storedAlbums, storedGalleries, binned, categories] = await Promise.all([
    albums.listAll(),
    clientGalleries.listAll(),
    bin.contents(['album']).read(),
    filterButtons.list(),
  ]);
  const stored = { albums: storedAlbums, galleries: storedGalleries, categories };
  const shop: Shop = { ...stored, newAlbums: new Map(), newKeys: new Map() };
  const tools: Pick<ImportTools, 'begin' | 'send' | 'readWords' | 'takesHeic' | 'atOnce'> = {
    begin: (destination) => begin(shop, destination),
    send: (destination, picture) => send(shop, destination, picture),
    readWords: (file) => pictureQueue.readFacts(file),
    takesHeic: true,
    // The queue begins the next one as soon as it has room.
    atOnce: 2 * MAX_IN_FLIGHT,
  };
  const known = knownShop({ albums: storedAlbums, galleries: storedGalleries, binned });
  return { known, tools };
}
