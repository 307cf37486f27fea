import { documents } from '../base/paths.ts';
import type { Records } from '../base/lists.ts';
import {
  albumSchema,
  singleImageSchema,
  type Album,
  type SingleImage,
} from '../catalogue/schema.ts';
import { clientSaleSchema } from '../clients/sale.ts';
import type { Catalogue } from '../purchases/catalogueFiles.ts';
import type { OrderLine } from './schema.ts';
import { albumAsOrdered, withdrawnAlbumSchema } from './withdrawn.ts';

type Reader = Pick<Records, 'read'>;

/** A valid document id. Buyers write the ids in their orders, which may contain anything. */
const DOCUMENT_ID = /^(?!\.{1,2}$)(?!__.*__$)[^/]+$/;

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
  const path = documents.withdrawnAlbum.build({ albumId });
  return albumAsOrdered(orderedAt, album, await records.read(withdrawnAlbumSchema, path));
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
  const withdrawn = await read(documents.withdrawnImage.build({ imageId }));
  if (withdrawn) return { ...withdrawn, isPublished: false };
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
