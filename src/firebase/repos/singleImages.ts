import { sortByOwnOrder } from '#src/shared/domain/gallery.ts';
import { documents } from '#src/shared/paths.ts';
import { singleImageSchema } from '#src/shared/schemas/singleImage.ts';
import type { SingleImage } from '#src/shared/schemas/singleImage.ts';
import { catalogueRepo } from '../catalogueRepo.ts';
import type { CatalogueRepo, Draft } from '../catalogueRepo.ts';
import { queries } from '../queries.ts';

const current = catalogueRepo({
  schema: singleImageSchema,
  pathOf: (imageId) => documents.singleImage.build({ imageId }),
  published: queries.publishedSingleImages,
  all: queries.singleImages,
});

/** The first home of single images: read, edited and deleted, never added to. */
const legacy = catalogueRepo({
  schema: singleImageSchema,
  pathOf: (imageId) => documents.legacySingleImage.build({ imageId }),
  published: queries.publishedLegacySingleImages,
  all: queries.legacySingleImages,
});

/** An image together with the collection that it lives in. */
export type PlacedImage = SingleImage & { isLegacy: boolean };

function homeOf({ isLegacy }: PlacedImage): CatalogueRepo<SingleImage> {
  return isLegacy ? legacy : current;
}

/** What visitors may see and buy, out of both collections, in the photographer's order. */
export async function listPublished(): Promise<SingleImage[]> {
  const lists = await Promise.all([current.listPublished(), legacy.listPublished()]);
  return sortByOwnOrder(lists.flat());
}

/** Everything, drafts too: for administrators. */
export async function listAll(): Promise<PlacedImage[]> {
  const [images, legacyImages] = await Promise.all([current.listAll(), legacy.listAll()]);
  const placed = [
    ...images.map((image) => ({ ...image, isLegacy: false })),
    ...legacyImages.map((image) => ({ ...image, isLegacy: true })),
  ];
  return sortByOwnOrder(placed);
}

export const { create } = current;

export function update(image: PlacedImage, changes: Partial<Draft<SingleImage>>): Promise<void> {
  return homeOf(image).update(image.id, changes);
}

export function remove(image: PlacedImage): Promise<void> {
  return homeOf(image).remove(image.id);
}
