import { site } from '#src/config/site.ts';
import { businessData } from '#src/shared/domain/structuredData.ts';
import type { StoredPage } from './builtWith.ts';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function textField(page: StoredPage | null, name: string): string {
  const field = page?.fields?.[name] as { stringValue?: string } | undefined;
  return field?.stringValue ?? '';
}

/** The description of the front page: its own words, or the business's. */
export function description(): string {
  const { photographerName, photographerTitle, address, tagline } = site;
  return `${photographerName}, ${photographerTitle.toLowerCase()} i ${address.city}. ${tagline}.`;
}

/** What the front page tells search engines and those it is shared with. */
export function headTags(builtWith: StoredPage | null): string {
  const isImage = textField(builtWith, 'backgroundType') !== 'video';
  const hero = isImage ? textField(builtWith, 'backgroundMedia') : '';
  const image = hero || `${site.origin}/icons/icon-512.png`;
  const about = description();
  const named = { description: about, 'twitter:card': hero ? 'summary_large_image' : 'summary' };
  const graph = {
    'og:type': 'website',
    'og:site_name': site.businessName,
    'og:locale': 'da_DK',
    'og:title': site.businessName,
    'og:description': about,
    'og:url': `${site.origin}/`,
    'og:image': image,
  };
  const meta = (kind: string, tags: Record<string, string>): string[] =>
    Object.entries(tags).map(
      ([key, value]) => `<meta ${kind}="${key}" content="${escaped(value)}" />`,
    );
  const data = JSON.stringify({ ...businessData(site), description: about, image }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  return [
    `<title>${escaped(site.businessName)}</title>`,
    ...meta('name', named),
    ...meta('property', graph),
    `<link rel="canonical" href="${site.origin}/" />`,
    `<script type="application/ld+json">${data}</script>`,
  ].join('\n    ');
}

/** What a browser without scripts can still be told. */
export function withoutScripts(): string {
  const mail = escaped(site.email);
  return [
    '<noscript>',
    `<p>${escaped(site.businessName)} kræver JavaScript. Slå det til, eller skriv til `,
    `<a href="mailto:${mail}">${mail}</a>.</p>`,
    '</noscript>',
  ].join('');
}
