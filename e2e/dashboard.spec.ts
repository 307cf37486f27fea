import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { doubleText } from './support/doubleText.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { placeOrder } from './support/orders.ts';
import { people, signIn } from './support/signIn.ts';

const search = (page: Page) => page.getByRole('dialog', { name: 'Søg i dashboardet' });
const field = (page: Page) => search(page).getByRole('combobox');
const option = (page: Page, name: RegExp) => search(page).getByRole('option', { name });

test('the frame counts what there is, and who waits, while it happens @main', async ({ page }) => {
  await signIn(page, people.photographer, adminPath('filter-buttons'));
  const counters = page.getByRole('region', { name: 'Overblik' });
  for (const name of ['Albums', 'Enkeltbilleder', 'Portfolio', 'Prispakker', 'Filterkategorier']) {
    await expect(counters.getByRole('listitem').filter({ hasText: name })).toHaveText(
      new RegExp(`^[1-9]\\d*${name}$`),
    );
  }
  await expect(page.getByText('Hej, Asta Vindfeldt Holm')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Hvem er online' })).toContainText('Asta');
  await expectAccessible(page);

  const tabs = page.getByRole('navigation', { name: 'Dashboardets faner' });
  const order = await placeOrder();
  const payments = tabs.getByRole('link', { name: /^Kontantbetaling \d+ betaling(er)? venter$/ });
  await payments.click();
  await expect(page).toHaveURL(/tab=kontantbetaling/);
  await expect(page.getByRole('article', { name: order.customer })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/tab=filter-buttons/);
});

test('the search finds tabs, albums, pictures and orders without the mouse', async ({ page }) => {
  const order = await placeOrder();
  await signIn(page, people.photographer, adminPath('filter-buttons'));
  await expect(page.getByRole('heading', { level: 1, name: 'Filterknapper' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await field(page).fill('vesterhavet');
  await option(page, /^Vesterhavet året rundt/).click();
  await expect(search(page)).toBeHidden();
  const album = page.getByRole('article', { name: 'Vesterhavet året rundt' });
  await expect(album).toBeFocused();
  await expect(album).toBeInViewport();

  await page.keyboard.press('Control+k');
  await field(page).fill('nordlys');
  await expect(search(page).getByRole('group', { name: 'Billeder' })).toContainText('Nordlys');
  await expect(search(page).getByRole('status')).toHaveText(/^\d+ resultat/);
  await expectAccessible(page);

  await field(page).fill('findes slet ikke');
  await expect(search(page).getByText('Intet passer til »findes slet ikke«.')).toBeVisible();

  await field(page).fill(order.id);
  await expect(option(page, new RegExp(order.customer))).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeHidden();
  await expect(page.getByRole('article', { name: order.customer })).toBeFocused();

  await page.keyboard.press('Control+k');
  await field(page).fill('filter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=filter-buttons/);
});

test('a telephone has the nearest tabs in a bar and the rest in a sheet @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, people.photographer, adminPath('kontantbetaling'));
  const bar = page.getByRole('navigation', { name: 'Dashboardets faner' });
  await expect(bar.getByRole('link', { name: /^Kontantbetaling/ })).toBeVisible();
  const counters = page.getByRole('region', { name: 'Overblik' }).getByRole('listitem');
  await expect(counters).toHaveCount(7);
  const line = page.getByRole('region', { name: 'Overblik' });
  expect((await line.boundingBox())?.height).toBeLessThan(48);
  for (const counter of await counters.all()) {
    await counter.getByRole('link').focus();
    await expect(counter).toBeInViewport({ ratio: 1 });
  }
  await bar.getByRole('button', { name: 'Mere' }).click();
  const sheet = page.getByRole('dialog', { name: 'Dashboard' });
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Filterknapper' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Filterknapper' })).toBeVisible();
  await doubleText(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await expect(page.getByRole('button', { name: 'Søg', exact: true })).toBeInViewport({ ratio: 1 });
  // So narrow a bar has room for the first tab alone.
  await expect(bar.getByRole('link')).toHaveCount(1);
  await bar.getByRole('button', { name: 'Mere' }).click();
  await sheet.getByRole('link', { name: 'Kundepanel' }).click();
  await expect(page.getByRole('link', { name: /^Åbn ordre/ }).first()).toBeVisible();
  await expectNoOverflow(page);
  await bar.getByRole('button', { name: 'Mere' }).click();
  await sheet.getByRole('link', { name: 'Til hjemmesiden' }).click();
  await expect(page).toHaveURL(routes.home);
});
