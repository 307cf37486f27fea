import type { Page } from '@playwright/test';
import { getFirestore } from 'firebase-admin/firestore';
import { LOCAL_HOST, LOCAL_PROJECT_ID } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import { documents } from '#src/model/base/paths.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { withLocalFirebase } from '../tools/seed/localFirebase.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { addPicture } from './support/cart.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { ports } from './support/ports.ts';
import { placePurchase } from './support/purchases.ts';
import { people, signIn } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

const tab = adminPath('kundepanel');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('an order is found, looked through and left by the keyboard @main @phone-long', async ({
  page,
}) => {
  const email = uniqueEmail();
  const uid = await createAccount(page.request, { email });
  const album = uniqueName('Sommer');
  const { orderId } = await placePurchase(
    { uid, email },
    {
      items: [
        { id: 'sommer', name: album, type: 'album', pictures: ['Strand', 'Skov'] },
        { id: 'klit', name: 'Klit', type: 'image' },
        { id: 'hede', name: 'Hede', type: 'image' },
      ],
      date: new Date(),
    },
  );
  const shortId = orderId.slice(-8);
  await signIn(page, people.photographer, tab);
  await page.getByLabel('Søg', { exact: true }).fill(album);
  const row = page.getByRole('link', { name: new RegExp(`^Åbn ordre.*${orderId}`) });
  await expect(page.getByText('1 ordre', { exact: true })).toBeVisible();
  await expect(row).toContainText('597,00 kr');
  await expectAccessible(page);

  await row.focus();
  await page.keyboard.press('Enter');
  const order = dialog(page, `Ordre ${shortId}`);
  await expect(order).toContainText(orderId);
  await expect(order).toContainText(email);
  await expect(order).toContainText('Købt');
  await expect(order).toContainText(`Album · ${album} +2`);
  await expect(order.getByText('Permanent adgang')).toHaveCount(3);
  await expectAccessible(page);

  await order.getByRole('button', { name: `Vis album: ${album}` }).press('Enter');
  await expect(dialog(page, `Album: ${album}`)).toContainText('Pris: 199,00 kr · 2 billeder');
  await page.getByRole('button', { name: 'Vis Skov' }).press('Enter');
  await expect(page.getByText('Skov, 2 af 2')).toBeAttached();
  // Until the viewer has the focus, keys go to the dialog below it.
  await expect(page.locator('[data-lightbox]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Vis Skov' })).toBeFocused();
  await page.keyboard.press('Escape');
  await order.getByRole('button', { name: 'Vis billeder' }).press('Enter');
  await expect(dialog(page, 'Enkeltbilleder i ordren')).toContainText('Klit199,00 kr');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(tab);

  // The order stands in the address, so that the quick search can lead to it.
  await row.click();
  await expect(page).toHaveURL(adminPath('kundepanel', { order: orderId }));
  await order.getByRole('button', { name: 'Om kunden' }).click();
  await expect(dialog(page, email)).toContainText('Købt for597,00 kr');
  await expect(dialog(page, email)).toContainText(`${album}, Klit, Hede`);
});

test('a sale is in the statistics of its year, by month and by picture', async ({ page }) => {
  const email = uniqueEmail();
  const uid = await createAccount(page.request, { email });
  const name = uniqueName('Hede');
  await placePurchase(
    { uid, email },
    { items: [{ id: name.replace(' ', '-'), name, type: 'image' }], date: new Date() },
  );
  await signIn(page, people.photographer, tab);
  await page.getByRole('link', { name: 'Statistik' }).click();
  await expect(page).toHaveURL(adminPath('kundepanel', { section: 'statistik' }));
  await expect(page.getByRole('table', { name: 'Måned for måned' })).toContainText('I alt');
  const images = page.getByRole('table', { name: 'Enkeltbilleder' });
  const showAll = page.getByRole('button', { name: /^Vis alle/ }).first();
  if ((await images.getByText(name).count()) === 0) await showAll.click();
  await expect(images.getByRole('row', { name })).toHaveText(/^Hede.+0011199,00\skr0$/);
  await expectAccessible(page);
});

test('a picture that a customer looks at and puts in the cart is counted', async ({
  page,
  otherPage,
}) => {
  const counted = () => otherPage.waitForResponse('**/api/count-interest');
  await signIn(otherPage, people.newCustomer, routes.singleImages);
  const told = counted();
  await addPicture(otherPage, 'Nordlys');
  expect((await told).ok()).toBe(true);

  const functions = `http://${LOCAL_HOST}:${ports.functions}/${LOCAL_PROJECT_ID}/${site.region}`;
  expect((await fetch(`${functions}/measureStorage`, { method: 'POST' })).ok).toBe(true);
  await signIn(page, people.photographer, adminPath('kundepanel', { section: 'statistik' }));
  const images = page.getByRole('table', { name: 'Enkeltbilleder' });
  const showAll = page.getByRole('button', { name: /^Vis alle/ }).first();
  await expect(images).toBeVisible();
  if ((await images.getByText('Nordlys').count()) === 0) await showAll.click();
  const cells = images.getByRole('row', { name: 'Nordlys' }).getByRole('cell');
  await expect(cells.nth(0)).toHaveText(/^[1-9]/);
  await expect(cells.nth(1)).toHaveText(/^[1-9]/);
  await expect(page.getByRole('table', { name: 'Plads' })).toContainText('Originaler');
  await expect(page.getByText(/^Talt op .+ Det bliver gjort hver nat/)).toBeVisible();
  await expectAccessible(page);
});

test('the registered users are listed, and a profile without an account goes', async ({ page }) => {
  const email = uniqueEmail();
  await createAccount(page.request, { email });
  const orphan = documents.user.build({ uid: `orphan-${crypto.randomUUID()}` });
  await withLocalFirebase(ports, async (app) => {
    const createdAt = new Date(Date.now() - 48 * 60 * 60 * 1000);
    await getFirestore(app)
      .doc(orphan)
      .set({ uid: orphan.slice(6), email: uniqueEmail(), createdAt });
  });
  await signIn(page, people.photographer, tab);
  await expect(page.getByRole('timer')).toContainText(/^Næste oprydning om \d+ s$/);
  await page.getByRole('button', { name: /Registrerede brugere/ }).click();
  const users = dialog(page, 'Registrerede brugere');
  await users.getByLabel('Søg').fill(email);
  await expect(users.getByRole('row', { name: email })).toHaveText(
    new RegExp(`^${email}––Ikke verificeretBruger[\\d.]+, [\\d.]+ÅbenSpær$`),
  );
  await users.getByLabel('Søg').fill(people.photographer);
  await expect(users.getByRole('row', { name: people.photographer })).toContainText(
    'Admin kontoAdmin',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const isThere = () =>
    withLocalFirebase(ports, async (app) => (await getFirestore(app).doc(orphan).get()).exists);
  await expect.poll(isThere, { timeout: 20_000 }).toBe(false);
});
