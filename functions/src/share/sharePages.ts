import { site } from '../../../src/config/site.ts';
import { routes, SITE_ICON } from '../../../src/model/base/routes.ts';
import {
  sharedGallery,
  sharedTarget,
  sharePath,
  type Shared,
} from '../../../src/model/catalogue/sharePath.ts';
import { shorten } from '../../../src/model/base/text.ts';
import { shareTexts } from '../../../src/model/system/functionTexts.ts';
import type { Shop } from '../../../src/model/settings/schema.ts';
import type { SharedRecord } from './findShared.ts';
import { markup, type Markup } from '../../../src/model/base/markup.ts';

/** Longer than any preview shows. */
const DESCRIPTION_LENGTH = 200;

const STYLE = markup`
:root { color-scheme: light dark; }
body { display: grid; align-content: center; justify-items: start; gap: 1rem; box-sizing: border-box;
  min-height: 100dvh; max-width: 34rem; margin: 0 auto; padding: 1.5rem;
  background: light-dark(#faf8f5, #121110); color: light-dark(#1b1a18, #ece8e1);
  font: 1.0625rem/1.6 system-ui, sans-serif; }
h1 { margin: 0; font: 400 2.075rem/1.15 Georgia, serif; overflow-wrap: anywhere; }
p { margin: 0; }
a { padding-block: 0.6rem; color: light-dark(#a4481f, #e39468); }`;

type Names = Pick<Shop, 'businessName' | 'photographerName'>;

interface Page {
  title: string;
  head: readonly Markup[];
  text: string;
  link: { to: string; words: string };
}

function page({ title, head, text, link }: Page, { businessName }: Names = site): string {
  return markup`<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${businessName}</title>
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
<a href="${link.to}">${link.words}</a>
</body>
</html>
`.text;
}

function property(name: string, content: string): Markup[] {
  return content === '' ? [] : [markup`<meta property="${name}" content="${content}">`];
}

/**
 * The page for readers that run no scripts, such as link previews; browsers are redirected to the
 * gallery at once.
 */
export function sharedPage(shared: Shared, record: SharedRecord, names: Names): string {
  const { title, image } = record;
  const description = shorten(
    record.description === '' ? shareTexts.imageBy(names.photographerName) : record.description,
    DESCRIPTION_LENGTH,
  );
  const target = sharedTarget(shared, record.slug);
  const card = image === '' ? 'summary' : 'summary_large_image';
  const content = {
    title,
    text: description,
    link: { to: target, words: shareTexts.goOn },
    head: [
      markup`<meta name="description" content="${description}">`,
      markup`<link rel="canonical" href="${site.origin}${target}">`,
      markup`<meta http-equiv="refresh" content="0; url=${target}">`,
      ...property('og:type', 'website'),
      ...property('og:site_name', names.businessName),
      ...property('og:locale', 'da_DK'),
      ...property('og:title', title),
      ...property('og:description', description),
      // The shared address, because the gallery's needs scripts to show anything.
      ...property('og:url', `${site.origin}${sharePath(shared)}`),
      ...property('og:image', image === '' ? `${site.origin}${SITE_ICON}` : image),
      ...property('og:image:alt', image === '' ? '' : record.alt),
      markup`<meta name="twitter:card" content="${card}">`,
    ],
  };
  return page(content, names);
}

const hidden = [markup`<meta name="robots" content="noindex">`];

/**
 * The page for items that do not exist or are not published: it is the same, so that nobody learns
 * which.
 */
export function gonePage(shared: Shared | undefined): string {
  const gallery = shared ? sharedGallery(shared.kind) : routes.singleImages;
  return page({
    title: shareTexts.goneTitle,
    text: shareTexts.goneText,
    link: { to: gallery, words: shareTexts.toGallery },
    head: hidden,
  });
}

export function failedPage(): string {
  return page({
    title: shareTexts.failedTitle,
    text: shareTexts.failedText,
    link: { to: routes.singleImages, words: shareTexts.toGallery },
    head: hidden,
  });
}
