import { useState } from 'react';
import * as frontPage from '#src/data/repos/frontPage.ts';
import { useMediaQuery } from '#src/hooks/useMediaQuery.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { once } from '#src/model/base/async.ts';
import type { BackgroundType, FrontPage } from '#src/model/content/schema.ts';
import { classNames } from '#src/ui/controls/classNames.ts';
import { srcSet } from '#src/ui/gallery/pictureAttributes.ts';
import styles from './AuthPicture.module.css';

/** The breakpoint of `AuthPage.module.css` for the picture beside the column. */
const WIDE = '(width >= 64rem)';

/** Read once for all pages that show the picture. */
const currentPage = { read: once(frontPage.get) };

function Picture({ page: { backgroundMedia, picture } }: { page: FrontPage }) {
  const [outcome, setOutcome] = useState<'waiting' | 'sharp' | 'failed'>('waiting');
  if (outcome === 'failed') return null;
  return (
    <img
      // A picture in the browser's cache is complete at once and needs no fade-in.
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
  const { value: page } = useResource(currentPage);
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

/** The picture of the front page as decoration, on wide screens. */
export function AuthPicture() {
  const hasRoom = useMediaQuery(WIDE);
  return hasRoom && <Frame />;
}
