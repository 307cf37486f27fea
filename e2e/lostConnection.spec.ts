import type { Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';

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
