import * as z from 'zod/mini';
import type { BulkFailure } from '#src/model/base/bulk.ts';
import { documents } from '#src/model/base/paths.ts';
import { text } from '#src/model/base/schema.ts';
import { presentSlug } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import { reviseTogether } from '../../firestore/catalogueRepo.ts';
import { countList, readList } from '../../firestore/documents.ts';
import { queries } from '../../firestore/queries.ts';
import * as filterButtons from './filterButtons.ts';

const categorisedSchema = z.object({ id: z.string(), title: text, category: z.string() });

/** Everything that can have a category. */
const places = [
  {
    query: queries.singleImagesIn,
    pathOf: (imageId: string) => documents.singleImage.build({ imageId }),
  },
  {
    query: queries.legacySingleImagesIn,
    pathOf: (imageId: string) => documents.legacySingleImage.build({ imageId }),
  },
  { query: queries.albumsIn, pathOf: (albumId: string) => documents.album.build({ albumId }) },
  {
    query: queries.portfolioIn,
    pathOf: (itemId: string) => documents.portfolioItem.build({ itemId }),
  },
];

/** An album or picture, with nothing but what its category needs. */
export interface Categorised {
  path: string;
  title: string;
  category: string;
}

/** Counts the albums and pictures that have one of these categories, drafts included. */
export async function countIn(slugs: readonly string[]): Promise<number> {
  const counts = slugs.flatMap((slug) => places.map(({ query }) => countList(query(slug))));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** The albums and pictures that have one of these categories, drafts included. */
export async function listIn(slugs: readonly string[]): Promise<Categorised[]> {
  const lists = slugs.flatMap((slug) =>
    places.map(async ({ query, pathOf }) => {
      const items = await readList(query(slug), categorisedSchema);
      return items.map(({ id, title, category }) => ({ path: pathOf(id), title, category }));
    }),
  );
  return (await Promise.all(lists)).flat();
}

/** Returns a record with the present slug of its category, whose button may have been renamed since. */
export async function withPresentCategory<Item extends { category: string }>(
  item: Item,
): Promise<Item> {
  return { ...item, category: presentSlug(item.category, await filterButtons.list()) };
}

/** Gives items another category in one write, except those that have another by now. */
export function moveTo(
  slug: string,
  items: readonly Categorised[],
): Promise<BulkFailure<Categorised>[]> {
  return reviseTogether(
    items,
    { schema: categorisedSchema, pathOf: ({ path }) => path },
    (current, { category }) => (current.category === category ? { category: slug } : undefined),
  );
}

export interface CatalogueCounts {
  albums: number;
  singleImages: number;
  portfolio: number;
}

/** Counts albums and pictures including drafts; for administrators. */
export async function countAll(): Promise<CatalogueCounts> {
  const [albums, images, legacyImages, portfolio] = await Promise.all([
    countList(queries.albums),
    countList(queries.singleImages),
    countList(queries.legacySingleImages),
    countList(queries.portfolio),
  ]);
  return { albums, singleImages: images + legacyImages, portfolio };
}
