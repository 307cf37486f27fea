import type { Route } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';

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

// Without an answer no live query runs, which would replace the changed texts with the stored ones.
test.use({ consent: null });

for (const address of [
  routes.home,
  routes.singleImages,
  routes.albums,
  routes.portfolio,
  routes.about,
  routes.prices,
]) {
  const tag = address === routes.singleImages ? [] : ['@long'];
  test(`script in the stored texts of ${address} is shown as text`, { tag }, async ({ page }) => {
    await page.route(/\/documents[/:]/, poison);
    await page.goto(address);
    const main = page.getByRole('main');
    const shown = main.getByText('onerror="window.wasHacked=1"').filter({ visible: true });
    await expect(shown.first()).toBeVisible();
    // A page is read in several parts: all of them have come.
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'wasHacked' in window)).toBe(false);
  });
}
