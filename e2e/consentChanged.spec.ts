import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { showOtherShop } from './support/otherShop.ts';

/*
 * The photographer has changed how visitors are asked about cookies after the site was built. The record
 * is that of one browser here, because every journey reads the same one.
 */

const banner = (page: Page) => page.locator('[data-cookie-banner]');
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name });
const cartButton = (page: Page) => page.getByRole('button', { name: 'Kurv' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));

/** Has the settings say how the shop asks. Returns the requests for them. */
async function saveConsent(context: BrowserContext, consent: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route('**/documents/settings/public*', async (route) => {
    asked.push(route.request().url());
    const response = await route.fetch();
    const record = (await response.json()) as { fields?: object };
    const fields = { ...record.fields, consent: { stringValue: consent } };
    await route.fulfill({ response, json: { ...record, fields } });
  });
  return asked;
}

test.describe('a new visitor', () => {
  test.use({ consent: null });

  test('is asked about each purpose, and the shop is open @phone', async ({ page, context }) => {
    const asked = await saveConsent(context, 'choice');
    await page.goto(routes.home);
    await expect(answer(page, 'Accepter')).toBeVisible();
    await expect(banner(page)).toHaveCount(1);
    await expect(answer(page, 'Acceptér cookies')).toHaveCount(0);
    await page.goto(routes.prices);
    await expect(answer(page, 'Accepter')).toBeVisible();
    await expect(cartButton(page)).not.toHaveAttribute('aria-disabled');
    expect(asked, 'each page reads the settings once').toHaveLength(2);
  });

  test('waits at the wall, with the answers of a choice that was not a yes to all', async ({
    page,
    context,
  }) => {
    await showOtherShop(context, { consent: 'choice' });
    await page.goto(routes.prices);
    await answer(page, 'Afvis').click();
    await expect(banner(page)).toBeHidden();
    await saveConsent(context, 'wall');
    await page.reload();
    await expect(answer(page, 'Acceptér cookies')).toBeVisible();
    await expect(cartButton(page)).toHaveAttribute('aria-disabled', 'true');
    expect(await stored(page)).toContain('"statistics":false');
  });
});

test.describe('who said yes at the wall', () => {
  test.use({ consent: null });

  test('is asked about each purpose, and the yes is forgotten', async ({ page, context }) => {
    await page.goto(routes.home);
    await answer(page, 'Acceptér cookies').click();
    await expect(banner(page)).toBeHidden();
    await saveConsent(context, 'choice');
    await page.reload();
    await expect(answer(page, 'Accepter')).toBeVisible();
    expect(await stored(page)).toBeNull();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

test.describe('who said no at the wall', () => {
  test.use({ consent: 'declined' });

  test('is not asked again, and goes where they like', async ({ page, context }) => {
    await saveConsent(context, 'choice');
    await page.goto(routes.home);
    await expect(cartButton(page)).not.toHaveAttribute('aria-disabled');
    await page.goto(routes.cookiePolicy);
    await expect(page.getByText('Du har sagt nej til alt, der ikke er nødvendigt.')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
});
