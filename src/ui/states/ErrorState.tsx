import type { ReactNode } from 'react';
import { reloadPage } from '#src/lib/parts/reload.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { Button } from '../controls/Button.tsx';
import styles from './ErrorState.module.css';
import stateStyles from './State.module.css';

const CROSS = '❌';

/** Draws the red cross at the start of a text, since not every device has a font for it. */
function withDrawnCross(text: string): ReactNode {
  if (!text.startsWith(CROSS)) return text;
  return (
    <>
      <span className={styles['cross']}>
        <svg viewBox="0 0 16 16" aria-hidden>
          <path d="m3 3 10 10M13 3 3 13" />
        </svg>
        <span className={styles['character']}>{CROSS}</span>
      </span>
      {text.slice(CROSS.length)}
    </>
  );
}

interface ErrorStateProps {
  text: string;
  onRetry: () => void;
}

/** An error text with a retry button. */
export function ErrorState({ text, onRetry }: ErrorStateProps) {
  return (
    <div className={stateStyles['state']} role="alert">
      <svg className={stateStyles['drawing']} viewBox="0 0 96 64" aria-hidden>
        <path d="M54 0.5 H0.5 V63.5 H44 L50 48 L43 34 L55 18 Z" />
        <path d="M60 0.5 H95.5 V63.5 H50 L56 48 L49 34 L61 18 Z" />
      </svg>
      <p className={stateStyles['text']}>{withDrawnCross(text)}</p>
      <Button onClick={onRetry}>{commonTexts.retry}</Button>
    </div>
  );
}

/** Shown when the session is still unknown after its deadline; a late answer replaces it by itself. */
export function SessionFailed() {
  return (
    <div className={styles['page']}>
      <ErrorState text={commonTexts.sessionLate} onRetry={() => void reloadPage()} />
    </div>
  );
}
