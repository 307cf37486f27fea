import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import { people, signIn } from './support/screens/signIn.ts';

test("'Hjælp' opens the handbook at the chapter of the tab", async ({ page, context }) => {
  await signIn(page, people.photographer, adminPath('priser'));
  await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Hjælp (åbner i en ny fane)' }).click();
  const handbook = await opened;
  await expect(handbook).toHaveURL(/\/haandbog\/#priser$/);
  await expect(handbook).toHaveTitle('Sådan bruger du butikken – Jerslev Foto');
  await expect(handbook.getByRole('heading', { level: 2, name: 'Priser' })).toBeInViewport();
  await handbook.getByRole('link', { name: 'Åbn fanen Priser' }).click();
  await expect(handbook.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible();
});
