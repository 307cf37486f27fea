import * as z from 'zod/mini';
import { text, withDefault, zeroByDefault } from '../base/schema.ts';
import { licenceFields } from '../licences/licence.ts';

export const itemTypes = ['album', 'image', 'gift-card'] as const;

export type ItemType = (typeof itemTypes)[number];

const albums: Record<ItemType, boolean> = { album: true, image: false, 'gift-card': false };

/** An album is bought whole: its buyer gets every picture in it. */
export function isAlbum({ type }: { type: ItemType }): boolean {
  return albums[type];
}

const giftCards: Record<ItemType, boolean> = { album: false, image: false, 'gift-card': true };

/** A gift card is money for later: it has no picture, no file and no licence. */
export function isGiftCard({ type }: { type: ItemType }): boolean {
  return giftCards[type];
}

export const ORDER_LINE_QUANTITY = 1;

/** The line of a cart, an order and a mirror of a purchase, in kroner. */
export const orderLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** With the licence, if the line has one. */
  price: zeroByDefault,
  type: withDefault(z.enum(itemTypes), 'image'),
  category: text,
  thumbnailUrl: text,
  imageUrl: text,
  downloadUrl: text,
  quantity: withDefault(z.number(), ORDER_LINE_QUANTITY),
  ...licenceFields,
});

export type OrderLine = z.infer<typeof orderLineSchema>;
