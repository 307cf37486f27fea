import type * as z from 'zod/mini';
import {
  albumSchema,
  portfolioItemSchema,
  singleImageSchema,
  type Album,
  type PortfolioItem,
  type SingleImage,
} from '#src/model/catalogue/schema.ts';
import { countList, readList } from '../../firestore/documents.ts';
import type { QuerySpec } from '../../firestore/port.ts';
import { queries } from '../../firestore/queries.ts';

/*
 * The items that the dashboard searches. Firestore cannot search in texts, so they are read; a large catalogue in
 * full only for somebody who asks for it.
 */

/** As many as are read for every search. An album brings along all its pictures. */
const NEWEST = { items: 300, albums: 60 };

interface Searched<Item> {
  items: Item[];
  isWhole: boolean;
}

async function readItems<Item>(
  all: QuerySpec,
  schema: z.ZodMiniType<Item>,
  limit: number | undefined,
): Promise<Searched<Item>> {
  // An item without a date is in no list by date, but in that of all.
  const isWhole = limit === undefined || (await countList(all)) <= limit;
  const spec: QuerySpec = isWhole ? all : { ...all, orderBy: [['createdAt', 'desc']], limit };
  return { items: await readList(spec, schema), isWhole };
}

export interface SearchedCatalogue {
  albums: Album[];
  images: SingleImage[];
  portfolio: PortfolioItem[];
  /** False where there are older items that were not read. */
  isWhole: boolean;
}

async function read(limits?: typeof NEWEST): Promise<SearchedCatalogue> {
  const kinds = await Promise.all([
    readItems(queries.albums, albumSchema, limits?.albums),
    readItems(queries.singleImages, singleImageSchema, limits?.items),
    readItems(queries.legacySingleImages, singleImageSchema, limits?.items),
    readItems(queries.portfolio, portfolioItemSchema, limits?.items),
  ]);
  const [albums, images, legacyImages, portfolio] = kinds;
  return {
    albums: albums.items,
    images: [...images.items, ...legacyImages.items],
    portfolio: portfolio.items,
    isWhole: kinds.every(({ isWhole }) => isWhole),
  };
}

/** The newest single images of both collections. */
export async function newestImages(limit: number): Promise<SingleImage[]> {
  const read = (all: QuerySpec) => readItems(all, singleImageSchema, limit);
  const found = await Promise.all([queries.singleImages, queries.legacySingleImages].map(read));
  return found.flatMap(({ items }) => items);
}

export async function newestAlbums(limit: number): Promise<Album[]> {
  return (await readItems(queries.albums, albumSchema, limit)).items;
}

/** The newest items of each kind: all of them, where there are no more. */
export const listNewest = (): Promise<SearchedCatalogue> => read(NEWEST);

/** Every item, however many there are. */
export const listAll = (): Promise<SearchedCatalogue> => read();
