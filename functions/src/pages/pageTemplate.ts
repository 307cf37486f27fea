import { createHash } from 'node:crypto';
import {
  HOME_TAGS_ID,
  SERVED_CONTENT_ID,
  SERVED_RECORD_ID,
  SERVED_TAG_MARK,
  scriptText,
  type ServedRecord,
} from '../../../src/model/content/servedPage.ts';
import { linkOrigin } from '../env.ts';

const TIMEOUT_MS = 5000;

let latest: { version: string; html: string } | undefined;

/**
 * The application's page as the site has it at this moment. It is asked for each time, since a page from before the
 * last deployment would fetch files that are gone; the site says when nothing has changed.
 */
export async function readTemplate(): Promise<string> {
  const answer = await fetch(`${linkOrigin}/index.html`, {
    headers: latest ? { 'if-none-match': latest.version } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status === 304 && latest) return latest.html;
  const html = await answer.text();
  if (!answer.ok) throw new Error(`The site has no page: HTTP ${answer.status}`);
  const version = answer.headers.get('etag');
  latest = version ? { version, html } : undefined;
  return html;
}

/**
 * The look of the page without scripts, and so without the style sheets of the application. Controls that need scripts
 * are left out, and with scripts the whole content until the application is there.
 */
const STYLE = `#${SERVED_CONTENT_ID}{max-width:64rem;margin:0 auto;padding:1.5rem}
#${SERVED_CONTENT_ID} :is(header,main,article,footer,section,ul){display:grid;gap:1rem}
#${SERVED_CONTENT_ID} :is(nav,dl){display:flex;flex-wrap:wrap;gap:.5rem 1.25rem}
#${SERVED_CONTENT_ID} img{width:auto;max-width:100%;height:auto;max-height:90vh}
#${SERVED_CONTENT_ID} :is(button,svg,[inert]){display:none}
#${SERVED_CONTENT_ID} :is(ul,dd){margin:0;padding:0;list-style:none}
#${SERVED_CONTENT_ID} :is(address,p) span{display:block}
@media (scripting:enabled){#${SERVED_CONTENT_ID}{display:none}}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const STYLES_ALLOWED = "style-src 'self'";

/** The parts that the build writes for the front page: the tags of the head, and the page before the first script. */
const HOME_TAGS = /<title>.*?<script type="application\/ld\+json">.*?<\/script>/s;
const HOME_PAGE = /(?<root><div id="root"><\/div>).*?(?<script><script>)/s;

interface Page {
  head: string;
  content: string;
  record?: ServedRecord;
}

/** Puts a page into the application's, in place of the front page. */
export function intoTemplate(template: string, { head, content, record }: Page): string {
  const tags = `${head.replaceAll('data-page=""', SERVED_TAG_MARK)}\n<style>${STYLE}</style>`;
  const data = record
    ? `<script type="application/json" id="${SERVED_RECORD_ID}">${scriptText(record)}</script>`
    : '';
  const filled = template
    .replace(STYLES_ALLOWED, `${STYLES_ALLOWED} 'sha256-${STYLE_HASH}'`)
    .replace(HOME_TAGS, (home) => `${tags}\n<template id="${HOME_TAGS_ID}">${home}</template>`)
    .replace(
      HOME_PAGE,
      (_, root: string, script: string) =>
        `${root}\n<div id="${SERVED_CONTENT_ID}">${content}</div>\n${data}\n${script}`,
    );
  if (!filled.includes(HOME_TAGS_ID) || !filled.includes(SERVED_CONTENT_ID)) {
    throw new Error('The page of the site has another shape');
  }
  return filled;
}
