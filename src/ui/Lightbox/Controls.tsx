import { ChevronLeft, ChevronRight, Maximize2, Minimize2, X } from 'lucide-react';
import { commonTexts } from '#src/model/base/texts.ts';
import { galleryTexts, lightboxTexts } from '#src/model/catalogue/texts.ts';
import { IconButton } from '../controls/IconButton.tsx';
import styles from './Controls.module.css';

interface BarProps {
  /** Where we are in the row; nothing when the picture is alone. */
  counter: string | undefined;
  isEnlarged: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** What lies in the upper corners. */
export function LightboxBar({ counter, isEnlarged, onToggle, onClose }: BarProps) {
  return (
    <div className={styles['bar']}>
      {counter !== undefined && (
        <p className={styles['counter']} aria-hidden>
          {counter}
        </p>
      )}
      <div className={styles['corner']}>
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

/** The ways to the neighbours. At an end the button stays, so that it does not vanish under a finger. */
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
