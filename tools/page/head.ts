import { documentsUrl } from '#src/config/backendUrls.ts';
import type { Env } from '#src/config/parseEnv.ts';
import { site } from '#src/config/site.ts';
import { mailtoLink } from '#src/model/account/email.ts';
import { documents } from '#src/model/base/paths.ts';
import { SITE_ICON } from '#src/model/base/routes.ts';
import { businessData } from '#src/model/content/searchEngines.ts';
import { SERVED_CONTENT_ID, scriptText } from '#src/model/content/servedPage.ts';
import { SERVED_STYLE } from '#src/model/content/servedStyle.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import { messageOf } from '../messageOf.ts';
import { escapeHtml } from '../escapeHtml.ts';

const TIMEOUT_MS = 5000;

/** Returns the addresses of the documents that the first script reads; null in a site without keys. */
export function earlyUrls(env: Env): { frontPageUrl: string | null; settingsUrl: string | null } {
  const urlOf = (path: string) => documentsUrl(env, `/${path}`) ?? null;
  return {
    frontPageUrl: urlOf(documents.frontPage.build()),
    settingsUrl: urlOf(documents.publicSettings.build()),
  };
}

interface StoredPage {
  updateTime?: string;
  fields?: Record<string, unknown>;
}

async function ask(url: string): Promise<StoredPage> {
  const answer = await fetch(url, {
    // A key that is restricted to the site's domain is refused without it.
    headers: { referer: `${site.origin}/` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { updateTime, fields } = (await answer.json()) as StoredPage;
  return { ...(updateTime && { updateTime }), ...(fields && { fields }) };
}

/**
 * Reads a record of the front page as it is now. Built into index.html, it saves the first visit one round trip. A
 * site that cannot be read is built without it, with a warning.
 */
export async function readBuiltWith(
  url: string | null,
  warn: (line: string) => void,
): Promise<StoredPage | null> {
  if (url === null) return null;
  try {
    return await ask(url);
  } catch (error) {
    warn(`A part of the front page could not be read (${messageOf(error)}): it is built without.`);
    return null;
  }
}

function textField(page: StoredPage | null, name: string): string {
  const field = page?.fields?.[name] as { stringValue?: string } | undefined;
  return field?.stringValue ?? '';
}

/** Describes the business in one line, for search engines and shared links. */
export function description(shop: Shop): string {
  const { photographerName, photographerTitle, address } = shop;
  return `${photographerName}, ${photographerTitle.toLowerCase()} i ${address.city}. ${site.tagline}.`;
}

/** Builds the tags for search engines and for places where the front page is shared. */
export function headTags(builtWith: StoredPage | null, shop: Shop): string {
  const isImage = textField(builtWith, 'backgroundType') !== 'video';
  const hero = isImage ? textField(builtWith, 'backgroundMedia') : '';
  const image = hero || `${site.origin}${SITE_ICON}`;
  const about = description(shop);
  const named = { description: about, 'twitter:card': hero ? 'summary_large_image' : 'summary' };
  const graph = {
    'og:type': 'website',
    'og:site_name': shop.businessName,
    'og:locale': 'da_DK',
    'og:title': shop.businessName,
    'og:description': about,
    'og:url': `${site.origin}/`,
    'og:image': image,
  };
  const meta = (kind: string, tags: Record<string, string>): string[] =>
    Object.entries(tags).map(
      ([key, value]) => `<meta ${kind}="${key}" content="${escapeHtml(value)}" />`,
    );
  const business = businessData({ ...shop, origin: site.origin });
  const data = scriptText({ ...business, description: about, image });
  return [
    `<title>${escapeHtml(shop.businessName)}</title>`,
    ...meta('name', named),
    ...meta('property', graph),
    `<link rel="canonical" href="${site.origin}/" />`,
    `<script type="application/ld+json">${data}</script>`,
  ].join('\n    ');
}

/** Builds what browsers without scripts show: the front page, and what is missing. */
export function withoutScripts(home: string, { businessName, email }: Shop): string {
  return [
    `<noscript><style>${SERVED_STYLE}</style>`,
    `<div id="${SERVED_CONTENT_ID}">${home}</div>`,
    '</noscript><noscript>',
    `<p>${escapeHtml(businessName)} kræver JavaScript. Slå det til, eller skriv til `,
    `<a href="${escapeHtml(mailtoLink(email))}">${escapeHtml(email)}</a>.</p>`,
    '</noscript>',
  ].join('');
}
