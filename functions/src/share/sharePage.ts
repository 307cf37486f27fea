import { parseSharePath, type Shared } from '../../../src/model/catalogue/sharePath.ts';
import { findShared, type SharedRecord } from './findShared.ts';
import { type PageAnswer, servePages } from '../servePages.ts';
import { currentShop } from '../settings/shop.ts';
import { failedPage, gonePage, sharedPage } from './sharePages.ts';

type Find = (shared: Shared) => Promise<SharedRecord | undefined>;

/** Limits how long previews may show a picture that was removed from the shop. */
const FOUND_CACHE = 'public, max-age=300, s-maxage=600';
const GONE_CACHE = 'public, max-age=60, s-maxage=60';
const READ_METHODS = ['GET', 'HEAD'];

/** The page at a shared address; every answer, also a failure, links to the pictures. */
export async function pageAt(
  { method, path }: { method: string; path: string },
  find: Find = findShared,
): Promise<PageAnswer> {
  if (!READ_METHODS.includes(method)) {
    const headers = { allow: READ_METHODS.join(', '), 'cache-control': 'no-store' };
    return { status: 405, html: failedPage(), headers };
  }
  const shared = parseSharePath(path);
  try {
    const record = shared && (await find(shared));
    if (!shared || !record) {
      return { status: 404, html: gonePage(shared), headers: { 'cache-control': GONE_CACHE } };
    }
    const html = sharedPage(shared, record, await currentShop());
    return { status: 200, html, headers: { 'cache-control': FOUND_CACHE } };
  } catch (cause) {
    return { status: 500, html: failedPage(), headers: { 'cache-control': 'no-store' }, cause };
  }
}

export const sharePage = servePages('sharePage', { timeoutSeconds: 15 }, pageAt);
