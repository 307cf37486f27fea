import { site } from '#src/config/site.ts';

/** The title of a page in the browser's tab, its history and search results. */
export function pageTitle(title?: string): string {
  return title === undefined ? site.businessName : `${title} – ${site.businessName}`;
}

/** The public address of a path; a complete address is returned unchanged. */
export function absoluteUrl(path: string): string {
  return new URL(path, site.origin).href;
}

export const siteName: string = site.businessName;
