import type { Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { signIn, untilKnown } from './support/signIn.ts';

const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Favorit: ${title}`, exact: true });
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const link = (page: Page, count: number) =>
  page.getByRole('link', {
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

test('everything works with the keyboard alone', async ({ page }) => {
  await page.goto(routes.singleImages);
  await expect(heart(page, 'Nordlys')).toBeAttached();
  await card(page, 'Nordlys').focus();
  await page.keyboard.press('Tab');
  await expect(heart(page, 'Nordlys')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(heart(page, 'Nordlys')).toHaveAttribute('aria-pressed', 'true');
  await link(page, 1).press('Enter');
  // The gallery, which has a card of the same name, stays until the page is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Favoritter' })).toBeVisible();
  await card(page, 'Nordlys').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Billedviser' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Nordlys')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(heart(page, 'Nordlys')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByText(/^Du har ingen favoritter endnu/)).toBeVisible();
  await page.getByRole('link', { name: 'Se enkeltbilleder' }).press('Enter');
  await expect(page).toHaveURL(routes.singleImages);
});

test('a customer puts all of them into the cart', async ({ page, request }) => {
  const email = uniqueEmail();
  await createAccount(request, { email });
  await signIn(page, email, routes.singleImages);
  await untilKnown(page);
  await heart(page, 'Nordlys').click();
  await heart(page, 'Møllerne').click();
  await link(page, 2).click();
  await page.getByRole('button', { name: 'Tilføj 2 billeder til kurv' }).click();
  await expect(page.getByText('2 billeder blev tilføjet til kurven')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kurv, 2 varer' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
});

test('the favourites of a guest come to the account, and from there to another device', async ({
  page,
  otherPage,
  request,
}) => {
  const email = uniqueEmail();
  await createAccount(request, { email });
  await page.goto(routes.singleImages);
  await heart(page, 'Nordlys').click();
  await signIn(page, email, routes.favourites);
  await expect(page.getByText(/^Dine favoritter følger din konto/)).toBeVisible();
  await signIn(otherPage, email, routes.favourites);
  await expect(titles(otherPage)).toHaveText(['Nordlys']);
  await heart(otherPage, 'Nordlys').click();
  // A picture that another device takes away stays in view until the page is opened again.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Du har ingen favoritter endnu/)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test.describe('before an answer about cookies', () => {
  test.use({ consent: null });

  test('a shared choice can be seen, and nothing is kept', async ({ page }) => {
    await page.goto(`${routes.favourites}?valg=billede-nordlys.billede-findes-ikke`);
    await expect(titles(page)).toHaveText(['Nordlys']);
    // The question about cookies lies above the end of a short page; the keyboard reaches what is below it.
    await page.getByRole('button', { name: 'Gem som mine favoritter' }).press('Enter');
    await expect(page.getByText('Navigation kræver cookies').first()).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
