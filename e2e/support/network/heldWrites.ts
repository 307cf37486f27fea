import { expect, type Page } from '@playwright/test';

interface Write {
  update?: { name: string; fields: Record<string, unknown> };
}

interface HeldWrites {
  /** The fields that were written to documents of this path, one after the other. */
  written: (path: string) => Record<string, unknown>[];
  /** The files that were removed. */
  removed: string[];
  /** The files that were sent. */
  sent: string[];
}

const COMMIT = /\/documents:commit/;
const DOCUMENTS = /\/documents\/(content|site-config)\//;
const AREAS = /^(front-page-background|site-branding)\//;
const FILES = /\/v0\/b\/[^/]+\/o(\/|\?|$)/;

const SENT_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';

function uploadHeaders(headers: Record<string, string>): Record<string, string> {
  return {
    ...headers,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': Object.keys(headers).join(', '),
  };
}

function fileRecord(name: string) {
  const time = new Date().toISOString();
  return { name, bucket: 'held', size: '1', timeCreated: time, updated: time };
}

/**
 * The site has one front page and one logo, and other tests look at them: what this page would write is answered
 * here as Firebase answers it, and kept for the test to see.
 */
export async function holdWrites(page: Page): Promise<HeldWrites> {
  const writes: Write[] = [];
  const held: HeldWrites = {
    written: (path) =>
      writes.flatMap(({ update }) => (update?.name.endsWith(path) ? [update.fields] : [])),
    removed: [],
    sent: [],
  };
  const now = () => new Date().toISOString();

  await page.route(COMMIT, async (route) => {
    const { writes: wanted = [] } = route.request().postDataJSON() as { writes?: Write[] };
    // The dashboard goes on with its other work meanwhile.
    const isHeld = wanted.every(({ update }) => DOCUMENTS.test(update?.name ?? ''));
    if (!isHeld || wanted.length === 0) return route.fallback();
    writes.push(...wanted);
    const writeResults = wanted.map(() => ({ updateTime: now() }));
    return route.fulfill({ json: { writeResults, commitTime: now() } });
  });

  await page.route(FILES, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const name =
      url.searchParams.get('name') ?? decodeURIComponent(url.pathname.split('/o/')[1] ?? '');
    if (!AREAS.test(name)) return route.fallback();
    if (request.method() === 'DELETE') {
      held.removed.push(name);
      return route.fulfill({ status: 204 });
    }
    if (request.method() === 'GET' && held.sent.includes(name)) {
      return route.fulfill({ contentType: 'image/svg+xml', body: SENT_PICTURE });
    }
    // Small files come in one piece, large ones in several after an announcement.
    const command = request.headers()['x-goog-upload-command'];
    const isWhole = request.headers()['x-goog-upload-protocol'] === 'multipart';
    if (request.method() !== 'POST' || !(command ?? isWhole)) return route.fallback();
    if (command === 'start' || isWhole) held.sent.push(name);
    if (command !== 'start') {
      return route.fulfill({
        headers: uploadHeaders({ 'x-goog-upload-status': 'final' }),
        json: fileRecord(name),
      });
    }
    return route.fulfill({
      headers: uploadHeaders({
        'x-goog-upload-url': `${url.origin}${url.pathname}?name=${encodeURIComponent(name)}`,
        'x-goog-upload-status': 'active',
      }),
      json: {},
    });
  });
  return held;
}

/** The text of a written field. */
export function textOf(fields: Record<string, unknown> | undefined, field: string): string {
  const value = fields?.[field] as { stringValue?: string } | undefined;
  expect(value, field).toBeDefined();
  return value?.stringValue ?? '';
}
