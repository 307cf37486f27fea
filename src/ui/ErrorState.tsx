import { commonTexts } from '#src/model/base/texts.ts';
import { Button } from './Button.tsx';
import styles from './State.module.css';
import { drawCross } from './drawCross.tsx';

interface ErrorStateProps {
  text: string;
  onRetry: () => void;
}

/** Something could not be shown: what happened, and another try. */
export function ErrorState({ text, onRetry }: ErrorStateProps) {
  return (
    <div className={styles['state']} role="alert">
      <svg className={styles['drawing']} viewBox="0 0 96 64" aria-hidden>
        <path d="M54 0.5 H0.5 V63.5 H44 L50 48 L43 34 L55 18 Z" />
        <path d="M60 0.5 H95.5 V63.5 H50 L56 48 L49 34 L61 18 Z" />
      </svg>
      <p className={styles['text']}>{drawCross(text)}</p>
      <Button onClick={onRetry}>{commonTexts.retry}</Button>
    </div>
  );
}
