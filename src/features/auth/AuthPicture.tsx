import { useState } from 'react';
import * as frontPage from '#src/firebase/repos/frontPage.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import type { FrontPage } from '#src/shared/schemas/frontPage.ts';
import { classNames } from '#src/ui/classNames.ts';
import { srcSet } from '#src/ui/srcSet.ts';
import styles from './AuthPicture.module.css';

function Picture({ page: { backgroundMedia, picture } }: { page: FrontPage }) {
  const [outcome, setOutcome] = useState<'waiting' | 'sharp' | 'failed'>('waiting');
  if (outcome === 'failed') return null;
  return (
    <img
      className={classNames(styles['picture'], outcome === 'sharp' && styles['sharp'])}
      src={backgroundMedia}
      srcSet={srcSet(picture.sources)}
      sizes="50vw"
      alt=""
      // Where there is no room for it, it is never fetched.
      loading="lazy"
      onLoad={() => setOutcome('sharp')}
      onError={() => setOutcome('failed')}
    />
  );
}

/** The picture of the front page once more. It is decoration: without it the place stays quiet. */
export function AuthPicture() {
  const { value: page } = useLoad(frontPage.get);
  const isPicture = page?.backgroundMedia && page.backgroundType !== 'video';
  const style = page?.picture.placeholder && {
    backgroundImage: `url("${page.picture.placeholder}")`,
  };
  return (
    <div className={styles['frame']} style={{ ...style }}>
      {isPicture && <Picture page={page} />}
    </div>
  );
}
