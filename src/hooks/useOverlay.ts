import {
  useEffect,
  useLayoutEffect,
  useRef,
  type RefCallback,
  type RefObject,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { countOverlay, setQuestionPlace } from '#src/stores/overlays.ts';

/** Counts the component as an overlay for as long as it is mounted. */
export function useCountedOverlay(): void {
  useEffect(() => countOverlay(), []);
}

/**
 * Returns the ref of an element in which the question about cookies is asked while a dialog fills
 * the screen: everything outside a modal dialog is inert.
 */
export function useQuestionPlace(): RefCallback<HTMLElement> {
  return setQuestionPlace;
}

/**
 * Calls `onClose` on every navigation: a link, also one to the current page, or the back button.
 * The returned ref is true after that.
 */
export function useCloseOnNavigation(onClose: () => void): RefObject<boolean> {
  const { key } = useLocation();
  const openedAt = useRef(key);
  const hasNavigated = useRef(false);
  useEffect(() => {
    if (openedAt.current === key) return;
    hasNavigated.current = true;
    onClose();
  }, [key, onClose]);
  return hasNavigated;
}

/** The topmost dialog that is still open: elements behind it must not get the focus. */
const topDialog = (): Element | undefined => [...document.querySelectorAll('[data-dialog]')].at(-1);

/**
 * Focuses the element that had the focus before, and scrolls to it where asked, or, when that is gone, the dialog
 * or page it was in.
 */
function focusAgain(before: EventTarget | null | undefined, scrolls = false): void {
  const isThere = before instanceof HTMLElement && before.isConnected;
  const target = isThere ? before : (topDialog() ?? document.querySelector('main'));
  if (target instanceof HTMLElement) target.focus({ preventScroll: !scrolls || !isThere });
}

/**
 * Keeps the focus from getting lost with an element that goes while it has it, such as a pressed button: it returns
 * to where it came from, else to the dialog or page around.
 */
export function useLeftFocus(
  element: RefObject<Element | null>,
  before?: () => EventTarget | null,
): void {
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own?.contains(document.activeElement)) focusAgain(before?.());
    };
  }, [element, before]);
}

/**
 * Returns a handler for `onCloseAutoFocus` that focuses the element that had the focus before the
 * dialog opened or, when that element is gone with a deleted item, the dialog or page it was in.
 * Radix does so only for dialogs with a trigger.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    focusAgain(opener, true);
  };
}

/**
 * For an overlay that holds links: it closes when one is followed. Returns a handler for
 * `onCloseAutoFocus` that focuses the new page after a navigation, else the element that opened the
 * overlay.
 */
export function useOverlayWithLinks(onClose: () => void): (event: Event) => void {
  useCountedOverlay();
  const hasNavigated = useCloseOnNavigation(onClose);
  const returnFocus = useReturnFocus();
  return (event) => {
    if (!hasNavigated.current) {
      returnFocus(event);
      return;
    }
    event.preventDefault();
    const main = document.querySelector('main');
    // The new page may have focused one of its own elements already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  };
}
