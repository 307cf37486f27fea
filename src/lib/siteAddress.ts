import { site } from '#src/config/site.ts';

const SITE_SUFFIX = ` – ${site.businessName}`;

/** The title of a page in the browser's tab, its history and search results. */
export function pageTitle(title?: string): string {
  return title === undefined ? site.businessName : `${title}${SITE_SUFFIX}`;
}

/** The title that a page has given the tab, without the name of the site. */
export function shownTitle(): string | undefined {
  const { title } = document;
  return title.endsWith(SITE_SUFFIX) ? title.slice(0, -SITE_SUFFIX.length) : undefined;
}

/** The public address of a path; a complete address is returned unchanged. */
export function absoluteUrl(path: string): string {
  return new URL(path, site.origin).href;
}

export const siteName: string = site.businessName;
