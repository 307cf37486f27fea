import { albumImages } from './album.ts';
import { sortByDate, sortByOwnOrder } from './gallery.ts';
import type { Album, PortfolioItem, SingleImage } from './schema.ts';

/** The front page has room for this many featured pictures. */
export const FEATURED_MAX_COUNT = 9;

/** The rules of the database take no longer order. */
export const FEATURED_ORDER_MAX_COUNT = 100;

/** The newest of the portfolio are shown while nothing is featured. */
export const FEATURED_DEFAULT_COUNT = 6;

export const FOR_SALE_COUNT = 4;

/**
 * Sorts featured pictures as the photographer has arranged them on the front page. Those that are new
 * there follow in the order of the portfolio.
 */
export function inFeaturedOrder(
  items: readonly PortfolioItem[],
  order: readonly string[],
): PortfolioItem[] {
  const place = ({ id }: PortfolioItem) => (order.includes(id) ? order.indexOf(id) : order.length);
  return sortByOwnOrder(items).sort((a, b) => place(a) - place(b));
}

/** The featured pictures that visitors may see, in their order. */
export function featuredPictures(
  items: readonly PortfolioItem[],
  order: readonly string[],
): PortfolioItem[] {
  const featured = items.filter((item) => item.featured && item.isPublished);
  return inFeaturedOrder(featured, order);
}

/** The portfolio pictures of the front page. */
export function frontPagePictures(
  items: readonly PortfolioItem[],
  order: readonly string[],
): PortfolioItem[] {
  const featured = featuredPictures(items, order);
  return featured.length > 0
    ? featured.slice(0, FEATURED_MAX_COUNT)
    : sortByDate(items, 'newest').slice(0, FEATURED_DEFAULT_COUNT);
}

/** The newest album that has pictures to tell with. */
export function albumToTell(albums: readonly Album[]): Album | undefined {
  return sortByDate(albums, 'newest').find((album) =>
    albumImages(album).some(({ watermarkedSrc }) => watermarkedSrc !== ''),
  );
}

/** The newest pictures that cost something. */
export function newestForSale(images: readonly SingleImage[]): SingleImage[] {
  return sortByDate(images, 'newest')
    .filter(({ price }) => price > 0)
    .slice(0, FOR_SALE_COUNT);
}
