import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { useOverlays } from '#src/stores/overlays.ts';
import { IconButton } from '#src/ui/controls/Button.tsx';
import styles from './ScrollToTopButton.module.css';

export const SCROLL_THRESHOLD_PX = 50;

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Returns true when the page is scrolled further than `thresholdPx`. */
export function useScrolled(thresholdPx: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false,
  );
}

function scrollToTop(): void {
  // The style sheet makes scrolling smooth, unless the visitor prefers reduced motion.
  window.scrollTo({ top: 0 });
  // The button disappears at the top, so the focus moves to the page.
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Scrolls to the top. Hidden at the top of the page and below overlays. */
export function ScrollToTopButton() {
  const isScrolled = useScrolled(SCROLL_THRESHOLD_PX);
  const isCovered = useOverlays((state) => state.openCount > 0);
  if (!isScrolled || isCovered) return null;
  return (
    <IconButton
      icon={ArrowUp}
      label={layoutTexts.scrollToTop}
      className={styles['button']}
      onClick={scrollToTop}
    />
  );
}
