import * as z from 'zod/mini';
import { archivedBy } from '#src/config/archivedBy.ts';
import { once } from '#src/model/base/async.ts';
import { AppError } from '#src/model/base/errors.ts';
import { MINUTE_MS } from '#src/model/base/units.ts';
import { ALL_FILTER_SLUG } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import type { Arrangement } from '#src/model/catalogue/gallery.ts';
import {
  answerFrom,
  type KnownAnswer,
  searchAnswerPath,
  searchAnswerSchema,
  searchIn,
  type SearchAnswer,
  type SearchHit,
} from '#src/model/catalogue/search/search.ts';
import { albumHits, imageHits, portfolioHits } from '#src/model/catalogue/search/searchIndex.ts';
import { storageOrigins } from '../../files/storage.ts';
import { fetchOk } from '../../http.ts';
import * as albums from './albums.ts';
import * as portfolio from './portfolio.ts';
import * as singleImages from './singleImages.ts';

/** A shop without functions has no index: what its galleries show first is searched. */
export const isOfNewestOnly = archivedBy !== 'server';

const NEWEST: Arrangement = { category: ALL_FILTER_SLUG, sort: 'newest' };

async function readNewest() {
  const origins = storageOrigins();
  const [ofAlbums, ofImages, ofPortfolio] = await Promise.all([
    albums.published.list(NEWEST),
    singleImages.published.list(NEWEST),
    portfolio.published.list(NEWEST),
  ]);
  return [
    ...ofAlbums.items.flatMap((album) => albumHits(album, origins)),
    ...ofImages.items.flatMap((image) => imageHits(image, origins)),
    ...ofPortfolio.items.flatMap((item) => portfolioHits(item, origins)),
  ];
}

const PROPOSED_ALBUMS = 6;

/** Albums to look at for those who have found nothing yet. */
export async function newestAlbums(): Promise<SearchHit[]> {
  const { items } = await albums.published.list(NEWEST);
  const hits = items.map((album) => albumHits(album, storageOrigins())[0]);
  return hits.filter((hit) => hit !== undefined).slice(0, PROPOSED_ALBUMS);
}

async function ask(words: readonly string[]): Promise<SearchAnswer> {
  const response = await fetchOk(searchAnswerPath(words), {});
  const { data } = z.safeParse(searchAnswerSchema, await response.json());
  if (!data) throw new AppError('service-failed');
  return data;
}

const newest = once(readNewest);

const KEPT_MS = 5 * MINUTE_MS;
const KEPT_COUNT = 30;

let kept: (KnownAnswer & { askedAt: number })[] = [];

/** What a recent answer tells about these words already. */
export function recall(words: readonly string[]): SearchAnswer | undefined {
  for (const known of kept) {
    const answer = Date.now() - known.askedAt < KEPT_MS ? answerFrom(known, words) : undefined;
    if (answer) return answer;
  }
  return undefined;
}

/** What is found by these words; at least one. */
export async function find(words: readonly string[]): Promise<SearchAnswer> {
  const known = recall(words);
  if (known) return known;
  const answer = isOfNewestOnly ? searchIn(await newest(), words) : await ask(words);
  kept = [{ words, answer, askedAt: Date.now() }, ...kept].slice(0, KEPT_COUNT);
  return answer;
}
