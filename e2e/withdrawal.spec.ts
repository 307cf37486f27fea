import type { APIRequestContext, Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/records/accounts.ts';
import { approveAndArchive } from './support/screens/approval.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { NORDLYS, placeOrder, type WaitingOrder } from './support/records/orders.ts';
import { people, signIn } from './support/screens/signIn.ts';

const tab = adminPath('kontantbetaling');
const TIME = String.raw`\d+\.\d+\.\d{4}, \d{2}\.\d{2}`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** A new customer with an order that waits. */
const order = async (request: APIRequestContext): Promise<WaitingOrder> =>
  placeOrder([NORDLYS], await newCustomer(request));

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

test('a purchase is withdrawn before its download, refunded and credited', async ({
  page,
  otherPage: photographer,
  request,
}) => {
  test.setTimeout(90_000);
  const placed = await order(request);
  await signIn(photographer, people.photographer, tab);
  await approveAndArchive(photographer, placed.customer);
  await signIn(page, placed.email, routes.orderHistory);
  await expect(page.getByRole('article')).toContainText('Købt');
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

test.describe('without a sign-in and without cookies', () => {
  test.use({ consent: 'declined' });

  test('an order is withdrawn by its number @phone-long', async ({ page, request }) => {
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
  });
});
