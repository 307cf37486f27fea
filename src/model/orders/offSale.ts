import * as z from 'zod/mini';
import { decodeItems, requiredDate, withDefault } from '../base/schema.ts';
import { albumSchema, type Album, type AlbumImage } from '../catalogue/schema.ts';
import { unknownPicture } from '../files/picture.ts';
import { itemTypes, type ItemType } from '../sale/schema.ts';

/*
 * A deleted item leaves the shop at once. As long as orders wait for it, its record is kept, so that
 * they can be approved and the cleanup leaves its originals alone.
 */

/** A deleted album, or the pictures that were deleted from an album that is still for sale. */
export const offSaleAlbumSchema = z.extend(albumSchema, {
  /** The times at which single pictures were deleted; the others went with the album. */
  removedAt: withDefault(z.record(z.string(), requiredDate), {}),
});

export type OffSaleAlbum = z.infer<typeof offSaleAlbumSchema>;

/** Something that can be ordered. */
export interface SoldItem {
  id: string;
  type: ItemType;
  /** The storage paths of its originals. */
  originals: readonly string[];
}

const lineSchema = z.object({
  id: z.string(),
  type: withDefault(z.enum(itemTypes), 'image'),
});

const waitingOrderSchema = z.object({
  items: withDefault(z.array(z.unknown()), []),
  createdAt: z.unknown(),
});

/** The items that an order waits for, and since when, as far as that is known. */
export interface WaitingOrder {
  lines: { id: string; type: ItemType }[];
  orderedAt: Date | undefined;
}

/**
 * Reads of an order what it waits for. Nothing else is checked, because an order that the dashboard
 * cannot show still waits.
 */
export function waitingOrderFrom(record: unknown): WaitingOrder {
  const order = z.safeParse(waitingOrderSchema, record);
  if (!order.success) return { lines: [], orderedAt: undefined };
  const { items, createdAt } = order.data;
  return {
    lines: decodeItems(lineSchema, items).items,
    orderedAt: createdAt instanceof Date ? createdAt : undefined,
  };
}

/** True when the order names the item. */
export function waitsFor(
  order: WaitingOrder,
  { id, type }: Pick<SoldItem, 'id' | 'type'>,
): boolean {
  return order.lines.some((line) => line.id === id && line.type === type);
}

/** True for a picture that was in the album when somebody ordered it. */
function wasInAlbum(
  { removedAt }: OffSaleAlbum,
  image: AlbumImage,
  orderedAt: Date | undefined,
): boolean {
  const removed = removedAt[image.id];
  return removed === undefined || orderedAt === undefined || orderedAt < removed;
}

/**
 * The album that a customer has ordered: with the pictures that were deleted since, and as a draft
 * when all of it was deleted.
 */
export function albumAsOrdered(
  orderedAt: Date | undefined,
  album: Album | undefined,
  offSale: OffSaleAlbum | undefined,
): Album | undefined {
  if (offSale === undefined) return album;
  const kept = offSale.images.filter((image) => wasInAlbum(offSale, image, orderedAt));
  const base: Album = album ?? { ...offSale, images: [], isPublished: false };
  const others = kept.filter(({ id }) => base.images.every((image) => image.id !== id));
  return { ...base, images: [...base.images, ...others] };
}

/** The record of an album whose pictures, or some of them, are being deleted. */
export function albumOffSale(
  album: Album,
  images: readonly AlbumImage[],
  known: OffSaleAlbum | undefined,
): OffSaleAlbum {
  const before = known?.images ?? [];
  const added = images
    .filter(({ id }) => before.every((image) => image.id !== id))
    // A record holds the pictures of a whole album and more, so what only galleries need is left out.
    .map((image) => ({ ...image, picture: unknownPicture }));
  return { ...album, images: [...before, ...added], removedAt: known?.removedAt ?? {} };
}

/** The pictures of a deleted album that any of the orders still waits for. */
export function imagesWaitedFor(
  offSale: OffSaleAlbum,
  orders: readonly WaitingOrder[],
): AlbumImage[] {
  const waiting = orders.filter((order) => waitsFor(order, { id: offSale.id, type: 'album' }));
  return offSale.images.filter((image) =>
    waiting.some(({ orderedAt }) => wasInAlbum(offSale, image, orderedAt)),
  );
}
