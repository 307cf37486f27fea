import { site } from '#src/config/site.ts';
import { publicRoutes, routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';

test('search engines find the public pages', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  expect(await sitemap.text()).toContain(`<loc>${site.origin}/enkeltbilleder</loc>`);
});

const HEAD_TAGS = [
  'title',
  'meta[name="description"]',
  'meta[property="og:title"]',
  'meta[property="og:image"]',
  'link[rel="canonical"]',
];

test('every public page says once what it is and where', async ({ page }) => {
  for (const name of publicRoutes) {
    await page.goto(routes[name]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const address = new URL(routes[name], site.origin).href;
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', address);
    for (const tag of HEAD_TAGS) await expect(page.locator(`head ${tag}`)).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
});

test('what is about oneself is kept out of search results', async ({ page }) => {
  for (const name of ['login', 'register', 'resetPassword', 'cookiesDeclined'] as const) {
    await page.goto(routes[name]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test('an address of nothing shows the home page and is kept out of search results', async ({
  page,
}) => {
  await page.goto('/findes-ikke/heller-ikke');
  await expect(page.getByRole('banner')).toBeVisible();
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privatlivspolitik' }).click();
  await expect(page).toHaveTitle('Privatlivspolitik – Jerslev Foto');
  await expect(robots).toHaveCount(0);
});

test('a file that is missing is not answered with the page', async ({ request }) => {
  for (const path of ['/findes-ikke.png', '/assets/findes-ikke.js', '/api-findes/ikke.json']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get('/findes-ikke')).status()).toBe(200);
});

test('going home gives the home page its own head back', async ({ page }) => {
  await page.goto(routes.privacyPolicy);
  await expect(page).toHaveTitle('Privatlivspolitik – Jerslev Foto');
  await page.getByRole('banner').getByRole('link', { name: 'Jerslev Foto' }).click();
  await expect(page).toHaveTitle('Jerslev Foto');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.origin}/`);
});

test('a shared picture shows itself without scripts and leads people to it @main', async ({
  page,
}) => {
  await page.goto(routes.singleImages);
  const cards = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  const address = await cards.first().getAttribute('href');
  const id = new URL(address ?? '', site.origin).searchParams.get('vis') ?? '';
  const answer = await page.request.get(`/del/billede/${id}`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toMatch(/<meta property="og:title" content="[^"]+">/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+watermarked[^"]+">/);
  expect(html).not.toContain('high-quality');
  await page.goto(`/del/billede/${id}`);
  await expect(page).toHaveURL(new RegExp(`${routes.singleImages}\\?vis=${id}$`));
});

test('a shared address of nothing leads to the gallery', async ({ page, complaints }) => {
  const answer = await page.goto('/del/album/findes-ikke');
  expect(answer?.status()).toBe(404);
  // The browser notes every page that is not there.
  complaints.length = 0;
  await page.getByRole('link', { name: 'Se alle billeder' }).click();
  await expect(page).toHaveURL(routes.albums);
});
