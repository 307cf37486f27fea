import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import { holdWrites, textOf } from './support/network/heldWrites.ts';
import { pictureFile } from './support/records/media.ts';
import { people, signIn } from './support/screens/signIn.ts';

const tab = adminPath('site-branding');

test('the logo is uploaded, and placed with the keyboard @main @phone-long', async ({ page }) => {
  const held = await holdWrites(page);
  await signIn(page, people.photographer, tab);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /site-logo/);

  const size = page.getByRole('slider', { name: 'Størrelse' });
  await size.press('ArrowRight');
  await expect(size).toHaveAttribute('aria-valuetext', '1,1 ×');
  await page.getByRole('button', { name: 'Gem indstillinger' }).press('Enter');
  await expect(page.getByText('Indstillingerne er gemt')).toBeVisible();
  expect(held.written('/site-config/branding')[0]).toMatchObject({
    logoSize: { doubleValue: 1.1 },
  });

  // A stored logo can be cut, too: the browser may read its pixels, although pages have shown it.
  await page.getByRole('button', { name: 'Beskær', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Anvend Beskæring' })).toBeEnabled();
  await page.getByRole('button', { name: 'Annuller' }).click();
  await page.getByLabel('Vælg logo').setInputFiles(await pictureFile({ width: 800, height: 200 }));
  await page.getByRole('button', { name: 'Anvend Beskæring' }).click();
  await expect(page.getByText('Logoet er uploadet')).toBeVisible();
  expect(held.sent).toEqual(['site-branding/site-logo.jpg']);
  const logoUrl = textOf(held.written('/site-config/branding').at(-1), 'logoUrl');
  expect(logoUrl).toMatch(/site-logo\.jpg.*[?&]v=\d+$/);
});

test('a logo set large and far to the right covers nothing beside it @phone-long', async ({
  page,
}) => {
  await signIn(page, people.photographer, tab);
  await page.getByLabel('Præcis størrelse').fill('2');
  await page.getByLabel('Præcis placering i px').fill('300');
  const header = page.getByRole('region', { name: 'På de andre sider' });
  const logoEnd = await header
    .getByAltText('Jerslev Foto')
    .evaluate((logo) => logo.getBoundingClientRect().right);
  const othersStart = await header
    .locator('span:visible, svg:visible')
    .evaluateAll((others) => others.map((other) => other.getBoundingClientRect().left));
  expect(logoEnd).toBeLessThan(Math.min(...othersStart));
});
