import type { OpenedGallery } from '#src/model/clients/contracts.ts';
import { picturesForSale } from './clientSales/gallery.ts';
import type { GalleryOption } from './galleryOption.ts';

/** Apart from the options of the shop: who looks at a gallery does not fetch the cart. */
const galleryOptions: readonly GalleryOption[] = [picturesForSale];

export function galleryOptionsOf(gallery: OpenedGallery): GalleryOption[] {
  return galleryOptions.filter(({ isOn }) => isOn(gallery));
}

/** Fetches their buttons and words ahead, so that these are there from the beginning. */
export async function fetchGalleryParts(gallery: OpenedGallery): Promise<void> {
  const parts = galleryOptionsOf(gallery).flatMap(({ shows: { picture, list, note } }) => [
    picture,
    list,
    note,
  ]);
  await Promise.all(parts.map((part) => part.fetch()));
}
