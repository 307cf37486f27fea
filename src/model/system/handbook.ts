import type { AdminTab } from '../base/addresses.ts';

/** The photographer's handbook, which the build makes of `docs/handbook`. */
export const HANDBOOK_PATH = '/haandbog/';

/** The chapters in their order, by the names of their files in `docs/handbook`. */
export const handbookChapterIds = [
  'foerste-dag',
  'forside',
  'about',
  'site-branding',
  'priser',
  'kontantbetaling',
  'billedlevering',
  'galleri',
  'portfolio',
  'filter-buttons',
  'kundepanel',
  'adgang',
  'kunden',
  'naar-noget-driller',
  'hvad-det-koster',
] as const;

export type HandbookChapter = (typeof handbookChapterIds)[number];

/** The chapter about each tab. */
export const handbookChapters: Record<AdminTab, HandbookChapter> = {
  forside: 'forside',
  about: 'about',
  'site-branding': 'site-branding',
  priser: 'priser',
  kontantbetaling: 'kontantbetaling',
  billedlevering: 'billedlevering',
  galleri: 'galleri',
  portfolio: 'portfolio',
  'filter-buttons': 'filter-buttons',
  kundepanel: 'kundepanel',
};

/** The address of the handbook, opened at a chapter. */
export function chapterPath(chapter: HandbookChapter): string {
  return `${HANDBOOK_PATH}#${chapter}`;
}

/** The address of the handbook, opened at the chapter about a tab. */
export function handbookPath(tab: AdminTab): string {
  return chapterPath(handbookChapters[tab]);
}
