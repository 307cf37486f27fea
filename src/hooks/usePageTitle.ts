import { useEffect } from 'react';
import { site } from '#src/config/site.ts';

/** Names the page in the browser's tab and history; the front page bears the site's own name. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title === undefined ? site.businessName : `${title} – ${site.businessName}`;
  }, [title]);
}
