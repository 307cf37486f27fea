import type * as z from 'zod/mini';
import { ALL_FILTER_SLUG } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import { FEATURED_DEFAULT_COUNT, FOR_SALE_COUNT } from '#src/model/catalogue/frontPage.ts';
import {
  albumSchema,
  portfolioItemSchema,
  singleImageSchema,
  type Album,
  type PortfolioItem,
  type SingleImage,
} from '#src/model/catalogue/schema.ts';
import { decodeList } from '../../firestore/converter.ts';
import type { QuerySpec } from '../../firestore/port.ts';
import { readPublicList } from '../../firestore/publicData.ts';
import { arranged, queries } from '../../firestore/queries.ts';
import { restDocument, restQuery } from '../../firestore/rest.ts';
import * as about from './about.ts';

/* The catalogue as the front page shows it: a few published items of each kind, never a whole collection. */

async function readItems<Item>(query: QuerySpec, schema: z.ZodMiniType<Item>): Promise<Item[]> {
  const found = await readPublicList(restQuery(query));
  return decodeList(schema, found.map(restDocument));
}

function newest(published: QuerySpec, limit: number): QuerySpec {
  return arranged({ ...published, limit }, { category: ALL_FILTER_SLUG, sort: 'newest' });
}

/** The featured pictures; while there are none, the newest of the portfolio. */
async function readPortfolio(): Promise<PortfolioItem[]> {
  const featured = await readItems(queries.featuredPortfolio, portfolioItemSchema);
  if (featured.length > 0) return featured;
  const first = newest(queries.publishedPortfolio, FEATURED_DEFAULT_COUNT);
  return readItems(first, portfolioItemSchema);
}

/** More than one, because an album may still be without pictures. */
const ALBUM_COUNT = 3;

const readAlbums = (): Promise<Album[]> =>
  readItems(newest(queries.publishedAlbums, ALBUM_COUNT), albumSchema);

/** More than are shown, because some may be free. */
const SINGLE_IMAGE_COUNT = 2 * FOR_SALE_COUNT;

async function readSingleImages(): Promise<SingleImage[]> {
  const places = [queries.publishedSingleImages, queries.publishedLegacySingleImages];
  const found = await Promise.all(
    places.map((place) => readItems(newest(place, SINGLE_IMAGE_COUNT), singleImageSchema)),
  );
  return found.flat();
}

export const portfolio = { read: readPortfolio };
export const albums = { read: readAlbums };
export const singleImages = { read: readSingleImages };

/** Read once: unlike the about page, the front page does not follow them. */
export const aboutContent = { read: about.content.get };
export const aboutProfile = { read: about.profile.get };
