import { useLayoutEffect } from 'react';

/** What `index.html` says of the home page: true of that page alone. */
const PAGE_TAGS = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'script[type="application/ld+json"]',
];

/** Marks the tags that belong to the page that is shown. */
export const PAGE_TAG_MARK = 'data-page';

/** Takes the home page's tags out of the head while another page is shown, and puts them back. */
export function useAloneInHead(): void {
  useLayoutEffect(() => {
    const selector = `:is(${PAGE_TAGS.join(',')}):not([${PAGE_TAG_MARK}])`;
    const homeTags = document.head.querySelectorAll(selector);
    homeTags.forEach((tag) => tag.remove());
    return () => document.head.append(...homeTags);
  }, []);
}
