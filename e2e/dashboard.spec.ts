import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { doubleText } from './support/screens/doubleText.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { expectNoOverflow } from './support/screens/expectNoOverflow.ts';
import { people, signIn } from './support/screens/signIn.ts';

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
