import * as z from 'zod/mini';
import { itemRoutes, type ItemKind } from '../../base/routes.ts';
import { itemPath } from '../../base/addresses.ts';
import { list, maybe, text, zeroByDefault } from '../../base/schema.ts';
import { folded } from '../../base/text.ts';
import { pictureSourceSchema } from '../../files/picture.ts';
import { sharedGallery } from '../sharePath.ts';

/** A picture or an album that visitors see, with the words it is found by. */
export const searchHitSchema = z.object({
  kind: z.enum(Object.keys(itemRoutes) as [ItemKind, ...ItemKind[]]),
  id: z.string(),
  slug: maybe(z.string()),
  /** A picture of the album that the rest is about. */
  pictureId: maybe(z.string()),
  title: text,
  /** The album of the picture. */
  album: text,
  price: zeroByDefault,
  /** The number of an album's pictures. */
  count: zeroByDefault,
  /** Empty where there are `sources`. */
  src: text,
  width: zeroByDefault,
  height: zeroByDefault,
  sources: list(pictureSourceSchema),
  /** Folded words, each after a space: of the title, of everything else, and of the album around it. */
  name: text,
  words: text,
  around: text,
  /** The time of its upload. */
  at: zeroByDefault,
});

export type SearchHit = z.infer<typeof searchHitSchema>;

/** What the server says to some words. */
export const searchAnswerSchema = z.object({
  hits: list(searchHitSchema),
  /** All that there are; `hits` are the best. */
  total: zeroByDefault,
});

export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

const ISO_DAY = /(\d{4})-(\d{2})-(\d{2})/g;

/** The different words of a text as they are searched; a day such as `2026-06-14` is one word. */
export function searchWords(typed: string): string[] {
  const words = folded(typed)
    .replaceAll(ISO_DAY, '$1$2$3')
    .split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter(Boolean))];
}

const MAX_WORDS = 8;
const MIN_LENGTH = 2;

/** The words of a query; none while it is too short to mean anything. */
export function queryWords(typed: string): string[] {
  const words = searchWords(typed).slice(0, MAX_WORDS);
  return words.some(({ length }) => length >= MIN_LENGTH) ? words : [];
}

/**
 * The rank of a hit, the best first: words that begin the title, that begin words of the title, that begin any
 * words, parts of words. Undefined unless it has every word, and at least one that is not only its album's.
 */
function rankOf({ name, words: other, around }: SearchHit, words: readonly string[]) {
  const own = name + other;
  const isFound =
    words.some((word) => own.includes(word)) &&
    words.every((word) => own.includes(word) || around.includes(word));
  if (!isFound) return undefined;
  if (name.startsWith(` ${words.join(' ')}`)) return 0;
  const areBegun = (text: string) => words.every((word) => text.includes(` ${word}`));
  if (areBegun(name)) return 1;
  return areBegun(own + around) ? 2 : 3;
}

/** As many as anybody looks through. */
export const SEARCH_MAX_HITS = 120;

/** The hits that have every word, the best first, then the newest. */
export function searchIn(hits: readonly SearchHit[], words: readonly string[]): SearchAnswer {
  const ranked = hits.flatMap((hit) => {
    const rank = rankOf(hit, words);
    return rank === undefined ? [] : [{ hit, rank }];
  });
  const sorted = ranked.sort((a, b) => a.rank - b.rank || b.hit.at - a.hit.at);
  return { hits: sorted.slice(0, SEARCH_MAX_HITS).map(({ hit }) => hit), total: ranked.length };
}

export interface KnownAnswer {
  words: readonly string[];
  answer: SearchAnswer;
}

/** The answer to words that go on from those of a whole answer; undefined where the server has to be asked. */
export function answerFrom(
  { words: known, answer }: KnownAnswer,
  words: readonly string[],
): SearchAnswer | undefined {
  if (known.join(' ') === words.join(' ')) return answer;
  const isWhole = answer.total === answer.hits.length;
  const goesOn =
    known.every((word) => words.some((longer) => longer.includes(word))) &&
    words.every((longer) => known.some((word) => longer.includes(word)));
  return isWhole && goesOn ? searchIn(answer.hits, words) : undefined;
}

/** Below this address the server answers what is found by the words at its end. */
const SEARCH_PATH = '/api/search/';

export function searchAnswerPath(words: readonly string[]): string {
  return SEARCH_PATH + words.map(encodeURIComponent).join('-');
}

/** The words of such an address; none for any other. */
export function parseSearchAnswerPath(path: string): string[] {
  if (!path.startsWith(SEARCH_PATH)) return [];
  try {
    return queryWords(decodeURIComponent(path.slice(SEARCH_PATH.length)));
  } catch {
    // An invalid escape sequence stands for no word.
    return [];
  }
}

/** The address of its picture; empty without one. */
export function hitAddress({ src, sources }: SearchHit): string {
  return sources.at(-1)?.url ?? src;
}

/** The address of the picture or the album. */
export function hitPath({ kind, id, slug, pictureId }: SearchHit): string {
  const picture = pictureId === undefined ? {} : { picture: pictureId };
  return itemPath(sharedGallery(kind), { id, slug }, picture);
}
