import { useCloseOnNavigation } from '#src/hooks/useCloseOnNavigation.ts';
import { useCountedOverlay } from '#src/hooks/useCountedOverlay.ts';
import { useReturnFocus } from './useReturnFocus.ts';

/**
 * For what lies above the page and holds links: it closes when one is followed. The answer moves the
 * focus when it has closed: into the page that the link led to, else to where it came from.
 */
export function useLeavableOverlay(onClose: () => void): (event: Event) => void {
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
