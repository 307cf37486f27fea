import * as z from 'zod/mini';
import { amount, date, off, on, text, withDefault } from '#src/model/base/schema.ts';
import { storedPicture } from '#src/model/files/picture.ts';

/** The category of a portfolio picture that was given none. */
export const PORTFOLIO_DEFAULT_CATEGORY = 'generelt';

export const portfolioItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  category: withDefault(z.string(), PORTFOLIO_DEFAULT_CATEGORY),
  imageUrl: text,
  thumbnailUrl: text,
  /** A storage path, never an address: only administrators can read the file behind it. */
  originalSrc: text,
  picture: storedPicture,
  /** By the clock of the camera. */
  takenAt: date,
  order: amount,
  featured: off,
  isPublished: on,
  createdAt: date,
  updatedAt: date,
});

export type PortfolioItem = z.infer<typeof portfolioItemSchema>;
