import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { contentOf, downloadBy, entriesOf } from './support/archives.ts';
import { addPicture, cartPanel, makeReady, openCart, orderButton, thanks } from './support/cart.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { showOtherShop } from './support/otherShop.ts';
import { people, signIn } from './support/signIn.ts';

test.describe.configure({ timeout: 120_000 });

const openShop = (context: BrowserContext) => showOtherShop(context, { discounts: true });

test.beforeEach(({ context }) => openShop(context));

/** The photographer makes a code of 25 per cent, for each customer once. */
async function makeCode(page: Page, code: string): Promise<void> {
  await signIn(page, people.photographer, adminPath('priser'));
  await page.getByRole('button', { name: 'Ny rabatkode' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny rabatkode' });
  await dialog.getByLabel('Kode', { exact: true }).fill(code);
  await dialog.getByRole('button', { name: 'Tilføj', exact: true }).click();
  await expect(dialog.getByText('Skriv et tal fra 1 til 100')).toBeVisible();
  await dialog.getByLabel('Procent', { exact: true }).fill('25');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tilføj', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText('25 % af prisen');
  await expect(row).toContainText('Én gang pr. kunde · Brugt 0 gange');
  await expectNoOverflow(page);
}

/** Makes a code in the list of codes, which is open. */
async function addCode(
  page: Page,
  code: string,
  fill: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'Ny rabatkode' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny rabatkode' });
  await dialog.getByLabel('Kode', { exact: true }).fill(code);
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Tilføj', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function removeCode(page: Page, code: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: code });
  await row.getByRole('button', { name: `Slet ${code}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet', exact: true }).click();
  await expect(row).toBeHidden();
}

async function fillCart(page: Page, request: APIRequestContext): Promise<void> {
  const email = uniqueEmail();
  await createAccount(request, { email });
  await signIn(page, email, routes.singleImages);
  await addPicture(page);
  await openCart(page);
}

test('a code takes something off, from the cart to the approval', async ({
  page,
  otherPage: shop,
  request,
  complaints,
}) => {
  const code = `FEST${Date.now() % 1_000_000}`;
  await makeCode(page, code);

  await openShop(shop.context());
  await fillCart(shop, request);
  const field = cartPanel(shop).getByLabel('Rabatkode');
  await field.fill('findesikke');
  await field.press('Enter');
  await expect(cartPanel(shop).getByText('Koden findes ikke.')).toBeVisible();
  await field.fill(code.toLowerCase());
  await cartPanel(shop).getByRole('button', { name: 'Brug koden' }).click();
  await expect(cartPanel(shop).getByText(`Rabat (${code})`)).toBeVisible();
  await expect(cartPanel(shop).getByText('-87,25')).toBeVisible();
  await expect(orderButton(shop)).toHaveText(/261,75/);
  await expectAccessible(shop);
  await expectNoOverflow(shop);

  // It is kept with the cart, and can be taken out and put in again.
  await shop.reload();
  await openCart(shop);
  await cartPanel(shop)
    .getByRole('button', { name: `Fjern Rabat (${code})` })
    .click();
  await expect(orderButton(shop)).toHaveText(/349,00/);
  await field.fill(code);
  await field.press('Enter');
  await expect(orderButton(shop)).toHaveText(/261,75/);
  await makeReady(shop);
  await orderButton(shop).click();
  await expect(thanks(shop)).toBeVisible();
  await expect(shop.getByText(`Rabat (${code})`)).toBeVisible();
  await expect(shop.getByText('261,75').first()).toBeVisible();

  // Once a customer: the next order is told so.
  await shop.goto(routes.singleImages);
  await addPicture(shop);
  await openCart(shop);
  await field.fill(code);
  await field.press('Enter');
  await expect(cartPanel(shop).getByText('Du har allerede brugt koden.')).toBeVisible();

  // The browser notes each answer that is a refusal.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('/api/find-discount');

  await page.goto(adminPath('kontantbetaling'));
  const card = page.getByRole('article').filter({ hasText: `Rabat (${code})` });
  await expect(card).toContainText('261,75');
  await card.getByRole('button', { name: 'Godkend' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Godkend' }).click();
  await expect(page.getByText(/^Kontantbetaling godkendt!/)).toBeVisible();
  await page.goto(adminPath('priser'));
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('Brugt 1 gang');
  await removeCode(page, code);
});

test('two pictures for the price of one need no code, and go with one picture no more', async ({
  page,
  otherPage: shop,
  request,
  complaints,
}) => {
  const code = `TO${Date.now() % 1_000_000}`;
  await signIn(page, people.photographer, adminPath('priser'));
  await addCode(page, code, async (dialog) => {
    await dialog
      .getByLabel('Rabat', { exact: true })
      .selectOption({ label: 'Flere billeder for færres pris' });
    await dialog.getByLabel('Antal billeder').fill('2');
    await dialog.getByLabel('Prisen for').fill('1');
    await dialog.getByRole('switch', { name: 'Gælder af sig selv' }).check();
  });
  await openShop(shop.context());
  await fillCart(shop, request);
  await expect(orderButton(shop)).toHaveText(/349,00/);
  await shop.keyboard.press('Escape');
  await addPicture(shop, 'Træet på muren');
  await openCart(shop);
  await expect(cartPanel(shop).getByText('2 billeder for 1s pris')).toBeVisible();
  await expect(cartPanel(shop).getByText('-299,00')).toBeVisible();
  await expect(orderButton(shop)).toHaveText(/349,00/);
  await expectAccessible(shop);
  await makeReady(shop);
  await orderButton(shop).click();
  await expect(thanks(shop)).toBeVisible();
  await expect(shop.getByText('349,00').first()).toBeVisible();
  await removeCode(page, code);
  expect(complaints).toEqual([]);
});

test('an order of nothing asks for no payment, and is approved and downloaded like any other', async ({
  page,
  otherPage: shop,
  request,
  complaints,
}) => {
  const code = `GAVE${Date.now() % 1_000_000}`;
  await signIn(page, people.photographer, adminPath('priser'));
  await addCode(page, code, (dialog) => dialog.getByLabel('Procent', { exact: true }).fill('100'));
  await openShop(shop.context());
  await fillCart(shop, request);
  const field = cartPanel(shop).getByLabel('Rabatkode');
  await field.fill(code);
  await field.press('Enter');
  await expect(orderButton(shop)).toHaveText(/^Bestil og betal 0,00/);
  await makeReady(shop);
  await orderButton(shop).click();
  await expect(shop.getByText('Der er ikke noget at betale')).toBeVisible();
  await expectAccessible(shop);
  await expectNoOverflow(shop);

  await removeCode(page, code);
  await page.goto(adminPath('kontantbetaling'));
  const card = page.getByRole('article').filter({ hasText: `Rabat (${code})` });
  await card.getByRole('button', { name: 'Godkend' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Godkend' }).click();
  await expect(page.getByText(/^Kontantbetaling godkendt!/)).toBeVisible();

  await shop.goto(routes.orderHistory);
  await shop.getByRole('button', { name: 'Vis detaljer' }).click();
  await expect(shop.getByText(`Rabat (${code})`)).toBeVisible();
  await shop.getByRole('button', { name: 'Download hele købshistorikken som ZIP' }).click();
  const entries = await entriesOf(await contentOf(await downloadBy(shop, 'Download billederne')));
  expect([...entries.keys()].some((name) => name.includes('Nordlys'))).toBe(true);
  expect(complaints).toEqual([]);
});
