import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx';

/** The time a page may take to set its title after it is shown. */
export const PAGE_TITLE_DELAY_MS = 150;

/** Announces a new page to screen readers and moves the focus to it, as a browser does for a new document. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [name, setName] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return undefined;
    shownPath.current = pathname;
    const main = document.querySelector('main');
    // A page that has put the focus somewhere itself knows better.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    const timer = setTimeout(() => setName(document.title), PAGE_TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span role="status" data-page-name="">
        {name}
      </span>
    </VisuallyHidden>
  );
}
