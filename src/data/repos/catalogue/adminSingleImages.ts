import type { BulkFailure } from '#src/model/base/bulk.ts';
import { documents } from '#src/model/base/paths.ts';
import { sortByOwnOrder } from '#src/model/catalogue/gallery.ts';
import { singleImageSchema, type SingleImage } from '#src/model/catalogue/schema.ts';
import {
  catalogueRepo,
  reviseTogether as reviseAt,
  setOrders as setOrdersAt,
  type CatalogueRepo,
} from '../../firestore/catalogueRepo.ts';
import type { OnError } from '../../firestore/live.ts';
import { queries } from '../../firestore/queries.ts';
import type { Unsubscribe } from '../../subscribeLater.ts';

const currentPath = (imageId: string) => documents.singleImage.build({ imageId });
const legacyPath = (imageId: string) => documents.legacySingleImage.build({ imageId });

const current = catalogueRepo({
  schema: singleImageSchema,
  pathOf: currentPath,
  all: queries.singleImages,
});

/** The older collection: read, edited and deleted, but never added to. */
const legacy = catalogueRepo({
  schema: singleImageSchema,
  pathOf: legacyPath,
  all: queries.legacySingleImages,
});

/** An image and the collection it is stored in. */
export type PlacedImage = SingleImage & { isLegacy: boolean };

/** Images of both collections. */
const placed = {
  schema: singleImageSchema,
  pathOf: ({ id, isLegacy }: PlacedImage) => (isLegacy ? legacyPath(id) : currentPath(id)),
};

/** The changes without `isLegacy`, which is not stored. */
function storedFields(changes: Partial<PlacedImage>): Partial<SingleImage> {
  const stored = { ...changes };
  delete stored.isLegacy;
  return stored;
}

function repoOf({ isLegacy }: Pick<PlacedImage, 'isLegacy'>): CatalogueRepo<SingleImage> {
  return isLegacy ? legacy : current;
}

/** Remembers the result for each image, so that an unchanged image gives the same object each time. */
const madeOf = new WeakMap<SingleImage, PlacedImage>();

function placedImage(image: SingleImage, isLegacy: boolean): PlacedImage {
  const known = madeOf.get(image) ?? { ...image, isLegacy };
  madeOf.set(image, known);
  return known;
}

function withOrigin(
  images: readonly SingleImage[],
  legacyImages: readonly SingleImage[],
): PlacedImage[] {
  return sortByOwnOrder([
    ...images.map((image) => placedImage(image, false)),
    ...legacyImages.map((image) => placedImage(image, true)),
  ]);
}

/** All images including drafts; for administrators. */
export async function listAll(): Promise<PlacedImage[]> {
  return withOrigin(...(await Promise.all([current.listAll(), legacy.listAll()])));
}

/** Follows all images of both collections; for administrators. */
export function watchAll(onNext: (images: PlacedImage[]) => void, onError: OnError): Unsubscribe {
  const known: { images?: SingleImage[]; legacyImages?: SingleImage[] } = {};
  const publish = (change: typeof known) => {
    const { images, legacyImages } = Object.assign(known, change);
    if (images && legacyImages) onNext(withOrigin(images, legacyImages));
  };
  const stops = [
    current.watchAll((images) => publish({ images }), onError),
    legacy.watchAll((legacyImages) => publish({ legacyImages }), onError),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Access to the current collection, which new images are written to. */
export const { create, get } = current;

/** The image of either collection; undefined when it does not exist. */
export function find({ id, isLegacy }: Pick<PlacedImage, 'id' | 'isLegacy'>) {
  return repoOf({ isLegacy }).get(id);
}

/** Changes the image as it is on the server; `change` may throw to refuse, and may run again. */
export function revise(
  image: Pick<PlacedImage, 'id' | 'isLegacy'>,
  change: (current: PlacedImage) => Partial<PlacedImage>,
): Promise<void> {
  const { isLegacy } = image;
  return repoOf(image).revise(image, (current) => storedFields(change({ ...current, isLegacy })));
}

/** Changes several images of both collections in one write. */
export function reviseTogether(
  images: readonly PlacedImage[],
  change: (current: PlacedImage, image: PlacedImage) => Partial<PlacedImage>,
): Promise<BulkFailure<PlacedImage>[]> {
  return reviseAt(images, placed, (stored, image) =>
    storedFields(change({ ...stored, isLegacy: image.isLegacy }, image)),
  );
}

/** Stores the order of images of both collections batch by batch, in the sequence of the list. */
export function setOrders(images: readonly PlacedImage[]): Promise<void> {
  return setOrdersAt(images, placed);
}
