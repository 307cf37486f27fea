import { itemPath } from '../base/addresses.ts';
import { routes } from '../base/routes.ts';
import { albumCover, coverAlt } from '../catalogue/album.ts';
import { altTextOf } from '../catalogue/altText.ts';
import type { Album, SingleImage, PortfolioItem } from '../catalogue/schema.ts';
import { largeUrl } from '../files/picture.ts';
import type { PictureDescription } from './searchEngines.ts';

/** Describes a single image for search engines. */
export function describeImage(image: SingleImage): PictureDescription {
  const { title, description, picture, price } = image;
  return {
    title,
    description,
    alt: altTextOf(image),
    picture,
    path: itemPath(routes.singleImages, image),
    src: largeUrl(image),
    priceDkk: price,
  };
}

/** Describes an album for search engines by its cover. */
export function describeAlbum(album: Album): PictureDescription {
  const { title, description, price } = album;
  const { url, picture } = albumCover(album);
  return {
    title,
    description,
    alt: coverAlt(album),
    picture,
    path: itemPath(routes.albums, album),
    src: url,
    priceDkk: price,
  };
}

/** Describes a picture of the portfolio for search engines. */
export function describePortfolioItem(item: PortfolioItem): PictureDescription {
  const { title, description, picture } = item;
  const path = itemPath(routes.portfolio, item);
  return { title, description, alt: altTextOf(item), picture, path, src: largeUrl(item) };
}
