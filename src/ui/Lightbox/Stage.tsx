import type { Ref } from 'react';
import { aspectRatioOf } from '#src/ui/gallery/aspectRatioOf.ts';
import { ratioStyle } from '#src/ui/gallery/ratioStyle.ts';
import { LazyImage } from '#src/ui/LazyImage.tsx';
import type { LightboxPicture } from './picture.ts';
import styles from './Stage.module.css';
import type { LightboxElements } from './useZoom.ts';
import type { Place } from './turn.ts';
import { ENLARGED_SCALE } from '#src/shared/limits.ts';

interface StageProps {
  elements: LightboxElements;
  pictures: readonly LightboxPicture[];
  places: readonly Place[];
  isEnlarged: boolean;
}

interface SlideProps {
  picture: LightboxPicture;
  offset: number;
  isEnlarged: boolean;
  frame: Ref<HTMLDivElement> | undefined;
}

/** One picture, as large as the stage lets it be. */
function Slide({ picture, offset, isEnlarged, frame }: SlideProps) {
  const isCurrent = offset === 0;
  const ratio = aspectRatioOf(picture);
  const fittedWidth = `min(100vw, ${Math.round(ratio * 100)}vh)`;
  return (
    <div
      className={styles['slide']}
      data-offset={offset}
      style={ratioStyle(ratio)}
      inert={!isCurrent}
      aria-hidden={!isCurrent}
    >
      <div ref={frame} className={styles['frame']} data-lightbox-picture={isCurrent || undefined}>
        <LazyImage
          src={picture.src}
          alt={picture.title}
          aspectRatio={ratio}
          sources={picture.sources}
          sizes={isEnlarged ? `calc(${ENLARGED_SCALE} * ${fittedWidth})` : fittedWidth}
          placeholder={picture.placeholder ?? ''}
          eager
        />
      </div>
    </div>
  );
}

/** The picture in front, with its neighbours waiting at both sides. */
export function Stage({ elements, pictures, places, isEnlarged }: StageProps) {
  return (
    <div
      ref={elements.stage}
      className={styles['stage']}
      // The pictures are for sale: the browser does not offer to save them.
      onContextMenu={(event) => event.preventDefault()}
    >
      {places.map(({ id, offset, key }) => {
        const picture = pictures.find((candidate) => candidate.id === id);
        if (!picture) return null;
        const isCurrent = offset === 0;
        return (
          <Slide
            key={key}
            picture={picture}
            offset={offset}
            isEnlarged={isCurrent && isEnlarged}
            frame={isCurrent ? elements.frame : undefined}
          />
        );
      })}
    </div>
  );
}
