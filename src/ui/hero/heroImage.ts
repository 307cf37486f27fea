import type { FrontPage } from '#src/model/content/schema.ts';
import { srcSet } from '../gallery/pictureAttributes.ts';

export interface HeroImage {
  src: string;
  srcSet: string | undefined;
  sizes: string;
  placeholder: string;
}

/** A tall screen shows the middle of a wide picture, which must be as sharp as the screen is high. */
const HERO_SIZES = 'max(100vw, 100vh)';

interface Page {
  backgroundMedia: string;
  picture: Pick<FrontPage['picture'], 'sources' | 'placeholder'>;
}

/** What the browser needs to choose a hero of the right width. */
export function heroImage(page: Page): HeroImage {
  return {
    src: page.backgroundMedia,
    srcSet: srcSet(page.picture.sources),
    sizes: HERO_SIZES,
    placeholder: page.picture.placeholder,
  };
}
