import { expect, test } from './fixtures.ts';

const PROTECTIONS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

test('every page tells the browser how to protect it', async ({ request }) => {
  for (const path of ['/', '/enkeltbilleder', '/admin-dashboard']) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject(PROTECTIONS);
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

test('a page of one visitor alone is kept out of search results', async ({ request }) => {
  const robotsOf = async (path: string) => (await request.get(path)).headers()['x-robots-tag'];
  for (const path of ['/profil', '/kundegalleri/']) expect(await robotsOf(path)).toBe('noindex');
  for (const path of ['/', '/portfolio']) expect(await robotsOf(path)).toBeUndefined();
});

test('only a page of this site may show the page of the bot check', async ({ request }) => {
  const answer = await request.get('/robot/index.html');
  expect(answer.headers()).toMatchObject({
    ...PROTECTIONS,
    'content-security-policy': "frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
  });
});

test('the page names what it may load, and nothing inline runs besides its own lines @main', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /default-src 'none'/);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
  });
  await expect(page).toHaveTitle('Jerslev Foto');
  expect(complaints.splice(0).join()).toContain('Content Security Policy');
});

test('what never changes is shown from the copy, and the page itself is asked for each time', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
  const cacheOf = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await cacheOf(asset)).toBe('public, max-age=86400, stale-while-revalidate=604800');
  for (const path of ['/', '/index.html', '/sw.js', '/soeg']) {
    expect(await cacheOf(path)).toBe('no-cache');
  }
});

test('a file that is gone is said to be gone', async ({ request }) => {
  // Headers go by the path: a name with a hash that is missing gets those of one that is there.
  for (const path of ['/assets/gone-ABCDEFGH.js', '/assets/gone', '/assets/', '/gone.png']) {
    const gone = await request.get(path);
    expect(gone.status()).toBe(404);
    expect(gone.headers()['cache-control']).toMatch(/^no-cache$|max-age=86400,/);
  }
});

test('the sources of a script are not there to read', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
  expect(await (await request.get(asset)).text()).not.toContain('sourceMappingURL');
  expect((await request.get(`${asset}.map`)).status()).toBe(404);
});

test('below /api nothing answers with a page', async ({ request }) => {
  const unknown = await request.get('/api/hvad-som-helst');
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['content-type']).toContain('application/json');
  const idle = await request.get('/api/critical-data');
  expect(idle.headers()['content-type'] ?? '').not.toContain('html');
});

test('what is used of others is named, also what only workers use', async ({ request }) => {
  const notices = await (await request.get('/licenses.txt')).text();
  for (const used of ['react 1', '@dnd-kit/core', 'jszip', 'exifreader', 'Newsreader Project']) {
    expect(notices).toContain(used);
  }
});
