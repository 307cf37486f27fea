import { describe, expect, test } from 'vitest';
import { isPublicList, strategyFor } from '#src/app/worker/strategyFor.ts';
import type { RequestFacts } from '#src/app/worker/strategyFor.ts';

const ORIGIN = 'https://jerslevfoto.example';
const STORAGE = 'https://firebasestorage.googleapis.com/v0/b/jf.appspot.com/o';
const DOCUMENTS = 'https://firestore.googleapis.com/v1/projects/jf/databases/(default)/documents';
const place = {
  origin: ORIGIN,
  storageOrigins: ['https://firebasestorage.googleapis.com'],
  bucket: 'jf.appspot.com',
  documents: DOCUMENTS,
};

function decide(
  url: string,
  change: Partial<Omit<RequestFacts, 'headers'>> & { headers?: string[] } = {},
) {
  const { headers = [], ...rest } = change;
  const has = (name: string) => headers.includes(name.toLowerCase());
  return strategyFor({ url, method: 'GET', mode: 'cors', ...rest, headers: { has } }, place);
}

const file = (path: string, query = '?alt=media') =>
  `${STORAGE}/${encodeURIComponent(path)}${query}`;
const watermarked = 'watermarked/albums/kysten/watermarked_1756800000000_aB3dE5fG7hJ9_960.webp';

describe('what the worker serves', () => {
  test.each([
    ...['/', '/portfolio', '/admin-dashboard', '/hvad-som-helst', '/k%C3%B8bsbetingelser'].map(
      (path) => ['page', `${ORIGIN}${path}`, 'navigate'],
    ),
    ['asset', `${ORIGIN}/assets/index-Bce68dJy.js`, 'cors'],
    ...[
      watermarked,
      'portfolio-display/watermarked_1756800000000_aB3dE5fG7hJ9_480.webp',
      'front-page-background/background_1756800000000_1600.webp',
      'front-page-background/background_1756800000000.jpg',
      'profile-picture/profile_1756800000000.jpg',
    ].map((path) => ['picture', file(path), 'no-cors']),
    // It keeps its name when it changes.
    ['refreshed', file('site-branding/site-logo.jpg'), 'cors'],
    ...[
      'content/frontpage',
      'site-config/branding',
      'about/content',
      'about/profile',
      'website-config/filter-buttons',
      'pricing-packages/packages',
    ].map((path) => ['answer', `${DOCUMENTS}/${path}?key=abc`, 'cors']),
  ])('as %s: %s', (strategy, url, mode) => {
    expect(decide(url, { mode })).toBe(strategy);
  });
});

describe('lists', () => {
  const LIST = `${DOCUMENTS}:runQuery?key=abc`;

  test('a query is looked at, unless somebody identifies themselves', () => {
    expect(decide(LIST, { method: 'POST' })).toBe('list');
    expect(decide(LIST, { method: 'POST', headers: ['authorization'] })).toBe('none');
    expect(decide(LIST)).toBe('none');
    const elsewhere = LIST.replace('projects/jf', 'projects/andet');
    expect(decide(elsewhere, { method: 'POST' })).toBe('none');
  });

  const query = (...from: string[]) =>
    JSON.stringify({ structuredQuery: { from: from.map((collectionId) => ({ collectionId })) } });

  test.each([
    ...['albums', 'enkeltbilleder', 'individuelle', 'portfolio'].map((name) => [query(name), true]),
    ...[query('users'), query('pending-orders'), query('albums', 'users'), query()].map((body) => [
      body,
      false,
    ]),
    ...['{}', 'null', 'x'].map((body) => [body, false]),
  ] as [string, boolean][])('%s is kept: %s', (body, isKept) => {
    expect(isPublicList(body)).toBe(isKept);
  });
});

describe('what the worker keeps out of', () => {
  test.each([
    ['an original', 'high-quality/albums/kysten/original_1756800000000_aB3dE5fG7hJ9.jpg'],
    ['an original of the portfolio', 'portfolio-protected/original_1756800000000_aB3dE5fG7hJ9.jpg'],
    ['a purchased file', 'purchased/uid-1/item-1_abc123.jpg'],
    ['an archived file', 'customer-permanent-archive/JF20250902ABCDEF123/billede.jpg'],
    ['a film', 'front-page-background/background_1756800000000.mp4'],
    ['a path that climbs', 'watermarked/../high-quality/albums/kysten/original_1_a.jpg'],
    ['a name of no kind', 'watermarked/albums/kysten/hemmelig.webp'],
  ])('%s', (_what, path) => {
    expect(decide(file(path))).toBe('none');
  });

  test.each([
    ...['users/uid-1', 'purchases/JF1', 'pending-orders/1', 'albums/a', 'content/frontpage/x'].map(
      (path) => `${DOCUMENTS}/${path}?key=abc`,
    ),
    file(watermarked).replace('jf.appspot.com', 'andet.appspot.com'),
    file(watermarked, '?alt=media&token=abc'),
    `${ORIGIN}/api/list-users`,
    `${ORIGIN}/manifest.webmanifest`,
    `${ORIGIN}/assets/index-Bce68dJy.js.map`,
    'https://identitytoolkit.googleapis.com/v1/accounts:lookup',
    'https://www.google.com/recaptcha/api.js',
    'chrome-extension://abc/page.html',
    'not an address',
  ])('%s', (url) => {
    expect(decide(url)).toBe('none');
  });

  const anything = [
    `${ORIGIN}/assets/index-Bce68dJy.js`,
    file(watermarked),
    `${DOCUMENTS}/content/frontpage?key=abc`,
  ];
  test.each([
    ...['authorization', 'range'].map((header) => ({ headers: [header] })),
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'].map((method) => ({ method })),
  ])('anything asked for with %j', (request) => {
    for (const url of anything) expect(decide(url, request)).toBe('none');
  });

  test.each([
    ...['/api/verify-recaptcha', '/.netlify/functions/verify-recaptcha', '/__/auth/action'],
    ...['/del/billede/abc', '/haandbog/', '/haandbog', '/robots.txt', '/sitemap.xml', '/sw.js'],
  ])('%s, opened as a page', (path) => {
    expect(decide(`${ORIGIN}${path}`, { mode: 'navigate' })).toBe('none');
  });

  test('documents and pictures of a site without keys', () => {
    const bare = { ...place, bucket: null, documents: null };
    const headers = { has: () => false };
    for (const url of anything.slice(1)) {
      expect(strategyFor({ url, method: 'GET', mode: 'cors', headers }, bare)).toBe('none');
    }
  });
});
