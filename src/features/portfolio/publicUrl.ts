import type { PortfolioItem } from '#src/shared/schemas/portfolioItem.ts';

/** The address of the picture in its best public size. */
export function publicUrl({ imageUrl, thumbnailUrl }: PortfolioItem): string {
  return imageUrl === '' ? thumbnailUrl : imageUrl;
}
