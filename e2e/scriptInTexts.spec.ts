import type { Page, Route } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { confirmDeletion } from './support/confirmDeletion.ts';
import { filterOf } from './support/gallery.ts';
import { people, signIn } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

/** Text that would run where a page takes text for markup. */
const ATTACK = '<img src=x onerror="window.wasHacked=1">';

/** The names of the fields that hold texts of the catalogue and the pages. */
const TEXT_FIELDS = new Set([
  'title',
  'description',
  'alt',
  'name',
  'heroTitle',
  'heroSubtitle',
  'bio',
  'philosophy',
  'professionalTitle',
]);

/** A stored answer in which every text begins with the attack. */
function poisoned(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => poisoned(inner, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isText = key === 'stringValue' && TEXT_FIELDS.has(field);
      if (isText) return [key, `${ATTACK} ${String(inner)}`];
      const isWrapper = ['mapValue', 'arrayValue', 'values', 'fields'].includes(key);
      return [key, poisoned(inner, isWrapper ? field : key)];
    }),
  );
}

async function poison(route: Route): Promise<void> {
  const response = await route.fetch();
  const type = response.headers()['content-type'] ?? '';
  if (!response.ok() || !type.includes('json')) return route.fulfill({ response });
  return route.fulfill({ response, json: poisoned(await response.json()) });
}

async function expectOnlyText(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'wasHacked' in window)).toBe(false);
}

const pages = [
  routes.home,
  routes.singleImages,
  routes.albums,
  routes.portfolio,
  routes.about,
  routes.prices,
] as const;

test.describe('before an answer about cookies', { tag: '@long' }, () => {
  // Without an answer no live query runs, which would replace the changed texts with the stored ones.
  test.use({ consent: null });

  for (const address of pages) {
    test(`script in the stored texts of ${address} is shown as text`, async ({ page }) => {
      await page.route(/\/documents[/:]/, poison);
      await page.goto(address);
      const main = page.getByRole('main');
      const shown = main.getByText('onerror="window.wasHacked=1"').filter({ visible: true });
      await expect(shown.first()).toBeVisible();
      // A page is read in several parts: all of them have come.
      await page.unrouteAll({ behavior: 'wait' });
      await expectOnlyText(page);
    });
  }
});

test('script in the name of a filter button is shown as text to every visitor', async ({
  page,
  otherPage: visitor,
}) => {
  const name = uniqueName('<img src=x onerror=alert(1)>').slice(0, 40);
  await signIn(page, people.photographer, adminPath('filter-buttons'));
  await page.getByRole('button', { name: 'Tilføj filterknap' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Navn').fill(name);
  await dialog.getByRole('button', { name: 'Tilføj' }).click();
  await expect(page.getByText(`'${name}' er tilføjet`)).toBeVisible();

  await visitor.goto(routes.singleImages);
  await expect(filterOf(visitor).getByRole('link', { name })).toBeVisible();
  await expect(visitor.locator('img[src="x"]')).toHaveCount(0);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  await page.getByRole('button', { name: `Slet ${name}` }).click();
  await confirmDeletion(page);
  await expect(page.getByText(name, { exact: true })).toBeHidden();
});
