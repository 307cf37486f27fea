import * as z from 'zod/mini';
import { amount, date, off, on, text, withDefault } from '#src/model/base/schema.ts';
import { storedPicture } from '#src/model/files/picture.ts';
import { SINGLE_IMAGE_DEFAULT_PRICE_DKK } from '../limits.ts';

export const singleImageSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  /** The slug of a filter button. */
  category: text,
  price: withDefault(z.number(), SINGLE_IMAGE_DEFAULT_PRICE_DKK),
  filename: text,
  /** A storage path, never an address: only administrators can read the file behind it. */
  originalSrc: text,
  watermarkedSrc: text,
  thumbnailUrl: text,
  imageUrl: text,
  picture: storedPicture,
  /** By the clock of the camera. */
  takenAt: date,
  order: amount,
  visible: on,
  isPublished: off,
  createdAt: date,
  updatedAt: date,
});

export type SingleImage = z.infer<typeof singleImageSchema>;
