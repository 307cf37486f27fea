import type { APIRequestContext, Page } from '@playwright/test';
import { getFirestore } from 'firebase-admin/firestore';
import { documents } from '#src/model/base/paths.ts';
import { adminPath, withdrawalPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { withLocalFirebase } from '../tools/seed/localFirebase.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { downloadBy } from './support/archives.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { NORDLYS, placeOrder, type WaitingOrder } from './support/orders.ts';
import { ports } from './support/ports.ts';
import { people, signIn } from './support/signIn.ts';

const tab = adminPath('kontantbetaling');
const TIME = String.raw`\d+\.\d+\.\d{4}, \d{2}\.\d{2}`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** A new customer with an order that waits. */
async function order(request: APIRequestContext): Promise<WaitingOrder> {
  const email = uniqueEmail();
  const uid = await createAccount(request, { email });
  return placeOrder([NORDLYS], { uid, email });
}

async function approve(photographer: Page, { customer }: WaitingOrder): Promise<void> {
  await signIn(photographer, people.photographer, tab);
  const card = photographer.getByRole('article', { name: customer });
  await card.getByRole('button', { name: 'Godkend' }).click();
  await photographer.getByRole('alertdialog').getByRole('button', { name: 'Godkend' }).click();
  await expect(row(photographer, customer)).toContainText('Alle filer er arkiveret', {
    timeout: 30_000,
  });
}

/** Goes through both steps in the history. */
async function withdraw(page: Page, { id }: WaitingOrder): Promise<void> {
  await button(page, `Fortryd køb ${id}`).click();
  await expect(page.getByRole('dialog', { name: 'Fortryd køb' })).toContainText(id);
  await expectAccessible(page);
  await button(page, 'Fortsæt').click();
  const check = page.getByRole('dialog', { name: 'Bekræft fortrydelse' });
  await expect(check).toContainText('349,00 kr');
  await expectAccessible(page);
  await check.getByRole('button', { name: 'Bekræft fortrydelse' }).click();
  const done = page.getByRole('dialog', { name: 'Købet er fortrudt' });
  await expect(done).toContainText(new RegExp(`Din fortrydelse er modtaget ${TIME}\\.`));
  await done.getByRole('button', { name: 'Færdig' }).click();
  const card = page.getByRole('article');
  await expect(card).toContainText(new RegExp(`Fortrudt ${TIME}`));
  await expect(card).toContainText('Annulleret');
  await expect(button(page, /^Fortryd køb/)).toHaveCount(0);
}

async function refund(photographer: Page, { customer }: WaitingOrder): Promise<void> {
  await button(photographer, `Markér som tilbagebetalt: købet fra ${customer}`).click();
  const question = photographer.getByRole('alertdialog');
  await expect(question).toContainText(`tilbage til ${customer}?`);
  await expectAccessible(photographer);
  await question.getByRole('button', { name: 'Markér som tilbagebetalt' }).click();
  await expect(photographer.getByText('Købet er markeret som tilbagebetalt.')).toBeVisible();
}

test('an order is withdrawn before its approval @phone-long', async ({
  page,
  otherPage: photographer,
  request,
}) => {
  const placed = await order(request);
  await signIn(page, placed.email, routes.orderHistory);
  await withdraw(page, placed);
  await expectAccessible(page);

  await signIn(photographer, people.photographer, tab);
  await expect(photographer.getByRole('article', { name: placed.customer })).toHaveCount(0);
  const due = row(photographer, placed.customer);
  await expect(due).toContainText('Betales tilbage, hvis pengene er kommet');
  await expect(due).toContainText('349,00 kr');
  await expectAccessible(photographer);
  await refund(photographer, placed);
  await expect(due).toContainText(/Tilbagebetalt \d+\.\d+\.\d{4}/);
});

test('a purchase is withdrawn before its download, refunded and credited', async ({
  page,
  otherPage: photographer,
  request,
}) => {
  test.setTimeout(90_000);
  const placed = await order(request);
  await approve(photographer, placed);
  await signIn(page, placed.email, routes.orderHistory);
  await expect(page.getByRole('article')).toContainText('Købt');
  // Somebody who is only asked may still withdraw.
  const choose = async () => {
    await button(page, 'Download Nordlys').click();
    await page.getByRole('menuitem', { name: 'Download med dit navn' }).click();
  };
  await choose();
  await expectAccessible(page);
  await button(page, 'Ikke nu').click();
  await withdraw(page, placed);
  await expect(button(page, 'Download Nordlys')).toHaveCount(0);

  await photographer.reload();
  const due = row(photographer, placed.customer).filter({ hasText: 'Fortrudt' });
  await expect(due).toContainText('Skal betales tilbage');
  await refund(photographer, placed);
  await expect(due).toContainText(/Kreditnota K\d{4}-\d{4}/);
  await page.reload();
  await expect(page.getByRole('article')).toContainText(
    new RegExp(`Pengene er sendt tilbage ${TIME}`),
  );
});

test('a purchase that was downloaded cannot be withdrawn @long', async ({
  page,
  otherPage: photographer,
  request,
}) => {
  test.setTimeout(90_000);
  const placed = await order(request);
  await approve(photographer, placed);
  await signIn(page, placed.email, routes.orderHistory);
  await expect(button(page, `Fortryd køb ${placed.id}`)).toBeVisible();
  const choose = async () => {
    await button(page, 'Download Nordlys').click();
    await page.getByRole('menuitem', { name: 'Download med dit navn' }).click();
  };
  await choose();
  await expect(page.getByRole('alertdialog')).toContainText('kan ikke længere fortrydes');
  const first = await downloadBy(page, 'Download billederne');
  expect(first.suggestedFilename()).toMatch(/^Nordlys_\w+\.jpg$/);
  await expect(button(page, `Fortryd køb ${placed.id}`)).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await choose();
  const again = await saved;
  expect(again.suggestedFilename()).toBe(first.suggestedFilename());
  await page.reload();
  await button(page, 'Vis detaljer').click();
  await expect(
    page.getByText('Billederne er hentet, så købet kan ikke længere fortrydes.'),
  ).toBeVisible();
});

/** The code that the mail to the customer carries. */
function mailedCode(orderId: string): Promise<string> {
  return withLocalFirebase(ports, async (app) => {
    const path = documents.withdrawalStatement.build({ orderId });
    return String((await getFirestore(app).doc(path).get()).get('code'));
  });
}

test.describe('without a sign-in and without cookies', () => {
  test.use({ consent: 'declined' });

  test('an order is withdrawn by its number and the link in the mail @phone-long', async ({
    page,
    request,
  }) => {
    const placed = await order(request);
    await page.goto(routes.privacyPolicy);
    await page.getByRole('navigation', { name: 'Sidefod' }).getByText('Fortryd køb').click();
    await expect(page).toHaveURL(routes.withdrawal);
    await expect(page.getByRole('heading', { level: 1, name: 'Fortryd køb' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
    const form = page.getByRole('main');
    await form.getByLabel('Dit navn').fill(placed.customer);
    await form.getByLabel('Ordrenummer').fill(placed.id.toLowerCase());
    await form.getByLabel('Din e-mailadresse').fill(placed.email);
    await button(page, 'Fortsæt').click();
    await expect(form).toContainText(placed.id);
    await expectAccessible(page);
    await button(page, 'Bekræft fortrydelse').click();
    await expect(page.getByRole('heading', { name: 'Din fortrydelse er modtaget' })).toBeFocused();
    await expect(form).toContainText(new RegExp(`Den er modtaget ${TIME}, og det er`));
    await expectAccessible(page);

    await page.goto(withdrawalPath(placed.id, await mailedCode(placed.id)));
    await expect(form).toContainText(`Du er ved at fortryde køb ${placed.id}.`);
    await button(page, 'Bekræft fortrydelse').click();
    await expect(page.getByRole('heading', { name: 'Købet er fortrudt' })).toBeFocused();
    await expectAccessible(page);
  });
});
