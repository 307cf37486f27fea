import { useLayoutEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { absoluteUrl, pageTitle, siteName } from '#src/lib/siteAddress.ts';

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
export function useWithoutHomeTags(): void {
  useLayoutEffect(() => {
    const selector = `:is(${PAGE_TAGS.join(',')}):not([${PAGE_TAG_MARK}])`;
    const homeTags = document.head.querySelectorAll(selector);
    homeTags.forEach((tag) => tag.remove());
    return () => document.head.append(...homeTags);
  }, []);
}

interface PageHeadProps {
  /** Without one the page bears the site's own name. */
  title?: string | undefined;
  description?: string | undefined;
  /** The one address of the page; pages that nobody searches for need none. */
  path?: string | undefined;
  /** A public picture, shown where the page is shared. */
  image?: string | undefined;
  noIndex?: boolean;
  /** What the page is about, in the words of schema.org. */
  jsonLd?: object | readonly object[] | undefined;
}

const mark = { [PAGE_TAG_MARK]: '' };

/** Text from a record must not be able to end the element that holds it. */
function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function named(tags: Record<string, string | undefined>) {
  return Object.entries(tags).flatMap(([name, content]) =>
    content ? [<meta key={name} {...mark} name={name} content={content} />] : [],
  );
}

function graph(tags: Record<string, string | undefined>) {
  return Object.entries(tags).flatMap(([property, content]) =>
    content ? [<meta key={property} {...mark} property={property} content={content} />] : [],
  );
}

/** What a page tells the browser's tab, search engines and those it is shared with. */
export function PageHead({ title, description, path, image, noIndex, jsonLd }: PageHeadProps) {
  useWithoutHomeTags();
  const name = pageTitle(title);
  const url = path === undefined ? undefined : absoluteUrl(path);
  const picture = image ? absoluteUrl(image) : undefined;
  return (
    <Helmet>
      <title {...mark}>{name}</title>
      {url && <link {...mark} rel="canonical" href={url} />}
      {named({
        description,
        robots: noIndex ? 'noindex' : undefined,
        'twitter:card': picture ? 'summary_large_image' : 'summary',
      })}
      {graph({
        'og:type': 'website',
        'og:site_name': siteName,
        'og:locale': 'da_DK',
        'og:title': name,
        'og:description': description,
        'og:url': url,
        'og:image': picture,
      })}
      {jsonLd && <script type="application/ld+json">{scriptText(jsonLd)}</script>}
    </Helmet>
  );
}
