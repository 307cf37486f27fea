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

/** What the hero says; where nothing has been written the name speaks. */
export function heroWords(
  page: Pick<FrontPage, 'heroTitle' | 'heroSubtitle'> | undefined,
): HeroWords {
  return {
    title: orElse(page?.heroTitle, site.businessName),
    subtitle: orElse(page?.heroSubtitle, site.tagline),
  };
}

/** The element in which the first lines of index.html paint the hero, before the application is there. */
export const SHELL_ID = 'shell';

/** Gives the place to the application: to be called before the frame in which it shows the same. */
export function removeShell(): void {
  document.getElementById(SHELL_ID)?.remove();
}
