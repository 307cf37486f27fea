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

test('every public page can be read without scripts', async ({ browser, baseURL }) => {
  const reader = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  for (const name of publicRoutes) {
    await reader.goto(routes[name]);
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reader.getByRole('contentinfo')).toContainText(site.cvrNumber);
    await expect(reader.getByRole('link', { name: 'Portfolio', exact: true })).toBeVisible();
  }
  await reader.goto(routes.portfolio);
  const pictures = reader.getByRole('main').getByRole('img');
  await expect(pictures.first()).toBeVisible();
  await reader
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .last()
    .click();
  await expect(reader).toHaveURL(/\/portfolio\/[a-z0-9-]+$/);
  await reader.close();
});

test('an address of nothing shows the home page, with a true status', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto('/findes-ikke/heller-ikke');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privatlivspolitik' }).click();
  await expect(page).toHaveTitle('Privatlivspolitik – Jerslev Foto');
  await expect(robots).toHaveCount(0);
  // Of the status.
  complaints.splice(0);
});

test('a shared picture is there without scripts, and the application takes over @main', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(routes.singleImages);
  const cards = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  const address = (await cards.first().getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/billede\/[a-z0-9-]+$/);
  const shared = `/del/billede/billede-${address.split('/').at(-1)}`;

  const reader = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  await reader.goto(shared);
  await expect(reader).toHaveURL(address);
  const main = reader.getByRole('main');
  const title = await main.getByRole('heading').innerText();
  const picture = main.getByRole('img', { name: title });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expect(main.getByRole('link').last()).toHaveAttribute('href', /^\/billede\//);
  await expect(reader.locator('head meta[property="og:image"]')).toHaveAttribute(
    'content',
    /watermarked/,
  );
  expect(await reader.content()).not.toContain('high-quality');
  await reader.close();

  await page.goto(shared);
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible();
  for (const tag of HEAD_TAGS) await expect(page.locator(`head ${tag}`)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: site.businessName }).click();
  await expect(page).toHaveTitle(site.businessName);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${site.origin}/`);
});

test('what is not there is said to be gone, with a true status', async ({ page, complaints }) => {
  const answer = await page.goto('/billede/findes-ikke');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('status').getByText('Billedet er her ikke længere')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // Of the status.
  complaints.splice(0);
});
