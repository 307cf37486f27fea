import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { openScene } from './shots/openScene.ts';
import { pages } from './shots/storefront.ts';
import { builtFiles, loseEachFileOnce, loseForEver } from './support/network/lostFiles.ts';
import { choosePictures, photograph, telephonePicture } from './support/records/pictures.ts';
import { people, signIn } from './support/screens/signIn.ts';

const MISSING = /kunne ikke hentes. Tjek din forbindelse, og prøv igen/;

test.describe.configure({ timeout: 120_000 });

test.afterEach(({ complaints }) => {
  // The browser notes each file that is lost.
  complaints.length = 0;
});

for (const scene of pages) {
  const tag = scene.path === routes.prices ? [] : ['@long'];
  test(
    `${scene.name} comes although each of its files is lost once`,
    { tag },
    async ({ page, context }) => {
      const lost = await loseEachFileOnce(context);
      await openScene(page, scene);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByText(MISSING)).toBeHidden();
      expect(lost.size).toBeGreaterThan(0);
    },
  );
}

test('pictures are read for an upload although each file of the workers is lost once @long', async ({
  page,
  context,
}) => {
  await loseEachFileOnce(context);
  await signIn(page, people.photographer, adminPath('galleri'));
  await choosePictures(page, [await photograph('tabt.jpg'), await telephonePicture('tabt.heic')]);
  await expect(page.getByRole('button', { name: /^Udfyld/ })).toHaveCount(2);
});

/** Files that a page can do without; each is looked for by the beginning of its name. */
const OPTIONAL = ['notices', 'cart', 'background'];

const content = (page: Page) => page.getByRole('heading', { level: 1, name: 'Priser' });

/** Opens /priser while a file does not come, until the site has given up on it. */
async function openWithout(page: Page, name: string): Promise<void> {
  await page.context().unrouteAll();
  const lost = await loseForEver(page.context(), name);
  await page.goto(routes.prices);
  await expect.poll(lost, name).toBeGreaterThan(2);
}

async function expectFrame(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('banner'), name).toBeVisible();
  await expect(page.getByRole('contentinfo'), name).toBeVisible();
}

test('a file that never comes takes nothing with it but its own part', async ({
  page,
  request,
}) => {
  const files = await builtFiles(request);
  for (const start of OPTIONAL) {
    const name = files.find((file) => file.startsWith(`${start}-`) && file.endsWith('.js')) ?? '';
    expect(name, start).not.toBe('');
    await openWithout(page, name);
    await expectFrame(page, name);
    await expect(content(page)).toBeVisible();
  }
});
