import { adminTabs, type AdminTab } from '../base/addresses.ts';

/** The photographer's handbook, which the build makes of `docs/handbook`. */
export const HANDBOOK_PATH = '/haandbog/';

/**
 * The chapters in their order, by the names of their files in `docs/handbook`. Each tab has a chapter of
 * its own name.
 */
export const handbookChapterIds = [
  'foerste-dag',
  ...adminTabs,
  'adgang',
  'kunden',
  'naar-noget-driller',
  'hvad-det-koster',
  'kom-i-luften',
] as const;

export type HandbookChapter = (typeof handbookChapterIds)[number];

/** The address of the handbook, opened at a chapter. */
export function chapterPath(chapter: HandbookChapter): string {
  return `${HANDBOOK_PATH}#${chapter}`;
}

/** The address of the handbook, opened at the chapter about a tab. */
export function handbookPath(tab: AdminTab): string {
  return chapterPath(tab);
}
