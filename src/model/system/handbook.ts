import type { AdminTab } from '../base/addresses.ts';

/** The photographer's handbook, which the build makes of `docs/handbook`. */
export const HANDBOOK_PATH = '/haandbog/';

/** The chapter about each tab, by the name of its file in `docs/handbook`. */
export const handbookChapters: Record<AdminTab, string> = {
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

/** The address of the handbook, opened at the chapter about a tab. */
export function handbookPath(tab: AdminTab): string {
  return `${HANDBOOK_PATH}#${handbookChapters[tab]}`;
}
