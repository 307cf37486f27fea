import { routes } from '#src/model/base/routes.ts';
import { shorten } from '#src/model/base/text.ts';
import { viewerTexts } from '#src/model/catalogue/viewerTexts.ts';
import {
  breadcrumbData,
  galleryData,
  hasPicture,
  pictureData,
  productData,
  type Business,
  type GalleryDescription,
  type PictureDescription,
  type StructuredData,
} from '#src/model/content/searchEngines.ts';

/** Longer than search results and previews show. */
const DESCRIPTION_LENGTH = 200;

/** Describes an item for search engines and previews: by its words, or by who made it. */
export function itemDescription({ photographerName }: Business, words: string): string {
  return shorten(words || viewerTexts.imageBy(photographerName), DESCRIPTION_LENGTH);
}

interface Step {
  name: string;
  path: string;
}

const breadcrumbs = (business: Business, ...steps: Step[]): StructuredData =>
  breadcrumbData(business, [{ name: business.businessName, path: routes.home }, ...steps]);

/** Structured data of a page of pictures. */
export function galleryGraph(business: Business, gallery: GalleryDescription): StructuredData[] {
  return [galleryData(business, gallery), breadcrumbs(business, gallery)];
}

/** Structured data of one picture or album, on the page it is opened from. */
export function itemGraph(
  business: Business,
  described: PictureDescription,
  gallery: Step,
): StructuredData[] {
  return [
    ...(hasPicture(described)
      ? [pictureData(business, described), ...productData(business, described)]
      : []),
    breadcrumbs(business, gallery, { ...described, name: described.title }),
  ];
}
