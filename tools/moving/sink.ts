import { randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { AppError } from '#src/model/base/errors.ts';
import { LETTERS_AND_DIGITS, randomText } from '#src/model/base/text.ts';
import { collections, documents } from '#src/model/base/paths.ts';
import type { Binned } from '#src/model/bin/bin.ts';
import { boundedWords } from '#src/model/catalogue/pictureWords.ts';
import {
  ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH,
  withImagesPlaced,
} from '#src/model/catalogue/editing/albumChanges.ts';
import type { Album, AlbumImage, FilterButtons } from '#src/model/catalogue/schema.ts';
import { freeTitle } from '#src/model/catalogue/editing/freeTitle.ts';
import { nextOrder } from '#src/model/catalogue/gallery.ts';
import { LINK_KEY_LENGTH } from '#src/model/clients/access.ts';
import { galleryOf } from '#src/model/clients/newGallery.ts';
import { withPicturesAdded } from '#src/model/clients/pictures.ts';
import {
  clientDocuments,
  type ClientGallery,
  type ClientPicture,
} from '#src/model/clients/schema.ts';
import type { PicturePlace } from '#src/model/catalogue/pictureFiles.ts';
import { projectFolder } from '#src/model/files/names.ts';
import { pictureKinds } from '#src/model/files/paths.ts';
import type { Destination } from '#src/model/moving/destination.ts';
import { type KnownShop, knownShop } from '#src/model/moving/known.ts';
import { type MovingRule, PICTURE_MAX_COUNTS } from '#src/model/moving/plan.ts';
import { albumDetails } from '#src/model/moving/records.ts';
import type { ReadyPicture } from '#src/model/moving/run.ts';
import type { OwnMark } from '#src/model/watermarks/ownMark.ts';
import { currentWatermark } from '../../functions/src/watermarks/watermark.ts';
import { fileMetadata } from '../seed/write.ts';
import { type MadePicture, makeFiles } from './makeFiles.ts';
import type { Shop } from './shop.ts';

/** A picture whose files have been uploaded. */
interface Uploaded {
  ready: Omit<ReadyPicture, 'file'>;
  bytes: number;
  made: MadePicture;
}

const FALLBACK_FOLDER = 'album';

const noPictures = { images: [], coverImageUrl: '', watermarkedCoverUrl: '' };

function albumImage({ ready, made }: Uploaded, urlOf: Shop['files']['addressOf']): AlbumImage {
  const { id, title, description, fileName, order, takenAt } = ready;
  const { width, height, placeholder, originalPath, variants } = made;
  const sources = variants.map((variant) => ({ width: variant.width, url: urlOf(variant.path) }));
  return {
    id,
    title,
    description: description.slice(0, ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH),
    ...boundedWords(ready),
    filename: fileName,
    order,
    ...(takenAt && { takenAt }),
    originalSrc: originalPath,
    hasPreview: true,
    watermarkedSrc: sources.at(-1)?.url ?? '',
    picture: { width, height, placeholder, sources },
  };
}

function clientPicture({ ready, bytes, made }: Uploaded): ClientPicture {
  const { id, title, fileName, section, order } = ready;
  const { width, height, placeholder, originalPath } = made;
  const size = { width, height, placeholder, bytes, hasWebFile: false };
  return { id, title, fileName, section, order, originalPath, ...size };
}

type StoredRecord = Record<string, unknown>;

/** What the shop has, as far as new albums and galleries depend on it. */
interface Catalogue {
  known: KnownShop;
  titles: string[];
  orders: { order: number }[];
  categories: readonly { slug: string; name: string }[];
}

async function readCatalogue({ firestore }: Pick<Shop, 'firestore'>): Promise<Catalogue> {
  const [albums, galleries, bin] = await Promise.all([
    firestore
      .collection(collections.albums)
      .select('title', 'order', 'images', 'isPublished')
      .get(),
    firestore.collection(collections.clientGalleries).select('title', 'images', 'isOpen').get(),
    firestore.collection(collections.bin).select('kind', 'record.id').get(),
  ]);
  const buttons = await firestore.doc(documents.filterButtons.build()).get();
  const { buttons: categories = [] } = (buttons.data() ?? {}) as Partial<FilterButtons>;
  const stored = albums.docs.map((each) => {
    const {
      title = '',
      order = 0,
      images = [],
      isPublished = false,
    } = each.data() as Partial<Album>;
    return { id: each.id, title, order, images, isPublished };
  });
  return {
    known: knownShop({
      albums: stored,
      galleries: galleries.docs.map((each) => {
        const { title = '', images = [], isOpen = false } = each.data() as Partial<ClientGallery>;
        return { id: each.id, title, images, isOpen };
      }),
      binned: bin.docs.map((each) => each.data() as Pick<Binned, 'kind' | 'record'>),
    }),
    titles: stored.map(({ title }) => title),
    orders: stored,
    categories,
  };
}

interface Making {
  catalogue: Catalogue;
  rules: readonly MovingRule[];
  urlOf: Shop['files']['addressOf'];
}

function newAlbum(destination: Destination, added: readonly Uploaded[], making: Making) {
  const { catalogue, rules, urlOf } = making;
  const { titles, orders, categories } = catalogue;
  const keywords = added.flatMap(({ ready }) => ready.keywords);
  const title = freeTitle(destination.title, titles);
  const details = albumDetails(destination, nextOrder(orders), { keywords, rules, categories });
  titles.push(title);
  orders.push(details);
  const images = added.map((picture) => albumImage(picture, urlOf));
  return {
    ...details,
    title,
    ...withImagesPlaced(noPictures, images),
    visible: true,
    securityLevel: 'enhanced',
    protectionEnabled: true,
  };
}

function newGallery(destination: Destination, added: readonly Uploaded[]) {
  const linkKey = randomText(LETTERS_AND_DIGITS, LINK_KEY_LENGTH, randomBytes);
  const { images, ...gallery } = galleryOf({ ...destination, linkKey }, new Date());
  return { ...gallery, ...withPicturesAdded({ images }, added.map(clientPicture)) };
}

/** The changes of a record that was there, or made by an earlier run. */
function changesOf(
  kind: Destination['kind'],
  record: StoredRecord,
  { added, urlOf }: Pick<Making, 'urlOf'> & { added: readonly Uploaded[] },
) {
  if (kind === 'gallery') {
    return withPicturesAdded(record as unknown as ClientGallery, added.map(clientPicture));
  }
  const images = added.map((picture) => albumImage(picture, urlOf));
  return withImagesPlaced(record as unknown as Album, images);
}

const pathOf = ({ kind, id }: Destination): string =>
  kind === 'album'
    ? documents.album.build({ albumId: id })
    : clientDocuments.gallery.build({ galleryId: id });

/** Adds pictures to a record, which is made where there is none. */
async function write(
  { firestore }: Pick<Shop, 'firestore'>,
  destination: Destination,
  { added, ...making }: Making & { added: readonly Uploaded[] },
): Promise<void> {
  const ref = firestore.doc(pathOf(destination));
  const make = destination.kind === 'album' ? newAlbum : newGallery;
  const isThere = (await ref.get()).exists;
  const fresh = isThere ? {} : make(destination, added, making);
  const updatedAt = FieldValue.serverTimestamp();
  await firestore.runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    if (record) {
      const changes = changesOf(destination.kind, record, { added, urlOf: making.urlOf });
      // Uploads from elsewhere may have filled it meanwhile, and the dashboard could not save it any more.
      const isFull = changes.images.length > PICTURE_MAX_COUNTS[destination.kind];
      if (isFull) throw new AppError('upload/full');
      transaction.update(ref, { ...changes, updatedAt });
    } else {
      transaction.create(ref, { ...fresh, createdAt: updatedAt, updatedAt });
    }
  });
}

function placeOf({ kind, id, title }: Destination): PicturePlace {
  if (kind === 'gallery') return { kind: 'client', galleryId: id };
  return { kind: pictureKinds.albums, project: projectFolder(title, FALLBACK_FOLDER) };
}

/** The photographer's own mark, and a time at which no later one had been chosen. */
interface Marking {
  own: OwnMark | null;
  readAt: number;
}

async function readMarking({ firestore }: Pick<Shop, 'firestore'>): Promise<Marking> {
  const readAt = Date.now();
  return { own: (await currentWatermark(firestore)).chosen, readAt };
}

/** Uploads what is shown of a picture, and last its original. */
async function upload(
  { bucket, own, readAt }: Pick<Shop, 'bucket'> & Marking,
  destination: Destination,
  { file, ...ready }: ReadyPicture,
): Promise<Uploaded> {
  // A watermark that is chosen while the import runs is later than the name says: the picture is made again.
  const name = { timestamp: String(readAt), id: ready.id };
  const original = Buffer.from(await file.arrayBuffer());
  const made = await makeFiles(original, { place: placeOf(destination), own }, name);
  for (const each of made.files) {
    const metadata = fileMetadata(each);
    await bucket.file(each.path).save(each.data, { resumable: false, metadata });
  }
  // Only the record waits, not the pixels.
  return { ready, bytes: file.size, made: { ...made, files: [] } };
}

/** What an import needs of a shop. */
export type ImportedShop = Pick<Shop, 'firestore' | 'bucket'> & {
  files: Pick<Shop['files'], 'addressOf'>;
};

/** The shop's records and files, as an import needs them. */
export async function openSink(shop: ImportedShop, rules: readonly MovingRule[]) {
  const marking = await readMarking(shop);
  const catalogue = await readCatalogue(shop);
  const making = { catalogue, rules, urlOf: shop.files.addressOf };
  const uploaded = new Map<string, Uploaded>();

  return {
    categories: catalogue.categories,
    known: catalogue.known,
    /** Uploads a picture; its record is written with those of others. */
    send: async (destination: Destination, ready: ReadyPicture): Promise<void> => {
      uploaded.set(ready.id, await upload({ ...shop, ...marking }, destination, ready));
    },
    write: async (destination: Destination, ids: readonly string[]): Promise<void> => {
      const added = ids.map((id) => uploaded.get(id)).filter((each) => each !== undefined);
      for (const id of ids) uploaded.delete(id);
      await write(shop, destination, { ...making, added });
    },
  };
}
