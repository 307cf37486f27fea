import { galleryPath, routes } from '#src/model/base/routes.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import type { DescribedPicture } from '#src/model/content/searchEngines.ts';
import { largeUrl } from '#src/model/files/pictureAddress.ts';

/** A picture of the portfolio for search engines. It is not for sale. */
export function describeItem(item: PortfolioItem): DescribedPicture {
  const { id, title, description, picture } = item;
  const path = galleryPath(routes.portfolio, { open: id });
  return { title, description, picture, path, src: largeUrl(item) };
}
