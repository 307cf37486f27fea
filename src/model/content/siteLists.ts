import { markup, type Markup } from '../base/markup.ts';
import { publicRoutes, routes } from '../base/routes.ts';
import { sortByDate } from '../catalogue/gallery.ts';
import { feedTexts } from '../system/functionTexts.ts';

/** A published item, as the lists for other machines name it. */
export interface ListedItem {
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

const moment = (date: Date | undefined): string => date?.toISOString() ?? '';

function listed(url: string, { image, alt = '', updatedAt }: Partial<ListedItem> = {}): Markup {
  const at = updatedAt ? markup`<lastmod>${moment(updatedAt)}</lastmod>` : [];
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

const FEED_MAX_ALBUMS = 30;

function entry(origin: string, album: ListedItem): Markup {
  const { title, description, path, image, alt, createdAt, updatedAt } = album;
  const url = new URL(path, origin).href;
  const picture = image === '' ? '' : markup`<p><img src="${image}" alt="${alt}"></p>`.text;
  const story = description === '' ? '' : markup`<p>${description}</p>`.text;
  return markup`  <entry>
    <title>${title}</title>
    <link href="${url}"/>
    <id>${url}</id>
    <published>${moment(createdAt)}</published>
    <updated>${moment(updatedAt ?? createdAt)}</updated>
    <content type="html">${picture + story}</content>
  </entry>`;
}

/** `feed.xml`: the newest albums, for who follows the photographer in a reader. */
export function albumFeed(site: Site, albums: readonly ListedItem[]): string {
  const { origin, businessName, photographerName } = site;
  const newest = sortByDate(albums, 'newest').slice(0, FEED_MAX_ALBUMS);
  return markup`${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="da">
  <title>${feedTexts.title(businessName)}</title>
  <link href="${origin}${routes.albums}"/>
  <link rel="self" href="${origin}/feed.xml"/>
  <id>${origin}${routes.albums}</id>
  <updated>${moment(newest[0]?.createdAt ?? new Date(0))}</updated>
  <author><name>${photographerName}</name></author>
${newest.map((album) => entry(origin, album))}
</feed>
`.text;
}
