import * as z from 'zod/mini';
import {
  date,
  falseByDefault,
  list,
  maybe,
  text,
  trueByDefault,
  withDefault,
  zeroByDefault,
} from '../base/schema.ts';
import { storedPicture } from '../files/picture.ts';

export const SINGLE_IMAGE_DEFAULT_PRICE_DKK = 199;

/** True when another record may name the same files: then only the cleanup may delete them. */
const hasSharedFiles = maybe(z.boolean());

/** The slugs of an item in addresses. The server gives them to what is published. */
export const addressed = {
  slug: maybe(z.string()),
  /** Those of earlier titles, which still lead here. */
  formerSlugs: maybe(z.array(z.string())),
};

/** The words about a picture. `altText.ts` replaces an empty alternative text. */
const pictureWords = {
  /** The alternative text, where the photographer wrote one. */
  alt: text,
  place: text,
  keywords: list(z.string()),
};

export const albumImageSchema = z.object({
  id: z.string(),
  title: text,
  /** The caption shown in the viewer. */
  description: text,
  ...pictureWords,
  filename: text,
  order: zeroByDefault,
  /** By the camera's clock. */
  takenAt: date,
  /** A storage path, never an address: only administrators can read the file behind it. */
  originalSrc: text,
  /** True when the small picture without a watermark lies beside the original. */
  hasPreview: falseByDefault,
  hasSharedFiles,
  watermarkedSrc: text,
  picture: storedPicture,
});

export const albumSchema = z.object({
  id: z.string(),
  ...addressed,
  title: z.string(),
  description: text,
  /** The slug of a filter button. */
  category: text,
  price: zeroByDefault,
  images: list(albumImageSchema),
  /** Both are public, watermarked addresses; the cover is one of `images`. */
  coverImageUrl: text,
  watermarkedCoverUrl: text,
  order: zeroByDefault,
  isPublished: falseByDefault,
  visible: trueByDefault,
  securityLevel: withDefault(z.string(), 'enhanced'),
  protectionEnabled: trueByDefault,
  createdAt: date,
  updatedAt: date,
});

export type AlbumImage = z.infer<typeof albumImageSchema>;
export type PictureWords = Pick<AlbumImage, keyof typeof pictureWords>;
export type Album = z.infer<typeof albumSchema>;

export const singleImageSchema = z.object({
  id: z.string(),
  ...addressed,
  title: z.string(),
  description: text,
  ...pictureWords,
  /** The slug of a filter button. */
  category: text,
  price: withDefault(z.number(), SINGLE_IMAGE_DEFAULT_PRICE_DKK),
  filename: text,
  /** A storage path, never an address: only administrators can read the file behind it. */
  originalSrc: text,
  hasPreview: falseByDefault,
  hasSharedFiles,
  watermarkedSrc: text,
  thumbnailUrl: text,
  imageUrl: text,
  picture: storedPicture,
  /** By the camera's clock. */
  takenAt: date,
  order: zeroByDefault,
  visible: trueByDefault,
  isPublished: falseByDefault,
  createdAt: date,
  updatedAt: date,
});

export type SingleImage = z.infer<typeof singleImageSchema>;

/** The category of a portfolio picture that was given none. */
export const PORTFOLIO_DEFAULT_CATEGORY = 'generelt';

export const portfolioItemSchema = z.object({
  id: z.string(),
  ...addressed,
  title: z.string(),
  description: text,
  ...pictureWords,
  category: withDefault(z.string(), PORTFOLIO_DEFAULT_CATEGORY),
  imageUrl: text,
  thumbnailUrl: text,
  /** A storage path, never an address: only administrators can read the file behind it. */
  originalSrc: text,
  hasPreview: falseByDefault,
  picture: storedPicture,
  /** By the camera's clock. */
  takenAt: date,
  order: zeroByDefault,
  featured: falseByDefault,
  isPublished: trueByDefault,
  createdAt: date,
  updatedAt: date,
});

export type PortfolioItem = z.infer<typeof portfolioItemSchema>;

export const filterButtonSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  color: text,
  isActive: trueByDefault,
  order: zeroByDefault,
  /** Slugs from before it was renamed, while pictures may still have them. */
  formerSlugs: maybe(z.array(z.string())),
  /** Earlier ones, which only a picture that is still on its way can have. */
  retiredSlugs: maybe(z.array(z.string())),
  createdAt: date,
});

/** The document that holds all filter buttons. */
export const filterButtonsSchema = z.object({
  buttons: list(filterButtonSchema),
  lastUpdated: date,
});

export type FilterButton = z.infer<typeof filterButtonSchema>;
export type FilterButtons = z.infer<typeof filterButtonsSchema>;
