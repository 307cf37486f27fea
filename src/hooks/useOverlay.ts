import { useEffect, useRef, type RefObject, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { countOverlay } from '#src/stores/overlays.ts';

/** Counts the component among what lies above the page, as long as it is shown. */
export function useCountedOverlay(): void {
  useEffect(() => countOverlay(), []);
}

/**
 * Closes what lies above the page when a link is followed, also the one to the page that is shown, or
 * the way back is taken. The answer says whether that has happened.
 */
export function useCloseOnNavigation(onClose: () => void): RefObject<boolean> {
  const { key } = useLocation();
  const openedAt = useRef(key);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (openedAt.current === key) return;
    hasLeft.current = true;
    onClose();
  }, [key, onClose]);
  return hasLeft;
}

/** The dialog below the one that closes: what is behind it must not get the focus. */
const openDialog = (): Element | undefined =>
  [...document.querySelectorAll('[data-dialog]')].at(-1);

/**
 * Gives the focus back when a dialog closes: to what had it before, or, when that is gone with the
 * deleted item, to the dialog or page that it was in. Radix does so only for dialogs with a trigger.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const target = opener?.isConnected ? opener : (openDialog() ?? document.querySelector('main'));
    if (target instanceof HTMLElement) target.focus();
  };
}

/**
 * For what lies above the page and holds links: it closes when one is followed. The answer moves the
 * focus when it has closed: into the page that the link led to, else to where it came from.
 */
export function useOverlayWithLinks(onClose: () => void): (event: Event) => void {
  useCountedOverlay();
  const hasLeft = useCloseOnNavigation(onClose);
  const returnFocus = useReturnFocus();
  return (event) => {
    if (!hasLeft.current) {
      returnFocus(event);
      return;
    }
    event.preventDefault();
    const main = document.querySelector('main');
    // What was looked for may have taken the focus already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  };
}
