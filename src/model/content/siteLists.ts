import { markup, type Markup } from '../base/markup.ts';
import { publicRoutes, routes } from '../base/routes.ts';
import { sortByDate } from '../catalogue/gallery.ts';
import { sharePath } from '../catalogue/sharePath.ts';
import { feedTexts } from '../system/functionTexts.ts';

/** A published item, as the lists for other machines name it. */
export interface ListedItem {
  id: string;
  title: string;
  description: string;
  path: string;
  /** A public, watermarked address; empty when there is none. */
  image: string;
  /** What the picture shows, in words. */
  alt: string;
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

interface Site {
  origin: string;
  businessName: string;
  photographerName: string;
}

const XML = markup`<?xml version="1.0" encoding="UTF-8"?>
`;

function listed(url: string, { image, alt = '', updatedAt }: Partial<ListedItem> = {}): Markup {
  const at = updatedAt ? markup`<lastmod>${updatedAt.toISOString()}</lastmod>` : [];
  const picture = image
    ? markup`<image:image><image:loc>${image}</image:loc><image:caption>${alt}</image:caption></image:image>`
    : [];
  return markup`  <url><loc>${url}</loc>${at}${picture}</url>`;
}

/** `sitemap.xml`: every public page, and every published item with its picture. */
export function siteMap({ origin }: Pick<Site, 'origin'>, items: readonly ListedItem[]): string {
  const urlOf = (path: string) => new URL(path, origin).href;
  return markup`${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${publicRoutes.map((name) => listed(urlOf(routes[name])))}
${items.map((item) => listed(urlOf(item.path), item))}
</urlset>
`.text;
}

/** The newest albums of a feed: no more are read. */
export const FEED_MAX_ALBUMS = 30;

type DatedItem = ListedItem & { createdAt: Date };

/** An older album may lack its date, which a feed asks for: it is left out, as nobody can tell whether it is new. */
const isDated = (item: ListedItem): item is DatedItem => item.createdAt !== undefined;

function entry(origin: string, album: DatedItem): Markup {
  const { id, title, description, path, image, alt, createdAt, updatedAt = createdAt } = album;
  const url = new URL(path, origin).href;
  // Readers know an entry by it: another title gives the album another address, but not another id.
  const lasting = new URL(sharePath({ kind: 'album', id }), origin).href;
  const picture = image === '' ? '' : markup`<p><img src="${image}" alt="${alt}"></p>`.text;
  const story = description === '' ? '' : markup`<p>${description}</p>`.text;
  return markup`  <entry>
    <title>${title}</title>
    <link href="${url}"/>
    <id>${lasting}</id>
    <published>${createdAt.toISOString()}</published>
    <updated>${updatedAt.toISOString()}</updated>
    <content type="html">${picture + story}</content>
  </entry>`;
}

/** `feed.xml`: the newest albums, for who follows the photographer in a reader. */
export function albumFeed(site: Site, albums: readonly ListedItem[]): string {
  const { origin, businessName, photographerName } = site;
  const newest = sortByDate(albums.filter(isDated), 'newest');
  return markup`${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="da">
  <title>${feedTexts.title(businessName)}</title>
  <link href="${origin}${routes.albums}"/>
  <link rel="self" href="${origin}/feed.xml"/>
  <id>${origin}${routes.albums}</id>
  <updated>${(newest[0]?.createdAt ?? new Date(0)).toISOString()}</updated>
  <author><name>${photographerName}</name></author>
${newest.map((album) => entry(origin, album))}
</feed>
`.text;
}
