import { useRef, useState } from 'react';
import type { PictureSource } from '#src/model/files/picture.ts';
import { LazyImage } from '../display/LazyImage.tsx';
import { aspectRatioOf, ratioStyle } from '../gallery/pictureAttributes.ts';
import { cardPicture, TRANSITION_NAME, LIGHTBOX_PICTURE } from '../gallery/pictureTransition.ts';
import styles from './Stage.module.css';
import { ENLARGED_SCALE } from './zoom.ts';
import type { Place } from './turn.ts';
import { useStageGestures, type StageGesturesOptions } from './useStageGestures.ts';

export interface LightboxPicture {
  id: string;
  title: string;
  /** The title, where it is left out. */
  alt?: string;
  /** The address that shows it, where a page names it for readers without scripts. */
  path?: string;
  src: string;
  sources: readonly PictureSource[];
  /** Pixels of the original; 0 when unknown. */
  width: number;
  height: number;
  /** A tiny data URL. */
  placeholder?: string;
}

interface StageProps extends StageGesturesOptions {
  pictures: readonly LightboxPicture[];
  places: readonly Place[];
}

interface SlideProps {
  picture: LightboxPicture;
  offset: number;
  isEnlarged: boolean;
}

/** The smaller size that the grid has loaded already, else the tiny placeholder. */
function initialPlaceholder({ id, placeholder = '' }: LightboxPicture): string {
  const image = cardPicture(id);
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : placeholder;
}

/** The width of a picture that is fitted into the screen. */
export function fittedWidth(ratio: number): string {
  return `min(100vw, ${Math.round(ratio * 100)}vh)`;
}

/** One picture, fitted into the stage. */
function Slide({ picture, offset, isEnlarged }: SlideProps) {
  const isCurrent = offset === 0;
  const [placeholder] = useState(() => initialPlaceholder(picture));
  const ratio = aspectRatioOf(picture);
  const width = fittedWidth(ratio);
  return (
    <div
      className={styles['slide']}
      data-offset={offset}
      style={ratioStyle(ratio)}
      inert={!isCurrent}
      aria-hidden={!isCurrent}
    >
      <div
        className={styles['frame']}
        {...(isCurrent && {
          [LIGHTBOX_PICTURE]: '',
          style: { viewTransitionName: TRANSITION_NAME },
        })}
      >
        <LazyImage
          src={picture.src}
          alt={picture.alt ?? picture.title}
          aspectRatio={ratio}
          sources={picture.sources}
          sizes={isEnlarged ? `calc(${ENLARGED_SCALE} * ${width})` : width}
          placeholder={placeholder}
          priority={isCurrent ? 'high' : 'low'}
          eager
          canRetry
        />
      </div>
    </div>
  );
}

/** The current picture, with its neighbours rendered off screen at both sides. */
export function Stage({ pictures, places, ...gestures }: StageProps) {
  const { zoom } = gestures;
  const stage = useRef<HTMLDivElement>(null);
  // Here and not in Lightbox: the dialog's portal mounts its content after the effects of Lightbox.
  useStageGestures(stage, gestures);
  return (
    <div ref={stage} className={styles['stage']}>
      {places.map(({ id, offset, key }) => {
        const picture = pictures.find((candidate) => candidate.id === id);
        if (!picture) return null;
        const isCurrent = offset === 0;
        return (
          <Slide
            key={key}
            picture={picture}
            offset={offset}
            isEnlarged={isCurrent && zoom.isEnlarged}
          />
        );
      })}
    </div>
  );
}
