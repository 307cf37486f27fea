import * as z from 'zod/mini';
import { DAY_MS } from '../base/units.ts';
import { noPictureWords } from '../catalogue/pictureWords.ts';
import { singleImageSchema } from '../catalogue/schema.ts';
import { unknownPicture } from '../files/picture.ts';
import type { ClientGallery, ClientPicture } from './schema.ts';

/**
 * A picture of a gallery as a single image of the shop, for one customer alone: in their cart, in their
 * order and at its approval it is what a published picture is to everybody. Nobody else is told of it.
 */
export const clientSaleSchema = z.extend(singleImageSchema, {
  userId: z.string(),
  galleryId: z.string(),
});

export type ClientSale = z.infer<typeof clientSaleSchema>;

/** The time for which a picture that was put in a cart can be ordered. One that an order waits for is kept longer. */
export const SALE_KEPT_MS = 90 * DAY_MS;

interface SaleFacts {
  id: string;
  userId: string;
  originalSrc: string;
  hasPreview: boolean;
  now: Date;
}

/** The thing that a customer may buy: the original of a picture, at the price of its gallery. */
export function saleOf(
  { id: galleryId, picturePrice }: ClientGallery,
  { title, fileName }: ClientPicture,
  { now, ...facts }: SaleFacts,
): ClientSale {
  return {
    ...facts,
    galleryId,
    title,
    description: '',
    ...noPictureWords,
    category: '',
    price: picturePrice,
    filename: fileName,
    // Pictures of a gallery are shown to nobody outside it, not even small.
    watermarkedSrc: '',
    thumbnailUrl: '',
    imageUrl: '',
    picture: unknownPicture,
    takenAt: undefined,
    order: 0,
    visible: true,
    isPublished: true,
    createdAt: now,
    updatedAt: now,
  };
}
