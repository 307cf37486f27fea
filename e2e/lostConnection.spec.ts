import type { Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { albumPictures } from './support/gallery.ts';
import { people, submitSignIn } from './support/signIn.ts';
import { botCheckBox, solveBotCheck } from './support/solveBotCheck.ts';

const MISSING = 'Denne del af siden kunne ikke hentes. Tjek din forbindelse, og prøv igen.';

const missing = (page: Page) => page.getByText(MISSING);
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Priser' });
const opener = (page: Page) => page.getByRole('button', { name: 'Åbn menu' });
const closer = (page: Page) => page.getByRole('button', { name: 'Luk menu' });

test.beforeEach(async ({ context }) => {
  // The browser keeps nothing while requests are looked at: each file has to come over the connection.
  await context.route('**/assets/**', (route) => route.fallback());
});
test.afterEach(({ complaints }) => {
  // The browser notes each request that fails.
  complaints.length = 0;
});

test('a page that was opened offline goes on when the connection is back @long', async ({
  page,
  context,
}) => {
  await page.goto(routes.prices);
  await expect(title(page)).toBeVisible();
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: 'Hovedmenu' })
    .getByRole('link', { name: 'Om Mig' })
    .click();
  await expect(missing(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(missing(page)).toBeHidden();
});

for (const path of [routes.singleImages, routes.portfolio]) {
  test(`a picture of ${path} that was opened offline is shown when the connection is back @long`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    const first = page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .first();
    await expect(first).toBeVisible();
    await context.setOffline(true);
    await first.click();
    await expect(page.getByRole('dialog').or(missing(page))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(missing(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(first).toBeVisible();
  });
}

test('an album that was opened offline is shown when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto(routes.albums);
  const album = page.getByRole('link', { name: 'Nordpå', exact: true });
  const heading = page.getByRole('heading', { level: 1, name: 'Nordpå' });
  await expect(album).toBeVisible();
  await context.setOffline(true);
  await album.click();
  await expect(heading.or(missing(page))).toBeVisible();
  await context.setOffline(false);
  await expect(heading).toBeVisible();
  await context.setOffline(true);
  await albumPictures(page).nth(1).click();
  await expect(page.getByRole('dialog').or(missing(page))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading).toBeVisible();
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await page.goto(routes.prices);
    await expect(title(page)).toBeVisible();
  });

  test('that was opened offline comes when the connection is back', async ({ page, context }) => {
    await context.setOffline(true);
    await opener(page).click();
    await expect(missing(page)).toBeVisible();
    await context.setOffline(false);
    await expect(closer(page)).toBeVisible();
  });

  test('that is lost after its files have come stays in its place without a connection', async ({
    page,
    context,
  }) => {
    await context.route(/\/assets\/MenuOverlay-[\w-]+\.js$/, async (route) => {
      const isStarting = route.request().resourceType() === 'script';
      if (isStarting) await context.setOffline(true);
      await route.fallback();
    });
    await opener(page).click();
    await expect(missing(page)).toBeVisible();
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(missing(page)).toBeVisible();
    await expect(title(page)).toBeVisible();
    await context.unrouteAll();
    await context.setOffline(false);
    await expect(closer(page)).toBeVisible();
  });
});

test('a message that was sent offline is sent when the connection is back', async ({
  page,
  context,
}) => {
  const send = page.getByRole('button', { name: 'Send besked' });
  await page.goto(routes.contact);
  await page.getByLabel('Navn').fill('Ida Holm');
  await page.getByLabel('Email').fill('ida@kunde.example');
  await page.getByLabel('Emne').fill('Bryllup');
  await page.getByRole('textbox', { name: 'Besked' }).fill('Har du tid den 6. juni?');
  await solveBotCheck(page);
  await context.setOffline(true);
  await send.click();
  await page.getByRole('button', { name: 'Prøv Igen' }).click();
  await expect(page.getByRole('textbox', { name: 'Besked' })).toHaveValue(
    'Har du tid den 6. juni?',
  );
  await context.setOffline(false);
  const sent = page.getByRole('heading', { level: 2, name: 'Besked Sendt!' });
  // A part that is lost may reload the page once, and then the bot check is asked for again.
  await expect(async () => {
    await solveBotCheck(page);
    await send.click({ timeout: 5000 });
    await expect(sent).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test('a login that failed offline succeeds when the connection is back @long', async ({
  page,
  context,
}) => {
  await page.goto(routes.login);
  await expect(botCheckBox(page)).toBeVisible();
  await context.setOffline(true);
  await submitSignIn(page, people.newCustomer);
  await expect(botCheckBox(page)).not.toBeChecked();
  await context.setOffline(false);
  // A part that is lost may reload the page once, and a password is not kept.
  await expect(async () => {
    await submitSignIn(page, people.newCustomer);
    await expect(page.getByRole('button', { name: 'Brugermenu' })).toBeVisible({ timeout: 5000 });
  }).toPass();
});
