import type { APIRequestContext, Page, Response } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { boughtName, placeManyPurchases } from './support/longHistory.ts';
import { approveOrder, placeOrders, placePurchase, type Buyer } from './support/purchases.ts';
import { signIn } from './support/signIn.ts';

const QUERIES = '/documents:runQuery';
const MAX_READS = 30;

async function newBuyer(request: APIRequestContext): Promise<Buyer> {
  const email = uniqueEmail();
  return { email, uid: await createAccount(request, { email }) };
}

const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });
async function documentsIn(response: Response): Promise<number> {
  const rows = (await response.json()) as { document?: object }[];
  return rows.filter(({ document }) => document !== undefined).length;
}

/** Counts the documents that the page reads; the answer is how many there have been so far. */
function countReads(page: Page): () => Promise<number> {
  const answers: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().includes(QUERIES)) answers.push(documentsIn(response));
  });
  return async () => (await Promise.all(answers)).reduce((sum, count) => sum + count, 0);
}

const search = (page: Page) => page.getByLabel('Søg i dine køb');

test('a customer finds, opens and prints what they have bought @main @phone-long', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  const { orderId } = await placePurchase(buyer, {
    items: [
      { id: 'album', name: 'Vesterhavet', type: 'album', pictures: ['Bølge', 'Sand'] },
      { id: 'klit', name: 'Klit', type: 'image', isGone: true },
    ],
  });
  await placeOrders(buyer, [
    { name: 'Nordlys' },
    { name: 'Regn', change: { paymentStatus: 'cancelled', cancelledAt: new Date() } },
  ]);
  await page.goto(routes.userDashboard);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fuser-dashboard$/);
  await signIn(page, buyer.email, routes.userDashboard);
  await expect(page.getByRole('heading', { level: 1, name: 'Din Købshistorik' })).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(card(page, orderId).getByText('Købt', { exact: true })).toBeVisible();
  await expect(cards(page).getByText('Afventer ordre')).toHaveCount(1);
  await card(page, orderId).scrollIntoViewIfNeeded();
  await expect(card(page, orderId).locator('img[src^="blob:"]')).toBeVisible();
  await expect(cards(page).getByText('Annulleret')).toHaveCount(1);

  await search(page).fill('vesterhav');
  await expect(cards(page)).toHaveCount(1);
  await search(page).fill(orderId.slice(-6).toLowerCase());
  await expect(cards(page)).toHaveCount(1);
  await search(page).fill('findes ikke');
  await expect(page.getByText('Ingen køb passer til din søgning.')).toBeVisible();
  await search(page).fill('klit');
  await page.getByRole('button', { name: 'Vis detaljer' }).click();
  await expect(card(page, orderId).getByText('Fotoalbum · 2 billeder')).toBeVisible();
  await expect(card(page, orderId).getByText('79,60 kr')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Kvittering' }).click();
  const receipt = page.getByRole('dialog', { name: 'Kvittering' });
  for (const text of [
    orderId,
    '1. juni 2025',
    '318,40 kr',
    '79,60 kr',
    '398,00 kr',
    'Jerslev Foto',
  ]) {
    await expect(receipt.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await search(page).fill('nordlys');
  await page.getByRole('link', { name: 'Sådan betaler du' }).click();
  await expect(page.getByRole('heading', { name: 'Betal med MobilePay' })).toBeVisible();
  await page.getByRole('link', { name: 'Se din købshistorik' }).click();
  await expect(cards(page)).toHaveCount(3);
});

test('an approval shows itself while the page is open', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  const [id = ''] = await placeOrders(buyer, [{ name: 'Klit' }]);
  await signIn(page, buyer.email, routes.orderHistory);
  await expect(cards(page).getByText('Afventer ordre')).toBeVisible();
  // Not before the listener has told what it knows.
  await expect(page.getByRole('link', { name: 'Sådan betaler du' })).toBeVisible();
  const orderId = await approveOrder(buyer, id);
  await expect(card(page, orderId).getByText('Købt', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(
    page.getByText('Din betaling er godkendt. Billederne er klar til download.'),
  ).toBeVisible();
  await page.reload();
  await expect(card(page, orderId).getByText('Købt', { exact: true })).toBeVisible();
});

test('of many orders the first page reads at most 30, and older ones follow', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  const start = Date.UTC(2026, 0, 1);
  const count = 60;
  const orders = Array.from({ length: count }, (_, index) => ({
    name: `Billede ${index}`,
    change: {
      createdAt: new Date(start + index * 60_000),
      paymentStatus: index === count - 5 ? 'pending' : 'cancelled',
    },
  }));
  await placeOrders(buyer, orders);
  const reads = countReads(page);
  await signIn(page, buyer.email, routes.orderHistory);
  await expect(cards(page)).toHaveCount(10);
  // One more order is followed live, over a connection of its own.
  expect((await reads()) + 1).toBeLessThanOrEqual(MAX_READS);
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(cards(page)).toHaveCount(20);
  await search(page).fill(`Billede ${count - 45}`);
  await expect(card(page, 'Ordrenummer')).toHaveCount(1);
});

test('1,000 orders are read as they are asked for, to the last one @long', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const buyer = await newBuyer(request);
  const count = 1000;
  await placeManyPurchases(buyer, count);
  const reads = countReads(page);
  await signIn(page, buyer.email, routes.orderHistory);
  await expect(cards(page)).toHaveCount(10);
  expect(await reads()).toBeLessThanOrEqual(MAX_READS);
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(cards(page)).toHaveCount(20);

  await search(page).fill(boughtName(0));
  await expect(card(page, '1. januar 2019')).toHaveCount(1, { timeout: 60_000 });
  await expect(cards(page)).toHaveCount(1);
  await search(page).fill('');
  await expect(cards(page)).toHaveCount(count);
  await expect(page.getByRole('button', { name: 'Vis flere' })).toBeHidden();
  const numbers = await cards(page)
    .getByText(/^JF\d{8}[A-Z]{6}\d{3}$/)
    .allTextContents();
  expect(new Set(numbers).size).toBe(count);
});

test('a new customer is led to the pictures, and a failure to another try', async ({
  page,
  request,
  complaints,
}) => {
  const buyer = await newBuyer(request);
  await page.route(`**${QUERIES}*`, (route) => route.abort());
  await signIn(page, buyer.email, routes.orderHistory);
  await expect(page.getByText('Kunne ikke hente ordrer. Prøv igen senere.')).toBeVisible();
  await page.unroute(`**${QUERIES}*`);
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByText('Du har ikke købt noget endnu.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Besøg Enkeltbilleder' }).click();
  await expect(page).toHaveURL(routes.gallery);
  // The browser and the SDK note each request that failed.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_FAILED|Firestore/);
});
