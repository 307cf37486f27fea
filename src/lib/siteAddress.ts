import { site } from '#src/config/site.ts';

const suffixOf = (businessName: string): string => ` – ${businessName}`;

/** The title of a page in the browser's tab, its history and search results. */
export function pageTitle(businessName: string, title?: string): string {
  return title === undefined ? businessName : title + suffixOf(businessName);
}

/** The title that a page has given the tab, without the name of the business. */
export function shownTitle(businessName: string): string | undefined {
  const { title } = document;
  const suffix = suffixOf(businessName);
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : undefined;
}

/** The public address of a path; a complete address is returned unchanged. */
export function absoluteUrl(path: string): string {
  return new URL(path, site.origin).href;
}
