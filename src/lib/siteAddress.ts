import { site } from '#src/config/site.ts';

/** What the browser's tab, its history and a search result call a page. */
export function pageTitle(title?: string): string {
  return title === undefined ? site.businessName : `${title} – ${site.businessName}`;
}

/** The one public address of a path; a complete address stays as it is. */
export function absoluteUrl(path: string): string {
  return new URL(path, site.origin).href;
}

export const siteName: string = site.businessName;
