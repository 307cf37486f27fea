import type { HttpsOptions } from 'firebase-functions/https';
import { itemPath } from '../../../src/model/base/addresses.ts';
import {
  itemKindOf,
  itemRoutes,
  plainPath,
  servedPageOf,
  type ServedPage,
} from '../../../src/model/base/routes.ts';
import { IDENTIFIER } from '../../../src/model/base/text.ts';
import {
  parseSharePath,
  sharedGallery,
  type Shared,
} from '../../../src/model/catalogue/sharePath.ts';
import type { ServedRecord } from '../../../src/model/content/servedPage.ts';
import { type PageAnswer, servePages } from '../servePages.ts';
import { currentShop } from '../settings/shop.ts';
import { failedPage } from './failedPage.ts';
import { intoTemplate, readTemplate } from './pageTemplate.ts';
import { findItem, withNeighbours, type Found } from './published.ts';
import { shownPage } from './shownPage.ts';

/*
 * The address of a public page or of one item, answered with the application's page that holds what it shows already.
 * The address that an item is shared by, which has its id, leads there.
 */

/** What was taken out of the shop is shown for ten minutes at most: five, and five while it is renewed. */
const FOUND_CACHE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=300';
const MISSING_CACHE = 'public, max-age=0, s-maxage=60';
const NO_CACHE = 'no-store';

/** The page names itself what it may load. */
const PAGE_HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
};

const READ_METHODS = ['GET', 'HEAD'];

// React and the pages are loaded by this function alone.
const renderer = () => import('../../../src/app/served/render.tsx');

function parseAddress(address: string): Shared | undefined {
  const path = plainPath(address);
  const kind = itemKindOf(path);
  const id = kind && path.slice(itemRoutes[kind].path.length + 1);
  return kind && id && IDENTIFIER.test(id) ? { kind, id } : undefined;
}

function answer(status: number, html: string, cache: string): PageAnswer {
  return { status, html, headers: { ...PAGE_HEADERS, 'cache-control': cache } };
}

function moved(status: 301 | 302, location: string): PageAnswer {
  const { headers, ...rest } = answer(status, '', MISSING_CACHE);
  return { ...rest, headers: { ...headers, location } };
}

function recordOf({ collection, item }: Found): ServedRecord {
  const { id, ...data } = item;
  return { collection, id, data };
}

async function answerPage(name: ServedPage): Promise<PageAnswer> {
  const [{ renderPage }, template, view, shop] = await Promise.all([
    renderer(),
    readTemplate(),
    shownPage(name),
    currentShop(),
  ]);
  return answer(200, intoTemplate(template, await renderPage(view, shop)), FOUND_CACHE);
}

async function answerItem(path: string): Promise<PageAnswer> {
  const shared = parseSharePath(path);
  const address = shared ?? parseAddress(path);
  const [{ renderItem, renderMissing }, template, found, shop] = await Promise.all([
    renderer(),
    readTemplate(),
    address ? findItem(address.kind, address.id) : 'unknown',
    currentShop(),
  ]);
  if (!address || typeof found === 'string') {
    const html = intoTemplate(template, renderMissing(address?.kind, shop));
    return answer(found === 'gone' ? 410 : 404, html, MISSING_CACHE);
  }
  const { kind, id: name } = address;
  const { id, slug } = found.item;
  if (slug && slug !== name) return moved(301, itemPath(sharedGallery(kind), { id, slug }));
  // It gets its name in a moment.
  if (shared) return moved(302, `${itemRoutes[kind].path}/${name}`);
  const page = renderItem({ name, ...(await withNeighbours(found)) }, shop);
  const html = intoTemplate(template, { ...page, record: recordOf(found) });
  return answer(200, html, FOUND_CACHE);
}

/** The page at an address. When something breaks, the application is answered, which reads again itself. */
export async function pageAt(request: { method: string; path: string }): Promise<PageAnswer> {
  if (!READ_METHODS.includes(request.method)) {
    const { headers, ...rest } = answer(405, failedPage(), NO_CACHE);
    return { ...rest, headers: { ...headers, allow: READ_METHODS.join(', ') } };
  }
  try {
    const page = servedPageOf(request.path);
    return await (page ? answerPage(page) : answerItem(request.path));
  } catch (cause) {
    const html = await readTemplate().catch(failedPage);
    return { ...answer(503, html, NO_CACHE), cause };
  }
}

const options: HttpsOptions = { timeoutSeconds: 15, memory: '512MiB' };

export const publicPage = servePages('publicPage', options, pageAt);

/** The addresses that are shared, which all lead on. */
export const sharePage = servePages('sharePage', options, pageAt);
