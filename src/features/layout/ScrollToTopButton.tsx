import { ArrowUp } from 'lucide-react';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { useOverlays } from '#src/stores/overlays.ts';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import styles from './ScrollToTopButton.module.css';
import { useScrolled, SCROLL_THRESHOLD_PX } from './useScrolled.ts';

function scrollToTop(): void {
  // The style sheet decides whether the way there is smooth: not for those who want less motion.
  window.scrollTo({ top: 0 });
  // The button goes away up there, and takes the focus with it.
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** The way back up, offered once the page is scrolled and nothing lies above it. */
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
