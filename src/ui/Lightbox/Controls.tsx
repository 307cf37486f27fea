import {
  ChevronLeft,
  ChevronRight,
  Maximize2,
  Minimize2,
  MonitorPause,
  MonitorPlay,
  X,
} from 'lucide-react';
import { commonTexts } from '#src/model/base/texts.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { lightboxTexts } from '#src/model/catalogue/viewerTexts.ts';
import { IconButton } from '../controls/IconButton.tsx';
import styles from './Controls.module.css';
import { SLIDESHOW_SECONDS, type Slideshow } from './useSlideshow.ts';

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
        label={galleryTexts.previousImage}
        aria-disabled={!hasPrevious}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon={ChevronRight}
        label={galleryTexts.nextImage}
        aria-disabled={!hasNext}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
