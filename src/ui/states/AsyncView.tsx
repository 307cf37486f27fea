import type { LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { Retryable } from '#src/hooks/resource.ts';
import { useLeftFocus } from '#src/hooks/useOverlay.ts';
import { reloadPage } from '#src/lib/parts/reload.ts';
import { errorText, type OperationErrors } from '#src/model/base/errorTexts.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { Button } from '../controls/Button.tsx';
import { Icon, VisuallyHidden } from '../controls/Icon.tsx';
import styles from './AsyncView.module.css';

interface EmptyStateProps {
  text: string;
  /** Shows the kind of thing that there is none of; a picture by default. */
  icon?: LucideIcon;
  /** A link or button that leads on. */
  action?: ReactNode;
}

/** Shown instead of an empty list: one sentence and one action. */
export function EmptyState({ text, icon, action }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      {icon ? (
        <span className={styles['icon']}>
          <Icon of={icon} size={48} />
        </span>
      ) : (
        <svg className={styles['drawing']} viewBox="0 0 96 64" aria-hidden>
          <rect x="0.5" y="0.5" width="95" height="63" />
          <path d="M0.5 50 L30 30 L48 42 L70 22 L95.5 46" />
          <circle cx="26" cy="18" r="5" />
        </svg>
      )}
      <p className={styles['text']}>{text}</p>
      {action}
    </div>
  );
}

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
  const state = useRef<HTMLDivElement>(null);
  useLeftFocus(state);
  return (
    <div ref={state} className={styles['state']} role="alert">
      <svg className={styles['drawing']} viewBox="0 0 96 64" aria-hidden>
        <path d="M54 0.5 H0.5 V63.5 H44 L50 48 L43 34 L55 18 Z" />
        <path d="M60 0.5 H95.5 V63.5 H50 L56 48 L49 34 L61 18 Z" />
      </svg>
      <p className={styles['text']}>{withDrawnCross(text)}</p>
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

interface AsyncViewProps<Value> {
  state: Retryable<Value>;
  skeleton: ReactNode;
  /** The operation's own texts for its error codes. */
  errors?: OperationErrors;
  children: (value: Value) => ReactNode;
}

/** Renders an asynchronous value: a skeleton while loading, then the value or the error. */
export function AsyncView<Value>({ state, skeleton, errors, children }: AsyncViewProps<Value>) {
  switch (state.status) {
    case 'loading':
      return (
        <>
          <VisuallyHidden>
            <span role="status">{commonTexts.loading}</span>
          </VisuallyHidden>
          {skeleton}
        </>
      );
    case 'ready':
      return children(state.value);
    case 'failed':
      return (
        <ErrorState
          text={errorText(state.error.code, errors, state.error.details)}
          onRetry={state.retry}
        />
      );
  }
}
