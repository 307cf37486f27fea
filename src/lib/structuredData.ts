import { site } from '#src/config/site.ts';
import { routes } from '#src/model/base/routes.ts';
import {
  breadcrumbData,
  galleryData,
  pictureData,
  type DescribedGallery,
  type DescribedPicture,
  type StructuredData,
} from '#src/model/content/searchEngines.ts';

interface Step {
  name: string;
  path: string;
}

const breadcrumbs = (...steps: Step[]): StructuredData =>
  breadcrumbData(site, [{ name: site.businessName, path: routes.home }, ...steps]);

/** A page of pictures of this photographer, for search engines. */
export function galleryGraph(gallery: DescribedGallery): StructuredData[] {
  return [galleryData(site, gallery), breadcrumbs(gallery)];
}

/** One picture or album, on the page that it is opened from. */
export function itemGraph(described: DescribedPicture, gallery: Step): StructuredData[] {
  return [
    pictureData(site, described),
    breadcrumbs(gallery, { ...described, name: described.title }),
  ];
}
