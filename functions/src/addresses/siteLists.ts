import { site } from '../../../src/config/site.ts';
import { itemKinds, type ItemKind } from '../../../src/model/base/routes.ts';
import { SECOND_MS } from '../../../src/model/base/units.ts';
import type { Album } from '../../../src/model/catalogue/schema.ts';
import {
  describeAlbum,
  describeImage,
  describePortfolioItem,
} from '../../../src/model/content/describePictures.ts';
import type { PictureDescription } from '../../../src/model/content/searchEngines.ts';
import {
  albumFeed,
  FEED_MAX_ALBUMS,
  type ListedItem,
  siteMap,
} from '../../../src/model/content/siteLists.ts';
import { previewUrl } from '../../../src/model/files/picture.ts';
import { shareTexts } from '../../../src/model/system/functionTexts.ts';
import { isEmulated } from '../env.ts';
import { keptFor } from '../keptFor.ts';
import { eachPublished, type Found, newestPublished } from '../pages/published.ts';
import { type PageAnswer, servePages } from '../servePages.ts';
import { currentShop } from '../settings/shop.ts';

function describedAlbum(album: Album, photographerName: string): PictureDescription {
  const count = shareTexts.albumOf(album.images.length, photographerName);
  const { description, ...others } = describeAlbum(album);
  return { ...others, description: description || count };
}

function described(found: Found, photographerName: string): PictureDescription {
  switch (found.kind) {
    case 'album':
      return describedAlbum(found.item, photographerName);
    case 'billede':
      return describeImage(found.item);
    case 'portfolio':
      return describePortfolioItem(found.item);
  }
}

function listed(
  { id, createdAt, updatedAt }: Found['item'],
  { picture, src, ...words }: PictureDescription,
): ListedItem {
  return { ...words, id, image: previewUrl(picture.sources, src), createdAt, updatedAt };
}

/** Everything that is published. Of each record stays what the list names: the pictures of an album are many. */
async function allListed(kind: ItemKind): Promise<ListedItem[]> {
  const { photographerName } = await currentShop();
  const items: ListedItem[] = [];
  for await (const found of eachPublished(kind)) {
    items.push(listed(found.item, described(found, photographerName)));
  }
  return items;
}

/** Whoever asks past the cache of Hosting, as with a query, has nothing read again meanwhile. */
const KEPT_MS = isEmulated ? 0 : 30 * SECOND_MS;

/** The lists that other machines read: every address for search engines, the newest albums for readers of feeds. */
const lists: Record<string, () => Promise<{ type: string; text: string }>> = {
  '/sitemap.xml': keptFor(KEPT_MS, async () => {
    const items = await Promise.all(itemKinds.map(allListed));
    return { type: 'application/xml', text: siteMap(site, items.flat()) };
  }),
  '/feed.xml': keptFor(KEPT_MS, async () => {
    const { origin } = site;
    const { businessName, photographerName } = await currentShop();
    const { items } = await newestPublished('album', FEED_MAX_ALBUMS);
    const albums = items.map((album) => listed(album, describedAlbum(album, photographerName)));
    const text = albumFeed({ origin, businessName, photographerName }, albums);
    return { type: 'application/atom+xml', text };
  }),
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
