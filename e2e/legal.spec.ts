import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';

test('a link to a section leads there', async ({ page }) => {
  await page.goto(`${routes.salesTerms}#fortrydelse`);
  const section = page.getByRole('heading', { level: 2, name: 'Fortrydelsesret' });
  await expect(section).toBeInViewport();
});

test('the printed page is the text alone', async ({ page }) => {
  await page.goto(routes.salesTerms);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Indhold' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
