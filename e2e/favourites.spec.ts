import type { Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';

const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Favorit: ${title}`, exact: true });
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const link = (page: Page, count: number) =>
  page.getByRole('main').getByRole('link', {
    name: count === 1 ? 'Favoritter, 1 billede' : `Favoritter, ${count} billeder`,
  });

test('a heart keeps a picture, and the page of favourites shares the choice @main @phone', async ({
  page,
  otherPage,
}) => {
  await page.goto(routes.singleImages);
  await heart(page, 'Nordlys').click();
  await card(page, 'Møllerne').click();
  const viewer = page.getByRole('dialog', { name: 'Billedviser' });
  await viewer.getByRole('button', { name: 'Favorit: Møllerne' }).click();
  await page.keyboard.press('Escape');
  // Closing goes a step back in the history: a reload before its end would be cut off.
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(routes.singleImages);
  await expect(heart(page, 'Møllerne')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await link(page, 2).click();
  await expect(page).toHaveURL(routes.favourites);
  await expect(titles(page)).toHaveCount(2);
  await expectAccessible(page);

  // A browser without a share sheet copies the link; one that has it may refuse both.
  await page.evaluate(() => {
    Object.assign(navigator, { canShare: () => false });
    navigator.clipboard.writeText = (text) => {
      document.body.dataset['copied'] = text;
      return Promise.resolve();
    };
  });
  await page.getByRole('button', { name: 'Del favoritter' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-copied', /\/favoritter\?valg=/);
  const copied = await page.locator('body').getAttribute('data-copied');

  await otherPage.goto(copied ?? '');
  await expect(
    otherPage.getByRole('heading', { level: 1, name: 'Delte favoritter' }),
  ).toBeVisible();
  await expect(titles(otherPage)).toHaveCount(2);
  expect(await otherPage.evaluate(() => localStorage.getItem('favourites'))).toBeNull();
  await otherPage.getByRole('button', { name: 'Gem som mine favoritter' }).click();
  await expect(otherPage).toHaveURL(routes.favourites);
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Favoritter' })).toBeVisible();
  await expect(titles(otherPage)).toHaveCount(2);
});
