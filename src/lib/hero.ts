import { site } from '#src/config/site.ts';
import type { FrontPage } from '#src/model/content/schema.ts';

export interface HeroWords {
  title: string;
  subtitle: string;
}

function orElse(text: string | undefined, otherwise: string): string {
  const words = text?.trim() ?? '';
  return words === '' ? otherwise : words;
}

/** The texts of the hero; the business name and tagline stand in for empty ones. */
export function heroWords(
  page: Pick<FrontPage, 'heroTitle' | 'heroSubtitle'> | undefined,
): HeroWords {
  return {
    title: orElse(page?.heroTitle, site.businessName),
    subtitle: orElse(page?.heroSubtitle, site.tagline),
  };
}

/**
 * The id of the element in which the inline script of index.html paints the hero before the
 * application is loaded.
 */
export const SHELL_ID = 'shell';

/** Removes that element; called right before the frame in which the application shows the same. */
export function removeShell(): void {
  document.getElementById(SHELL_ID)?.remove();
}
