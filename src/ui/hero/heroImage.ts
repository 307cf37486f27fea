import type { FrontPage, HeroTones } from '#src/model/content/schema.ts';
import { srcSet } from '../gallery/pictureAttributes.ts';

export interface HeroImage {
  src: string;
  srcSet: string | undefined;
  sizes: string;
}

/** A tall screen crops a wide picture to its middle, so the screen's height decides the needed width. */
const HERO_SIZES = 'max(100vw, 100vh)';

/** The background of the hero. */
export type HeroPage = Pick<FrontPage, 'backgroundMedia' | 'backgroundType'> &
  Partial<HeroTones> & {
    picture: Pick<FrontPage['picture'], 'sources' | 'placeholder'>;
  };

/** The attributes of the hero's image element. */
export function heroImage(page: HeroPage): HeroImage {
  return {
    src: page.backgroundMedia,
    srcSet: srcSet(page.picture.sources),
    sizes: HERO_SIZES,
  };
}
