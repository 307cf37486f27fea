import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { people, signIn } from './support/signIn.ts';

test("'Hjælp' opens the handbook at the chapter of the tab", async ({ page, context }) => {
  await signIn(page, people.photographer, adminPath('priser'));
  await expect(page.getByRole('heading', { level: 1, name: 'Prispakker' })).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Hjælp (åbner i en ny fane)' }).click();
  const handbook = await opened;
  await expect(handbook).toHaveURL(/\/haandbog\/#priser$/);
  await expect(handbook).toHaveTitle('Sådan bruger du butikken – Jerslev Foto');
  await expect(handbook.getByRole('heading', { level: 2, name: 'Priser' })).toBeInViewport();
  await handbook.getByRole('link', { name: 'Åbn fanen Priser' }).click();
  await expect(handbook.getByRole('heading', { level: 1, name: 'Prispakker' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the handbook can be read by everybody, and is not for search engines', async ({
      page,
    }) => {
      await page.goto('/haandbog/');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('navigation', { name: 'Indhold' })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page);
    });
  });
}
