import type { Page } from '@playwright/test';
import { LOCAL_HOST, LOCAL_STORAGE_BUCKET } from '#src/config/local.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test as base } from './fixtures.ts';
import { deployableSite, type DeployableSite } from './support/network/deployableSite.ts';
import { ports } from './support/ports.ts';

const test = base.extend<{ site: DeployableSite }>({
  site: async ({ baseURL }, use) => {
    const site = await deployableSite(baseURL ?? '');
    await use(site);
    await site.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const STORAGE = `http://${LOCAL_HOST}:${ports.storage}/v0/b/${LOCAL_STORAGE_BUCKET}/o/`;
const DOCUMENTS = `http://${LOCAL_HOST}:${ports.firestore}/v1/projects/`;

const title = (page: Page) => page.locator('#root').getByRole('heading', { level: 1 });

/** The addresses of everything that any store of the worker holds. */
function keptUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => decodeURIComponent(url));
  });
}

/** The worker fetches every part of the site before it is in charge. */
const INSTALL_TIMEOUT_MS = 30_000;

/** Waits until the worker is in charge and has kept the picture that was fetched before it was there. */
async function expectHeroKept(page: Page): Promise<void> {
  await expect
    .poll(() => keptUrls(page), { timeout: INSTALL_TIMEOUT_MS })
    .toContainEqual(expect.stringContaining('/front-page-background/'));
  await expect
    .poll(() => keptUrls(page))
    .toContainEqual(expect.stringContaining('/content/frontpage'));
}

test('a device is offered the site, with icons of every kind', async ({ request, page }) => {
  await page.goto(routes.home);
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Jerslev Foto', lang: 'da', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe('image/png');
  }
});

test('the second visit needs no network @main', async ({ page, site, context, complaints }) => {
  await page.goto(site.address);
  await expect(title(page)).toHaveText('Lys, der bliver hængende');
  await expectHeroKept(page);
  await site.close();
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText('Lys, der bliver hængende');
  const picture = page.locator('#root .hero-media');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // The browser notes what asked for the network in vain.
  complaints.length = 0;
});

test('after a deploy the new shell is shown at once @long', async ({ page, site }) => {
  await page.goto(site.address);
  await expectHeroKept(page);
  site.deploy('second');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-deploy', 'second');
  await expect(title(page)).toHaveText('Lys, der bliver hængende');
});

test('keeps nothing but what everybody may see', async ({ page, site, complaints }) => {
  await page.goto(site.address);
  await expectHeroKept(page);
  await page.goto(`${site.address}${routes.singleImages}`);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  const documents = `${DOCUMENTS}demo-photo-shop/databases/(default)/documents`;
  await page.evaluate(
    async ({ storage, base }) => {
      const originals = 'high-quality/albums/kysten/original_1756800000000_abc.jpg';
      const bought = 'purchased/uid-1/item-1_abc123.jpg';
      const asks: [string, RequestInit][] = [
        [`${storage}${encodeURIComponent(originals)}?alt=media`, {}],
        [`${storage}${encodeURIComponent(bought)}?alt=media`, {}],
        [`${base}/users/uid-1?key=local`, {}],
        [`${base}/about/content?key=local`, { headers: { authorization: 'Bearer owner' } }],
        ['/api/critical-data', {}],
      ];
      await Promise.allSettled(asks.map(([url, request]) => fetch(url, request)));
    },
    { storage: STORAGE, base: documents },
  );
  const isPublic = [
    /^http:\/\/127\.0\.0\.1:\d+\/(?:index\.html|assets\/[^/]+)$/,
    /\/o\/(?:watermarked|portfolio-display|front-page-background|profile-picture|site-branding)\//,
    /\/documents\/(?:about|content|site-config|website-config|pricing-packages)\/[a-z-]+\?key=local$/,
    /\/documents:runQuery\?key=local&query=\{"structuredQuery":\{"from":\[\{"collectionId":"(?:albums|enkeltbilleder|individuelle|portfolio)"\}\]/,
  ];
  const kept = await keptUrls(page);
  expect(kept.filter((url) => !isPublic.some((pattern) => pattern.test(url)))).toEqual([]);
  // The browser itself notes what it was refused.
  complaints.length = 0;
});
