import { site } from '#src/config/site.ts';
import { routes } from '#src/model/base/routes.ts';
import {
  breadcrumbData,
  galleryData,
  pictureData,
  type GalleryDescription,
  type PictureDescription,
  type StructuredData,
} from '#src/model/content/searchEngines.ts';

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
    pictureData(site, described),
    breadcrumbs(gallery, { ...described, name: described.title }),
  ];
}
