import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/expectAccessible.ts';

test('the price list leads to the form, with the package as the subject @main @phone-long', async ({
  page,
}) => {
  await page.goto(routes.prices);
  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Hele dagen', exact: true }) });
  await expect(line).toContainText('14.900,00 kr (Inkl. moms)');
  await expect(line).toContainText('Mest valgt');
  await line.getByRole('link', { name: /^Kontakt for booking/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await expect(page.getByLabel('Emne')).toHaveValue('Booking: Hele dagen');
});

test('a package without a price says none @phone-long', async ({ page }) => {
  await page.goto(routes.prices);
  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Efter aftale' }) });
  await expect(line).toBeVisible();
  await expect(line).not.toContainText('moms');
});

test('prices that cannot be read are tried again, and there is another way', async ({
  page,
  complaints,
}) => {
  const prices = '**/documents/pricing-packages/**';
  await page.route(prices, (route) => route.abort());
  await page.goto(routes.prices);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Fortæl mig, hvad du drømmer om, så får du en pris.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
  await page.unroute(prices);
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Hele dagen' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Skriv til mig' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  expect(complaints.splice(0).join()).toContain('pricing-packages');
});

test('can be used by everybody @phone-long', async ({ page }) => {
  await page.goto(routes.prices);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible(page);
});
