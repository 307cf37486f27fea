import { site } from '../../../src/config/site.ts';
import {
  HOME_TAGS_ID,
  SERVED_CONTENT_ID,
  SERVED_RECORD_ID,
  SERVED_TAG_MARK,
  scriptText,
  type ServedRecord,
} from '../../../src/model/content/servedPage.ts';
import { SERVED_STYLE } from '../../../src/model/content/servedStyle.ts';
import { linkOrigin } from '../env.ts';

const TIMEOUT_MS = 5000;

let latest: { version: string; html: string } | undefined;

async function askForTemplate(): Promise<string> {
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

let asking: Promise<string> | undefined;

/**
 * The application's page as the site has it at this moment. It is asked for each time, since a page from before the
 * last deployment would fetch files that are gone; the site says when nothing has changed. Those who ask at once
 * share the answer.
 */
export async function readTemplate(): Promise<string> {
  asking ??= askForTemplate().finally(() => {
    asking = undefined;
  });
  return asking;
}

/**
 * The parts that the build writes for the front page: the tags of the head, and the page, before the first script and
 * once more behind it for readers without scripts.
 */
const HOME_TAGS = /<title>.*?<script type="application\/ld\+json">.*?<\/script>/s;
const HOME_PAGE =
  /(?<root><div id="root"><\/div>).*?(?<script><script>.*?<\/script>)\s*<noscript><style>.*?<\/noscript>/s;

interface Page {
  head: string;
  content: string;
  record?: ServedRecord;
}

/** Puts a page into the application's, in place of the front page. */
export function intoTemplate(template: string, { head, content, record }: Page): string {
  if (!HOME_TAGS.test(template) || !HOME_PAGE.test(template)) {
    throw new Error('The page of the site has another shape');
  }
  const tags = `${head.replaceAll('data-page=""', SERVED_TAG_MARK)}\n<style>${SERVED_STYLE}</style>`;
  const data = record
    ? `<script type="application/json" id="${SERVED_RECORD_ID}">${scriptText(record)}</script>`
    : '';
  return template
    .replace(HOME_TAGS, (home) => `${tags}\n<template id="${HOME_TAGS_ID}">${home}</template>`)
    .replace(
      HOME_PAGE,
      (_, root: string, script: string) =>
        `${root}\n<div id="${SERVED_CONTENT_ID}" data-consent="${site.consent}">${content}</div>\n${data}\n${script}`,
    );
}
