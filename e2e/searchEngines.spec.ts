import { site } from '#src/config/site.ts';
import { publicRoutes, routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';

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

test('a shared picture shows itself without scripts and leads people to it @main', async ({
  page,
}) => {
  await page.goto(routes.singleImages);
  const cards = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  const address = await cards.first().getAttribute('href');
  expect(address).toMatch(/^\/billede\/[a-z0-9-]+$/);
  const id = `billede-${address?.split('/').at(-1)}`;
  const answer = await page.request.get(`/del/billede/${id}`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toMatch(/<meta property="og:title" content="[^"]+">/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+watermarked[^"]+">/);
  expect(html).not.toContain('high-quality');
  await page.goto(`/del/billede/${id}`);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});
