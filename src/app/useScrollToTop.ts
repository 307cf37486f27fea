import { useEffect } from 'react';

/** Starts every page at its top. */
export function useScrollToTop(pathname: string): void {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
}
