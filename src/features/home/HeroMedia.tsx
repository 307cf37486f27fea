import { useState } from 'react';
import type { FrontPage } from '#src/shared/schemas/frontPage.ts';
import { layoutTexts } from '#src/shared/texts/layout.ts';
import { srcSet } from '#src/ui/srcSet.ts';
import styles from './HeroMedia.module.css';

function HeroVideo({ url }: { url: string }) {
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <>
      {!isPlaying && (
        <p className={styles['waiting']} role="status">
          {layoutTexts.heroVideoLoading}
        </p>
      )}
      <video
        className={styles['media']}
        src={url}
        autoPlay
        muted
        loop
        playsInline
        onPlaying={() => setIsPlaying(true)}
      />
    </>
  );
}

/** A tall screen shows the middle of a wide picture, which must be as sharp as the screen is high. */
const HERO_SIZES = 'max(100vw, 100vh)';

/** What fills the hero: a picture, a silent film, or an animated picture. It is decoration. */
export function HeroMedia({ page }: { page: FrontPage }) {
  const { backgroundMedia, backgroundType, picture } = page;
  const [hasFailed, setHasFailed] = useState(false);
  if (!backgroundMedia) return null;
  const placeholder = picture.placeholder && { backgroundImage: `url("${picture.placeholder}")` };
  return (
    <div className={styles['frame']} style={{ ...placeholder }}>
      {backgroundType === 'video' ? (
        <HeroVideo url={backgroundMedia} />
      ) : (
        !hasFailed && (
          <img
            className={styles['media']}
            src={backgroundMedia}
            srcSet={srcSet(picture.sources)}
            sizes={HERO_SIZES}
            alt=""
            fetchPriority="high"
            onError={() => setHasFailed(true)}
          />
        )
      )}
    </div>
  );
}
