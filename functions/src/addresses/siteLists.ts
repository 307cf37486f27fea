import { site } from '../../../src/config/site.ts';
import { itemPath } from '../../../src/model/base/addresses.ts';
import { itemKinds, type ItemKind } from '../../../src/model/base/routes.ts';
import { sharedGallery } from '../../../src/model/catalogue/sharePath.ts';
import { albumFeed, type ListedItem, siteMap } from '../../../src/model/content/siteLists.ts';
import { type PageAnswer, servePages } from '../servePages.ts';
import { currentShop } from '../settings/shop.ts';
import { listPublished } from '../share/findShared.ts';

async function listed(kind: ItemKind): Promise<ListedItem[]> {
  const records = await listPublished(kind);
  return records.map((record) => ({ ...record, path: itemPath(sharedGallery(kind), record) }));
}

/** The lists that other machines read: every address for search engines, the newest albums for readers of feeds. */
const lists: Record<string, () => Promise<{ type: string; text: string }>> = {
  '/sitemap.xml': async () => {
    const items = await Promise.all(itemKinds.map(listed));
    return { type: 'application/xml', text: siteMap(site, items.flat()) };
  },
  '/feed.xml': async () => {
    const { origin } = site;
    const { businessName, photographerName } = await currentShop();
    const albums = await listed('album');
    const text = albumFeed({ origin, businessName, photographerName }, albums);
    return { type: 'application/atom+xml', text };
  },
};

export async function listAt({ path }: { path: string }): Promise<PageAnswer> {
  const headers = { 'cache-control': 'no-store' };
  try {
    const list = await lists[path]?.();
    if (!list) return { status: 404, html: '', headers };
    const cache = { 'cache-control': 'public, max-age=300, s-maxage=600' };
    const type = { 'content-type': `${list.type}; charset=utf-8` };
    return { status: 200, html: list.text, headers: { ...cache, ...type } };
  } catch (cause) {
    return { status: 503, html: '', headers, cause };
  }
}

export const siteLists = servePages('siteLists', { timeoutSeconds: 60, memory: '512MiB' }, listAt);
