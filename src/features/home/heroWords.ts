import { site } from '#src/config/site.ts';
import type { FrontPage } from '#src/shared/schemas/frontPage.ts';

export interface HeroWords {
  title: string;
  subtitle: string;
}

/** What the hero says; where nothing has been written the name speaks. */
export function heroWords(
  page: Pick<FrontPage, 'heroTitle' | 'heroSubtitle'> | undefined,
): HeroWords {
  return {
    title: page?.heroTitle.trim() || site.businessName,
    subtitle: page?.heroSubtitle.trim() || site.tagline,
  };
}
