import {
  ChevronLeft,
  ChevronRight,
  Maximize2,
  Minimize2,
  MonitorPause,
  MonitorPlay,
  X,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { commonTexts } from '#src/model/base/texts.ts';
import { lightboxTexts, viewerTexts } from '#src/model/catalogue/viewerTexts.ts';
import { IconButton } from '../controls/Button.tsx';
import { LazyImage } from '../display/LazyImage.tsx';
import { aspectRatioOf, ratioStyle } from '../gallery/pictureAttributes.ts';
import styles from './Controls.module.css';
import { SLIDESHOW_SECONDS, type Slideshow } from './useSlideshow.ts';
import type { LightboxPicture } from './Stage.tsx';

interface BarProps {
  /** The position in the row ("2 / 7"); undefined for a single picture. */
  counter: string | undefined;
  isEnlarged: boolean;
  /** Undefined for a single picture. */
  slideshow: Slideshow | undefined;
  onToggle: () => void;
  onClose: () => void;
}

/** The button that starts and stops the slideshow, and meanwhile the time that a picture stays. */
function SlideshowControl({ isPlaying, seconds, onSeconds, toggle }: Slideshow) {
  return (
    <>
      {isPlaying && (
        <select
          className={styles['seconds']}
          aria-label={lightboxTexts.seconds}
          value={seconds}
          onChange={({ currentTarget }) => onSeconds(Number(currentTarget.value))}
        >
          {SLIDESHOW_SECONDS.map((each) => (
            <option key={each} value={each}>
              {lightboxTexts.everySeconds(each)}
            </option>
          ))}
        </select>
      )}
      <IconButton
        icon={isPlaying ? MonitorPause : MonitorPlay}
        label={isPlaying ? lightboxTexts.stopSlideshow : lightboxTexts.startSlideshow}
        onClick={toggle}
      />
    </>
  );
}

/** Counter, slideshow, zoom button and close button at the upper edge. */
export function LightboxBar({ counter, isEnlarged, slideshow, onToggle, onClose }: BarProps) {
  return (
    <div className={styles['bar']}>
      {counter !== undefined && (
        <p className={styles['counter']} aria-hidden>
          {counter}
        </p>
      )}
      <div className={styles['corner']}>
        {slideshow && <SlideshowControl {...slideshow} />}
        <IconButton
          icon={isEnlarged ? Minimize2 : Maximize2}
          label={isEnlarged ? lightboxTexts.fit : lightboxTexts.enlarge}
          onClick={onToggle}
        />
        <IconButton icon={X} label={commonTexts.close} onClick={onClose} />
      </div>
    </div>
  );
}

interface StepsProps {
  hasPrevious: boolean;
  hasNext: boolean;
  onStep: (step: number) => void;
}

/** Previous and next. At an end the button is disabled but stays, so that it does not vanish under a finger. */
export function LightboxSteps({ hasPrevious, hasNext, onStep }: StepsProps) {
  if (!hasPrevious && !hasNext) return null;
  return (
    <div className={styles['steps']}>
      <IconButton
        icon={ChevronLeft}
        label={viewerTexts.previousImage}
        aria-disabled={!hasPrevious}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon={ChevronRight}
        label={viewerTexts.nextImage}
        aria-disabled={!hasNext}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

interface ThumbnailsProps {
  label: string;
  pictures: readonly LightboxPicture[];
  currentId: string;
  onShow: (id: string) => void;
}

const HEIGHT_PX = 64;

/** A strip of all pictures; the current one is marked and scrolled into view. */
export function Thumbnails({ label, pictures, currentId, onShow }: ThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null);
  const current = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (!strip.current || !current.current) return;
    const { offsetLeft, offsetWidth } = current.current;
    // `scrollIntoView` would also scroll vertically, away from the picture on a low screen.
    strip.current.scrollLeft = offsetLeft - (strip.current.clientWidth - offsetWidth) / 2;
  }, [currentId]);

  return (
    <nav className={styles['thumbnails']} aria-label={label}>
      <h3 className={styles['label']}>{label}</h3>
      <ul ref={strip} className={styles['strip']}>
        {pictures.map((picture) => {
          const ratio = aspectRatioOf(picture);
          const isCurrent = picture.id === currentId;
          return (
            <li key={picture.id} ref={isCurrent ? current : undefined} style={ratioStyle(ratio)}>
              <button
                type="button"
                className={styles['thumbnail']}
                aria-label={viewerTexts.open(picture.title)}
                aria-current={isCurrent}
                onClick={() => onShow(picture.id)}
              >
                <LazyImage
                  src={picture.src}
                  alt=""
                  aspectRatio={ratio}
                  sources={picture.sources}
                  sizes={`${Math.round(ratio * HEIGHT_PX)}px`}
                  placeholder={picture.placeholder ?? ''}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
