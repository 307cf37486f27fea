import { documents } from '#src/model/base/paths.ts';
import { sortByOwnOrder } from '#src/model/catalogue/gallery.ts';
import { singleImageSchema, type SingleImage } from '#src/model/catalogue/schema.ts';
import { catalogueRepo, type CatalogueRepo } from '../firestore/catalogueRepo.ts';
import type { OnError } from '../firestore/live.ts';
import { queries } from '../firestore/queries.ts';
import type { Unsubscribe } from '../subscribeLater.ts';

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

export const published = { read: listPublished };

function placedTogether(
  images: readonly SingleImage[],
  legacyImages: readonly SingleImage[],
): PlacedImage[] {
  return sortByOwnOrder([
    ...images.map((image) => ({ ...image, isLegacy: false })),
    ...legacyImages.map((image) => ({ ...image, isLegacy: true })),
  ]);
}

/** Everything, drafts too: for administrators. */
export async function listAll(): Promise<PlacedImage[]> {
  return placedTogether(...(await Promise.all([current.listAll(), legacy.listAll()])));
}

/** Follows everything in both collections: for administrators. */
export function watchAll(onNext: (images: PlacedImage[]) => void, onError: OnError): Unsubscribe {
  const known: { images?: SingleImage[]; legacyImages?: SingleImage[] } = {};
  const tell = (change: typeof known) => {
    const { images, legacyImages } = Object.assign(known, change);
    if (images && legacyImages) onNext(placedTogether(images, legacyImages));
  };
  const stops = [
    current.watchAll((images) => tell({ images }), onError),
    legacy.watchAll((legacyImages) => tell({ legacyImages }), onError),
  ];
  return () => stops.forEach((stop) => stop());
}

/** An image of the collection that new ones are written to. */
export const { create, get } = current;

/** Changes an image as it is on the server; `change` may refuse by throwing, and may run again. */
export function revise(
  image: PlacedImage,
  change: (current: PlacedImage) => Partial<PlacedImage>,
): Promise<void> {
  const { isLegacy } = image;
  return homeOf(image).revise(image, (current) => {
    // Where it lives is not part of it.
    const changes = change({ ...current, isLegacy });
    delete changes.isLegacy;
    return changes;
  });
}

/** Gives images other places in the photographer's order. */
export async function setOrders(images: readonly PlacedImage[]): Promise<void> {
  await Promise.all([
    current.setOrders(images.filter(({ isLegacy }) => !isLegacy)),
    legacy.setOrders(images.filter(({ isLegacy }) => isLegacy)),
  ]);
}

export function remove(image: PlacedImage): Promise<void> {
  return homeOf(image).remove(image.id);
}
