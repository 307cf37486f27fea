import type { Records } from '../base/records.ts';
import { documents } from '../base/paths.ts';
import { lineOfAlbum, lineOfImage } from '../cart/cart.ts';
import { albumImages } from '../catalogue/album.ts';
import {
  albumSchema,
  singleImageSchema,
  type Album,
  type SingleImage,
} from '../catalogue/schema.ts';
import { clientSaleSchema } from '../clients/sale.ts';
import { imageExtension } from '../files/names.ts';
import { unknownPicture } from '../files/picture.ts';
import type { PurchaseItem } from '../purchases/schema.ts';
import type { ItemType, OrderLine } from '../sale/schema.ts';
import { albumAsOrdered, offSaleAlbumSchema } from './offSale.ts';

type Reader = Pick<Records, 'read'>;

/** A valid document id. Buyers write the ids in their orders, which may contain anything. */
const DOCUMENT_ID = /^(?!\.{1,2}$)(?!__.*__$)[^/]+$/s;

/*
 * Deleting moves a record out of the shop in one write. The shop is read first: whatever has left it by
 * then is found among what was deleted. A record that cannot be read is an error, because a price must
 * never be guessed.
 */

/** The album as somebody ordered it, or as it is in the shop. */
async function readAlbum(
  records: Reader,
  albumId: string,
  orderedAt: Date | undefined,
): Promise<Album | undefined> {
  const album = await records.read(albumSchema, documents.album.build({ albumId }));
  const path = documents.offSaleAlbum.build({ albumId });
  return albumAsOrdered(orderedAt, album, await records.read(offSaleAlbumSchema, path));
}

/** A picture of a gallery that this buyer may order; nobody else's order finds it. */
async function readSale(
  records: Reader,
  saleId: string,
  buyer: string,
): Promise<SingleImage | undefined> {
  const sale = await records.read(clientSaleSchema, documents.clientSale.build({ saleId }));
  return sale?.userId === buyer ? sale : undefined;
}

/** The picture, also one that was deleted while orders wait for it: as a draft. */
async function readImage(
  records: Reader,
  imageId: string,
  buyer: string,
): Promise<SingleImage | undefined> {
  const read = (path: string) => records.read(singleImageSchema, path);
  const [image, legacyImage] = await Promise.all([
    read(documents.singleImage.build({ imageId })),
    read(documents.legacySingleImage.build({ imageId })),
  ]);
  if (image ?? legacyImage) return image ?? legacyImage;
  const offSale = await read(documents.offSaleImage.build({ imageId }));
  if (offSale) return { ...offSale, isPublished: false };
  return readSale(records, imageId, buyer);
}

async function readItems<Item>(
  ids: readonly string[],
  read: (id: string) => Promise<Item | undefined>,
): Promise<Map<string, Item>> {
  const known = [...new Set(ids)].filter((id) => DOCUMENT_ID.test(id));
  const items = await Promise.all(known.map(async (id) => [id, await read(id)] as const));
  return new Map(items.flatMap(([id, item]) => (item === undefined ? [] : [[id, item]])));
}

interface Ordered {
  /** The id of the buyer. */
  userId: string;
  items: readonly Pick<OrderLine, 'id' | 'type'>[];
  createdAt?: Date | undefined;
}

/**
 * Reads the ordered items as they are in the shop now. What was deleted since the order is there
 * too, for as long as its originals are kept.
 */
export async function readCatalogue(
  records: Reader,
  { userId, items: lines, createdAt: orderedAt }: Ordered,
): Promise<Catalogue> {
  const idsOf = (type: OrderLine['type']) =>
    lines.flatMap((line) => (line.type === type ? [line.id] : []));
  const [albums, images] = await Promise.all([
    readItems(idsOf('album'), (albumId) => readAlbum(records, albumId, orderedAt)),
    readItems(idsOf('image'), (imageId) => readImage(records, imageId, userId)),
  ]);
  return { albums, images };
}

/** The ordered albums and images as they are in the shop today, by id. */
export interface Catalogue {
  albums: ReadonlyMap<string, Album>;
  images: ReadonlyMap<string, SingleImage>;
}

/**
 * The addresses of an item's public pictures, taken from the shop and never from the order, which
 * the buyer sent.
 */
function publicPictures(line: OrderLine | undefined) {
  const { thumbnailUrl = '', imageUrl = '' } = line ?? {};
  return { thumbnailUrl, imageUrl, watermarkedImageUrl: imageUrl };
}

function albumFiles(album: Album | undefined): Partial<PurchaseItem> {
  // A purchase of several large albums must fit into one document of a megabyte, so the data that
  // only the gallery needs to show a picture is left out.
  const pictures = (album ? albumImages(album) : []).map((image) => ({
    ...image,
    picture: unknownPicture,
  }));
  return {
    ...publicPictures(album && lineOfAlbum(album)),
    albumTitle: album?.title,
    albumImages: pictures,
  };
}

function imageFiles(image: SingleImage | undefined): Partial<PurchaseItem> {
  return {
    ...publicPictures(image && lineOfImage(image)),
    originalAdminPath: image?.originalSrc ?? '',
    hasPreview: image?.hasPreview ?? false,
    imageMetadata: {
      filename: image?.filename ?? '',
      format: imageExtension(image?.originalSrc ?? ''),
    },
  };
}

const filesByType: Record<ItemType, (catalogue: Catalogue, id: string) => Partial<PurchaseItem>> = {
  album: ({ albums }, id) => albumFiles(albums.get(id)),
  image: ({ images }, id) => imageFiles(images.get(id)),
  'gift-card': () => ({}),
};

/**
 * The fields of a purchased item that come from the shop: its public pictures and the paths of its
 * originals.
 */
export function catalogueFiles(
  { id, type }: Pick<OrderLine, 'id' | 'type'>,
  catalogue: Catalogue,
): Partial<PurchaseItem> {
  return filesByType[type](catalogue, id);
}
