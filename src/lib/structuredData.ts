import { site } from '#src/config/site.ts';
import { routes } from '#src/model/base/routes.ts';
import { shorten } from '#src/model/base/text.ts';
import { viewerTexts } from '#src/model/catalogue/viewerTexts.ts';
import {
  breadcrumbData,
  galleryData,
  hasPicture,
  pictureData,
  productData,
  type GalleryDescription,
  type PictureDescription,
  type StructuredData,
} from '#src/model/content/searchEngines.ts';

/** Longer than search results and previews show. */
const DESCRIPTION_LENGTH = 200;

/** Describes an item for search engines and previews: by its words, or by who made it. */
export function itemDescription(words: string): string {
  return shorten(
    words === '' ? viewerTexts.imageBy(site.photographerName) : words,
    DESCRIPTION_LENGTH,
  );
}

interface Step {
  name: string;
  path: string;
}

const breadcrumbs = (...steps: Step[]): StructuredData =>
  breadcrumbData(site, [{ name: site.businessName, path: routes.home }, ...steps]);

/** Structured data of a page of pictures. */
export function galleryGraph(gallery: GalleryDescription): StructuredData[] {
  return [galleryData(site, gallery), breadcrumbs(gallery)];
}

/** Structured data of one picture or album, on the page it is opened from. */
export function itemGraph(described: PictureDescription, gallery: Step): StructuredData[] {
  return [
    ...(hasPicture(described)
      ? [pictureData(site, described), ...productData(site, described)]
      : []),
    breadcrumbs(gallery, { ...described, name: described.title }),
  ];
}
