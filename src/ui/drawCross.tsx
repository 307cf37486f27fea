import type { ReactNode } from 'react';
import crossStyles from './drawCross.module.css';

const CROSS = '❌';

/** A text that begins with a red cross, where the cross is drawn: not every device has a font for it. */
export function drawCross(text: string): ReactNode {
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
