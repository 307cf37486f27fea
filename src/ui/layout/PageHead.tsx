import { useLayoutEffect } from 'react';
import { useBusiness } from '#src/hooks/useBusiness.ts';
import { absoluteUrl, pageTitle } from '#src/lib/siteAddress.ts';
import { SITE_ICON } from '#src/model/base/routes.ts';
import { HOME_TAGS_ID, scriptText, SERVED_TAG_MARK } from '#src/model/content/servedPage.ts';

/** The tags of `index.html` that describe the home page only. */
const PAGE_TAGS = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'script[type="application/ld+json"]',
];

/** Marks the tags of the current page. */
export const PAGE_TAG_MARK = 'data-page';

/**
 * Removes the home page's tags from the head while another page is shown, and restores them. Where the server has
 * written those of an item in their place, they are kept in a template.
 */
function useWithoutHomeTags(): void {
  useLayoutEffect(() => {
    const selector = `:is(${PAGE_TAGS.join(',')}):not([${PAGE_TAG_MARK}])`;
    const tags = [...document.head.querySelectorAll(selector)];
    tags.forEach((tag) => tag.remove());
    const kept = document.querySelector<HTMLTemplateElement>(`#${HOME_TAGS_ID}`);
    const homeTags = tags.filter((tag) => !tag.hasAttribute(SERVED_TAG_MARK));
    return () => document.head.append(...homeTags, ...(kept?.content.children ?? []));
  }, []);
}

interface PageHeadProps {
  /** Without a title the page has the site's name. */
  title?: string | undefined;
  description?: string | undefined;
  /** The canonical path; pages that are not indexed need none. */
  path?: string | undefined;
  /** A public picture for previews of a shared link. */
  image?: string | undefined;
  /** What that picture shows, in words. */
  imageAlt?: string | undefined;
  noIndex?: boolean;
  /** Structured data in the vocabulary of schema.org. */
  jsonLd?: object | readonly object[] | undefined;
}

const mark = { [PAGE_TAG_MARK]: '' };

function nameTags(tags: Record<string, string | undefined>) {
  return Object.entries(tags).flatMap(([name, content]) =>
    content ? [<meta key={name} {...mark} name={name} content={content} />] : [],
  );
}

function openGraphTags(tags: Record<string, string | undefined>) {
  return Object.entries(tags).flatMap(([property, content]) =>
    content ? [<meta key={property} {...mark} property={property} content={content} />] : [],
  );
}

/** Structured data that comes later than the page's head. */
export function PageData({ jsonLd }: { jsonLd: object }) {
  return <script type="application/ld+json">{scriptText(jsonLd)}</script>;
}

/** The head tags of a page, which React puts there: title, description, link previews and structured data. */
export function PageHead({ title, description, path, noIndex, jsonLd, ...shown }: PageHeadProps) {
  useWithoutHomeTags();
  const { businessName } = useBusiness();
  const name = pageTitle(businessName, title);
  const url = path === undefined ? undefined : absoluteUrl(path);
  const picture = shown.image ? absoluteUrl(shown.image) : undefined;
  return (
    <>
      <title {...mark}>{name}</title>
      {url && <link {...mark} rel="canonical" href={url} />}
      {nameTags({
        description,
        robots: noIndex ? 'noindex' : undefined,
        'twitter:card': picture ? 'summary_large_image' : 'summary',
      })}
      {openGraphTags({
        'og:type': 'website',
        'og:site_name': businessName,
        'og:locale': 'da_DK',
        'og:title': name,
        'og:description': description,
        'og:url': url,
        'og:image': picture ?? absoluteUrl(SITE_ICON),
        'og:image:alt': picture && shown.imageAlt,
      })}
      {jsonLd && <PageData jsonLd={jsonLd} />}
    </>
  );
}
