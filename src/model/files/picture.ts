import * as z from 'zod/mini';
import { list, maybe, text, withDefault, zeroByDefault } from '../base/schema.ts';

/** A picture without known data. */
export const unknownPicture = {
  width: 0,
  height: 0,
  placeholder: '',
  sources: [] as { width: number; url: string }[],
};

/** The addresses of a public picture. Older records have only some of them. */
interface PictureAddresses {
  watermarkedSrc?: string;
  imageUrl: string;
  thumbnailUrl: string;
}

/** The address of the largest public size; empty when there is none. */
export function largeUrl({ watermarkedSrc, imageUrl, thumbnailUrl }: PictureAddresses): string {
  return [watermarkedSrc, imageUrl, thumbnailUrl].find(Boolean) ?? '';
}

/** Wide enough for every preview of a link, and small enough for the size limits of all services. */
const PREVIEW_WIDTH_PX = 1200;

/** The address of the smallest size that is wide enough for a preview, else of the widest. */
export function previewUrl(sources: readonly PictureSource[], otherwise: string): string {
  const byWidth = sources.toSorted((a, b) => a.width - b.width);
  const wide = byWidth.find(({ width }) => width >= PREVIEW_WIDTH_PX) ?? byWidth.at(-1);
  return wide?.url ?? otherwise;
}

/** The address of the smallest size. */
export function smallUrl(picture: PictureAddresses): string {
  return picture.thumbnailUrl === '' ? largeUrl(picture) : picture.thumbnailUrl;
}

/**
 * Adds the time of the last change to an address, so that browsers do not show an older version
 * from their cache.
 */
export function withVersion(url: string, changedAt: Date | undefined): string {
  if (url === '' || changedAt === undefined) return url;
  return `${url}${url.includes('?') ? '&' : '?'}v=${changedAt.getTime()}`;
}

export const pictureSourceSchema = z.object({ width: z.number(), url: z.string() });

/** The data to show a picture without layout shift: its size, a tiny preview and its widths. */
export const pictureSchema = z.object({
  /** Pixels of the original; 0 when unknown. */
  width: zeroByDefault,
  height: zeroByDefault,
  /** A data URL of a few hundred bytes. */
  placeholder: text,
  sources: list(pictureSourceSchema),
  /** The strength of its watermark (`markStrengths`), where another one than usual was chosen. */
  strength: maybe(z.string()),
});

export type PictureSource = z.infer<typeof pictureSourceSchema>;
export type Picture = z.infer<typeof pictureSchema>;

export const storedPicture = withDefault<Picture>(pictureSchema, unknownPicture);
