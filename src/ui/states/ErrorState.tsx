import type { ReactNode } from 'react';
import { commonTexts } from '#src/model/base/texts.ts';
import { Button } from '../controls/Button.tsx';
import crossStyles from './DrawnCross.module.css';
import sessionStyles from './SessionFailed.module.css';
import styles from './State.module.css';

const CROSS = '❌';

/** A text that begins with a red cross, where the cross is drawn: not every device has a font for it. */
export function withDrawnCross(text: string): ReactNode {
  if (!text.startsWith(CROSS)) return text;
  return (
    <>
      <span className={crossStyles['cross']}>
        <svg viewBox="0 0 16 16" aria-hidden>
          <path d="m3 3 10 10M13 3 3 13" />
        </svg>
        <span className={crossStyles['character']}>{CROSS}</span>
      </span>
      {text.slice(CROSS.length)}
    </>
  );
}

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
      <p className={styles['text']}>{withDrawnCross(text)}</p>
      <Button onClick={onRetry}>{commonTexts.retry}</Button>
    </div>
  );
}

/** Who looks at a page of their own is still being found out: an answer that comes opens it by itself. */
export function SessionFailed() {
  return (
    <div className={sessionStyles['page']}>
      <ErrorState text={commonTexts.sessionLate} onRetry={() => window.location.reload()} />
    </div>
  );
}
