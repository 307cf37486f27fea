import { randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { LETTERS_AND_DIGITS, randomText } from '#src/model/base/text.ts';
import { collections, documents } from '#src/model/base/paths.ts';
import {
  ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH,
  withImagesPlaced,
} from '#src/model/catalogue/albumChanges.ts';
import type { Album, AlbumImage, FilterButtons } from '#src/model/catalogue/schema.ts';
import { freeTitle } from '#src/model/catalogue/freeTitle.ts';
import { nextOrder } from '#src/model/catalogue/gallery.ts';
import { LINK_KEY_LENGTH } from '#src/model/clients/access.ts';
import { withPicturesAdded } from '#src/model/clients/pictures.ts';
import {
  clientDocuments,
  type ClientGallery,
  type ClientPicture,
} from '#src/model/clients/schema.ts';
import { projectFolder } from '#src/model/files/names.ts';
import { pictureKinds } from '#src/model/files/paths.ts';
import type { MovingRule } from '#src/model/moving/plan.ts';
import { albumDetails, galleryOf } from '#src/model/moving/records.ts';
import type { Destination, ReadyPicture } from '#src/model/moving/run.ts';
import { fileMetadata } from '../seed/write.ts';
import { type MadePicture, makeFiles } from './makeFiles.ts';
import type { OpenedShop } from './openShop.ts';

/** A picture whose files have been uploaded. */
interface Uploaded {
  ready: Omit<ReadyPicture, 'file'>;
  bytes: number;
  made: MadePicture;
}

/** Records are written with so many new pictures at once: that of a large album weighs half a megabyte. */
const WRITTEN_TOGETHER = 25;

const FALLBACK_FOLDER = 'album';

const noPictures = { images: [], coverImageUrl: '', watermarkedCoverUrl: '' };

function albumImage({ ready, made }: Uploaded, urlOf: OpenedShop['urlOf']): AlbumImage {
  const { id, title, description, fileName, order, takenAt } = ready;
  const { width, height, placeholder, originalPath, variants } = made;
  const sources = variants.map((variant) => ({ width: variant.width, url: urlOf(variant.path) }));
  return {
    id,
    title,
    description: description.slice(0, ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH),
    alt: title,
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

/** The shop's records and files, as an import needs them. */
export async function openSink(shop: OpenedShop, rules: readonly MovingRule[]) {
  const { firestore, bucket, urlOf } = shop;
  const [albums, galleries] = await Promise.all([
    firestore.collection(collections.albums).select('title', 'order', 'images').get(),
    firestore.collection(collections.clientGalleries).select('images').get(),
  ]);
  const buttons = await firestore.doc(documents.filterButtons.build()).get();
  const { buttons: categories = [] } = (buttons.data() ?? {}) as Partial<FilterButtons>;
  const idsIn = (record: StoredRecord) =>
    ((record['images'] ?? []) as { id?: string }[]).map(({ id = '' }) => id);
  const titles = albums.docs.map((album) => String(album.get('title') ?? ''));
  const known = albums.docs.map((album) => ({ order: Number(album.get('order') ?? 0) }));
  const waiting: Uploaded[] = [];

  function newAlbum(destination: Destination, pictures: readonly Uploaded[]): StoredRecord {
    const keywords = pictures.flatMap(({ ready }) => ready.keywords);
    const title = freeTitle(destination.title, titles);
    titles.push(title);
    const details = albumDetails(destination, nextOrder(known), { keywords, rules, categories });
    known.push(details);
    return {
      ...details,
      title,
      ...withImagesPlaced(
        noPictures,
        pictures.map((picture) => albumImage(picture, urlOf)),
      ),
      visible: true,
      securityLevel: 'enhanced',
      protectionEnabled: true,
    };
  }

  function newGallery(destination: Destination, pictures: readonly Uploaded[]): StoredRecord {
    const key = randomText(LETTERS_AND_DIGITS, LINK_KEY_LENGTH, randomBytes);
    const { images, ...gallery } = galleryOf(destination, key, new Date());
    return { ...gallery, ...withPicturesAdded({ images }, pictures.map(clientPicture)) };
  }

  function withPictures(kind: Destination['kind'], record: StoredRecord, added: Uploaded[]) {
    if (kind === 'gallery') {
      const gallery = record as unknown as ClientGallery;
      return withPicturesAdded(gallery, added.map(clientPicture));
    }
    const images = added.map((picture) => albumImage(picture, urlOf));
    return withImagesPlaced(record as unknown as Album, images);
  }

  async function write(destination: Destination, added: Uploaded[]): Promise<void> {
    const { kind, id } = destination;
    const path =
      kind === 'album'
        ? documents.album.build({ albumId: id })
        : clientDocuments.gallery.build({ galleryId: id });
    const updatedAt = FieldValue.serverTimestamp();
    const isThere = (await firestore.doc(path).get()).exists;
    const make = kind === 'album' ? newAlbum : newGallery;
    const fresh = isThere ? {} : { ...make(destination, added), createdAt: updatedAt };
    await firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(firestore.doc(path));
      const record = stored.data();
      if (record) {
        transaction.update(stored.ref, { ...withPictures(kind, record, added), updatedAt });
      } else {
        transaction.create(stored.ref, { ...fresh, updatedAt });
      }
    });
  }

  const flush = async (destination: Destination): Promise<void> => {
    const added = waiting.splice(0);
    if (added.length === 0) return;
    try {
      await write(destination, added);
    } catch (thrown) {
      waiting.unshift(...added);
      throw thrown;
    }
  };

  return {
    categories,
    knownIds: new Set([...albums.docs, ...galleries.docs].flatMap((each) => idsIn(each.data()))),
    /** Uploads a picture; its record follows with those of others. */
    async send(destination: Destination, { file, ...ready }: ReadyPicture): Promise<void> {
      const place =
        destination.kind === 'album'
          ? {
              kind: pictureKinds.albums,
              project: projectFolder(destination.title, FALLBACK_FOLDER),
            }
          : { kind: 'client' as const, galleryId: destination.id };
      const name = { timestamp: String(Date.now()), id: ready.id };
      const made = await makeFiles(Buffer.from(await file.arrayBuffer()), place, name);
      for (const each of made.files) {
        await bucket.file(each.path).save(each.data, {
          resumable: false,
          metadata: fileMetadata(each),
        });
      }
      // Only the record waits, not the pixels.
      waiting.push({ ready, bytes: file.size, made: { ...made, files: [] } });
      if (waiting.length >= WRITTEN_TOGETHER) await flush(destination);
    },
    /** Writes what is left of an album or gallery. */
    end: flush,
  };
}
