import {
  createElement,
  lazy,
  useEffect,
  useReducer,
  type ComponentType,
  type ReactNode,
  useTransition,
} from 'react';
import { whenOnline } from '#src/lib/connection.ts';
import { PartLost } from '#src/lib/parts/loadPart.ts';
import { reloadOnce, reloadPage } from '#src/lib/parts/reload.ts';
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
function MissingPart(props: MissingPartProps) {
  const { onClose, button, isSilent, onRetry, onLeave } = props;
  const [isAsking, startTransition] = useTransition();
  const press = () => startTransition(() => onRetry(true));

  useEffect(() => {
    const retry = () => startTransition(() => onRetry(false));
    const ignoreConnection = whenOnline(retry);
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    return () => {
      ignoreConnection();
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

/** A component whose file has not been fetched yet. */
export type LazyPage<Props> = ComponentType<Props> & {
  /** Fetches the file ahead of its use, for which it is there at once. A failure is shown then. */
  fetch: () => Promise<void>;
};

/**
 * Shown instead of a part that could not be fetched:
 * - `notice`: a sentence and a button in its place
 * - `close`: the same above the page, with a button that closes it
 * - `button`: a button of its own, which asks again
 * - `nothing`: nobody waits for the part
 */
type Absence<Props> =
  | 'notice'
  | 'nothing'
  | { close: (props: Props) => () => void }
  | { button: (retry: () => void) => ReactNode };

function nothing(): void {
  // Loading ahead has no result.
}

/** The places in which a part is shown. They are rendered again after it was asked for again. */
function usePlace(places: Set<() => void>): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    places.add(renderAgain);
    return () => void places.delete(renderAgain);
  }, [places]);
}

/**
 * Loads a component when it is first shown. Every part of the site that comes later is made here. A server shows what
 * was fetched before.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  absence: Absence<Props> = 'notice',
): LazyPage<Props> {
  const places = new Set<() => void>();
  const isObject = typeof absence === 'object';
  let latest: ComponentType<Props> | undefined;

  function missing(failure: unknown, forget: () => void): ComponentType<Props> {
    const retry = async (isPressed: boolean): Promise<void> => {
      if (failure instanceof PartLost) {
        await (isPressed ? reloadPage() : reloadOnce(failure.file));
        return;
      }
      forget();
      places.forEach((renderAgain) => renderAgain());
    };
    return (props) =>
      createElement(MissingPart, {
        isSilent: absence === 'nothing',
        button: isObject && 'button' in absence ? absence.button : undefined,
        onClose: isObject && 'close' in absence ? absence.close(props) : undefined,
        onRetry: retry,
        onLeave: forget,
      });
  }

  function attempt(): ComponentType<Props> {
    const forget = () => {
      if (latest === part) latest = undefined;
    };
    // React remembers a failure for good, so a part that is missing counts as loaded.
    const part = lazy(async () => {
      try {
        return { default: await load() };
      } catch (thrown) {
        console.warn('A part of the site could not be loaded', thrown);
        return { default: missing(thrown, forget) };
      }
    });
    return part;
  }

  function Lazy(props: Props) {
    usePlace(places);
    if (import.meta.env.SSR && !latest) return null;
    // oxlint-disable-next-line react/globals -- All places share the part that is being loaded.
    latest ??= attempt();
    return createElement(latest, props);
  }

  const keep = (page: ComponentType<Props>): void => {
    latest ??= page;
  };
  return Object.assign(Lazy, { fetch: () => load().then(keep, nothing) });
}
