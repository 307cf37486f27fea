import { routes } from '#src/model/base/routes.ts';
import { deployableSite } from '../support/network/deployableSite.ts';
import { heading, link } from './find.ts';
import { expect, test as base } from './fixtures.ts';
import type { DeployableSite } from '../support/network/deployableSite.ts';

/** The site at an address of its own, which can go away. */
const test = base.extend<{ site: DeployableSite; origin: string }>({
  site: async ({ baseURL }, use) => {
    const site = await deployableSite(baseURL ?? '');
    await use(site);
    await site.close();
  },
  origin: ({ site }, use) => use(site.address),
});

const INSTALL_TIMEOUT_MS = 60_000;
const title = heading('Lys, der bliver hængende');

test('the second visit needs no server', async ({ person, site }) => {
  await person.open(routes.home);
  await person.sees(title);
  const keptCount = () =>
    person.run(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = (await Promise.all(stores.map((store) => store.keys()))).flat();
      const isHere = (part: string) =>
        kept.some(({ url }) => decodeURIComponent(url).includes(part));
      return ['/index.html', '/front-page-background/', '/content/frontpage'].filter(isHere);
    });
  await expect.poll(keptCount, { timeout: INSTALL_TIMEOUT_MS }).toHaveLength(3);
  await site.close();

  await person.driver.reload();
  await person.sees(title);
  const width = () =>
    person.run(() => document.querySelector<HTMLImageElement>('#root .hero-media')?.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await person.click(link('Se portfolio'));
  await person.sees(heading('Portfolio'));
});
