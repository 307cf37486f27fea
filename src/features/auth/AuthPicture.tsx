import { useState } from 'react';
import * as frontPage from '#src/data/repos/frontPage.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { useMediaQuery } from '#src/hooks/useMediaQuery.ts';
import { once } from '#src/model/base/once.ts';
import type { BackgroundType, FrontPage } from '#src/model/content/schema.ts';
import { classNames } from '#src/ui/controls/classNames.ts';
import { srcSet } from '#src/ui/gallery/pictureAttributes.ts';
import styles from './AuthPicture.module.css';

/** As in `AuthPage.module.css`: from here on there is room beside the column. */
const WIDE = '(width >= 64rem)';

/** One of these pages follows another: all of them show the same answer. */
const getPage = once(frontPage.get);

function Picture({ page: { backgroundMedia, picture } }: { page: FrontPage }) {
  const [outcome, setOutcome] = useState<'waiting' | 'sharp' | 'failed'>('waiting');
  if (outcome === 'failed') return null;
  return (
    <img
      // One that the page before has shown is there at once, and does not fade in again.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) setOutcome('sharp');
      }}
      className={classNames(styles['picture'], outcome === 'sharp' && styles['sharp'])}
      src={backgroundMedia}
      srcSet={srcSet(picture.sources)}
      sizes="50vw"
      alt=""
      onLoad={() => setOutcome('sharp')}
      onError={() => setOutcome('failed')}
    />
  );
}

const isImageFile: Record<BackgroundType, boolean> = { image: true, gif: true, video: false };

function Frame() {
  const { value: page } = useLoad(getPage);
  const isPicture = page?.backgroundMedia && isImageFile[page.backgroundType];
  const style = page?.picture.placeholder && {
    backgroundImage: `url("${page.picture.placeholder}")`,
  };
  return (
    <div className={styles['frame']} style={{ ...style }}>
      {isPicture && <Picture page={page} />}
    </div>
  );
}

/** The picture of the front page once more. It is decoration: without it the place stays quiet. */
export function AuthPicture() {
  const hasRoom = useMediaQuery(WIDE);
  return hasRoom && <Frame />;
}
