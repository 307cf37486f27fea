import { useEffect, useTransition, type ReactNode } from 'react';
import { partTexts } from '#src/model/base/layoutTexts.ts';
import { SECOND_MS } from '#src/model/base/units.ts';

/** Not every lost connection is noticed by the browser. */
const RETRY_INTERVAL_MS = 30 * SECOND_MS;

interface MissingPartProps {
  /** A part that opens above the page can be closed; any other stands in the page. */
  onClose?: (() => void) | undefined;
  /** Rendered instead of the sentence. */
  button?: ((retry: () => void) => ReactNode) | undefined;
  /** Nobody waits for the part: nothing is shown. */
  isSilent: boolean;
  /** Asks again. A person who pressed the button also agrees to a reload that loses unsaved work. */
  onRetry: (isPressed: boolean) => Promise<void>;
  /** The part is not wanted any more. */
  onLeave: () => void;
}

/** Stands in for a part of the site that could not be fetched, and asks again when the connection is back. */
export function MissingPart(props: MissingPartProps) {
  const { onClose, button, isSilent, onRetry, onLeave } = props;
  const [isAsking, startTransition] = useTransition();
  const press = () => startTransition(() => onRetry(true));

  useEffect(() => {
    const retry = () => startTransition(() => onRetry(false));
    window.addEventListener('online', retry);
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    return () => {
      window.removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [onRetry]);
  useEffect(() => onLeave, [onLeave]);

  if (isSilent) return null;
  if (button) return button(press);
  return (
    <div className={onClose ? 'missing-part is-floating' : 'missing-part'} role="alert">
      <p>{partTexts.missing}</p>
      <div>
        <button type="button" aria-busy={isAsking} onClick={press}>
          {partTexts.retry}
        </button>
        {onClose && (
          <button type="button" onClick={onClose}>
            {partTexts.close}
          </button>
        )}
      </div>
    </div>
  );
}
