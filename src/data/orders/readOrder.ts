import * as z from 'zod/mini';
import { AppError } from '#src/model/base/errors.ts';
import { chunks } from '#src/model/base/lists.ts';
import { documents } from '#src/model/base/paths.ts';
import {
  albumSchema,
  singleImageSchema,
  type Album,
  type SingleImage,
} from '#src/model/catalogue/schema.ts';
import { pendingOrderSchema, type PendingOrder, type OrderLine } from '#src/model/orders/schema.ts';
import {
  albumAsOrdered,
  withdrawnAlbumSchema,
  type SoldItem,
  waitingOrderFrom,
  type WaitingOrder,
  waitsFor,
} from '#src/model/orders/withdrawn.ts';
import type { Catalogue } from '#src/model/purchases/catalogueFiles.ts';
import { decodeOrThrow } from '../firestore/converter.ts';
import { readList } from '../firestore/documents.ts';
import type { DocumentReader } from '../firestore/port.ts';
import { queries } from '../firestore/queries.ts';

/** Reads the pending order within the transaction. */
export async function readPendingOrder(
  reader: DocumentReader,
  pendingOrderId: string,
): Promise<PendingOrder> {
  const path = documents.pendingOrder.build({ pendingOrderId });
  const stored = await reader.read(path);
  if (!stored) throw new AppError('order/not-found', { details: { id: pendingOrderId } });
  return decodeOrThrow(pendingOrderSchema, stored, path);
}

/** A valid document id. Buyers write the ids in their orders, which may contain anything. */
const DOCUMENT_ID = /^(?!\.{1,2}$)(?!__.*__$)[^/]+$/;

/**
 * A record; undefined when it does not exist. Throws for one that cannot be read, because a price
 * must never be guessed.
 */
async function readRecord<Item>(
  reader: DocumentReader,
  schema: z.ZodMiniType<Item>,
  path: string,
): Promise<Item | undefined> {
  const stored = await reader.read(path);
  return stored && decodeOrThrow(schema, stored, stored.id);
}

/*
 * Deleting moves a record out of the shop in one write. The shop is read first: whatever has left it by
 * then is found among what was deleted.
 */

/** The album as somebody ordered it, or as it is in the shop. */
async function readAlbum(
  reader: DocumentReader,
  albumId: string,
  orderedAt: Date | undefined,
): Promise<Album | undefined> {
  const album = await readRecord(reader, albumSchema, documents.album.build({ albumId }));
  const path = documents.withdrawnAlbum.build({ albumId });
  const withdrawn = await readRecord(reader, withdrawnAlbumSchema, path);
  return albumAsOrdered(orderedAt, album, withdrawn);
}

/** The picture, also one that was deleted while orders wait for it: as a draft. */
async function readImage(
  reader: DocumentReader,
  imageId: string,
): Promise<SingleImage | undefined> {
  const places = [documents.singleImage, documents.legacySingleImage];
  const [image, legacyImage] = await Promise.all(
    places.map((place) => readRecord(reader, singleImageSchema, place.build({ imageId }))),
  );
  if (image ?? legacyImage) return image ?? legacyImage;
  const path = documents.withdrawnImage.build({ imageId });
  const withdrawn = await readRecord(reader, singleImageSchema, path);
  return withdrawn && { ...withdrawn, isPublished: false };
}

async function readItems<Item>(
  ids: readonly string[],
  read: (id: string) => Promise<Item | undefined>,
): Promise<Map<string, Item>> {
  const known = [...new Set(ids)].filter((id) => DOCUMENT_ID.test(id));
  const items = await Promise.all(known.map(async (id) => [id, await read(id)] as const));
  return new Map(items.flatMap(([id, item]) => (item === undefined ? [] : [[id, item]])));
}

/**
 * Reads the ordered items as they are in the shop now. What was deleted since `orderedAt` is there
 * too, for as long as its originals are kept.
 */
export async function readCatalogue(
  reader: DocumentReader,
  lines: readonly OrderLine[],
  orderedAt: Date | undefined,
): Promise<Catalogue> {
  const idsOf = (type: OrderLine['type']) =>
    lines.flatMap((line) => (line.type === type ? [line.id] : []));
  const [albums, images] = await Promise.all([
    readItems(idsOf('album'), (albumId) => readAlbum(reader, albumId, orderedAt)),
    readItems(idsOf('image'), (imageId) => readImage(reader, imageId)),
  ]);
  return { albums, images };
}

const anyRecord = z.record(z.string(), z.unknown());

/** The items that orders wait for, also those whose record the dashboard cannot show. */
export async function readWaitingOrders(): Promise<WaitingOrder[]> {
  return (await readList(queries.pendingOrders, anyRecord)).map(waitingOrderFrom);
}

/** True when an order waits for the item. */
export async function isWaitedFor(item: Pick<SoldItem, 'id' | 'type'>): Promise<boolean> {
  return (await readWaitingOrders()).some((order) => waitsFor(order, item));
}

/** The number of values that one query may look for. */
const VALUES_PER_QUERY = 30;

async function readBuyingOrders(originals: readonly string[]): Promise<ReadonlySet<unknown>> {
  const parts = chunks(
    originals.filter((path) => path !== ''),
    VALUES_PER_QUERY,
  );
  const found = await Promise.all(
    parts.map((paths) => readList(queries.ordersWithAnyOriginal(...paths), anyRecord)),
  );
  return new Set(found.flat().map(({ id }) => id));
}

/** The numbers of orders that wait for an item, and of purchases that hold an original of it. */
export interface OrdersOfItems {
  waiting: number;
  bought: number;
}

/** Counts the orders of any of the items, each once. */
export async function countOrdersOf(items: readonly SoldItem[]): Promise<OrdersOfItems> {
  const [orders, purchases] = await Promise.all([
    readWaitingOrders(),
    readBuyingOrders(items.flatMap(({ originals }) => originals)),
  ]);
  const waiting = orders.filter((order) => items.some((item) => waitsFor(order, item)));
  return { waiting: waiting.length, bought: purchases.size };
}
