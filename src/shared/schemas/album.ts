import * as z from 'zod/mini';
import { amount, date, list, off, on, text, withDefault } from '#src/model/base/schema.ts';
import { storedPicture } from '#src/model/files/picture.ts';

export const albumImageSchema = z.object({
  id: z.string(),
  title: text,
  /** What stands below the picture in the viewer. */
  description: text,
  alt: text,
  filename: text,
  order: amount,
  /** By the clock of the camera. */
  takenAt: date,
  /** A storage path, never an address: only administrators can read the file behind it. */
  originalSrc: text,
  watermarkedSrc: text,
  picture: storedPicture,
});

export const albumSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  /** The slug of a filter button. */
  category: text,
  price: amount,
  images: list(albumImageSchema),
  /** Both are public, watermarked addresses; the cover is one of `images`. */
  coverImageUrl: text,
  watermarkedCoverUrl: text,
  order: amount,
  isPublished: off,
  visible: on,
  securityLevel: withDefault(z.string(), 'enhanced'),
  protectionEnabled: on,
  createdAt: date,
  updatedAt: date,
});

export type AlbumImage = z.infer<typeof albumImageSchema>;
export type Album = z.infer<typeof albumSchema>;
