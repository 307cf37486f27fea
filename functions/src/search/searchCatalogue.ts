import { SECOND_MS } from '../../../src/model/base/units.ts';
import { parseSearchAnswerPath, searchIn } from '../../../src/model/catalogue/search/search.ts';
import { isEmulated } from '../env.ts';
import { keptFor } from '../keptFor.ts';
import { type PageAnswer, servePages } from '../servePages.ts';
import { readSearchIndex } from './searchIndex.ts';

/** Somebody who types asks several times; what is taken away may stay as long in all the answers together. */
const KEPT_MS = isEmulated ? 0 : 30 * SECOND_MS;
const CACHE = 'public, max-age=60, s-maxage=60';

const currentIndex = keptFor(KEPT_MS, readSearchIndex);

/** Answers what is found by the words at the end of the address. */
export async function searchAt({ path }: { path: string }): Promise<PageAnswer> {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const closed = { ...type, 'cache-control': 'no-store' };
  const words = parseSearchAnswerPath(path);
  if (words.length === 0) return { status: 404, html: '{}', headers: closed };
  try {
    const html = JSON.stringify(searchIn(await currentIndex(), words));
    return { status: 200, html, headers: { ...type, 'cache-control': CACHE } };
  } catch (cause) {
    return { status: 503, html: '{}', headers: closed, cause };
  }
}

export const searchCatalogue = servePages(
  'searchCatalogue',
  { timeoutSeconds: 60, memory: '512MiB' },
  searchAt,
);
