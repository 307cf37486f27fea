import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { addPicture, makeReady, openCart, orderButton } from './support/cart.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { NORDLYS, outcomeOf, placeOrder } from './support/orders.ts';
import { showOtherShop } from './support/otherShop.ts';
import {
  answerPayment,
  failPayments,
  leadBackByPage,
  paymentsOf,
  providerOrigin,
} from './support/provider.ts';
import { approveOrder, type Buyer } from './support/purchases.ts';
import { people, signIn } from './support/signIn.ts';

/** The way to the provider leads through three calls of functions, the first of which start them. */
const FUNCTIONS_LIMIT_MS = 40_000;

test.describe.configure({ timeout: 120_000 });

const showAutomaticShop = (context: BrowserContext) =>
  showOtherShop(context, { payments: { mobilePay: 'automatic', card: false } });

test.beforeEach(async ({ context }) => {
  await showAutomaticShop(context);
  await leadBackByPage(context);
});

const paymentPagePath = (id: string) => `${routes.orderConfirmation}?ordre=${id}`;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const paid = (page: Page) => title(page, 'Tak, din betaling er modtaget');
const otherWay = (page: Page) => page.getByText('Eller betal på den anden måde', { exact: true });

async function expectProvider(page: Page, reference = ''): Promise<void> {
  const address = new RegExp(`^${providerOrigin}/payment\\?reference=${reference}`);
  await expect(page).toHaveURL(address, { timeout: FUNCTIONS_LIMIT_MS });
}

async function newBuyer(request: APIRequestContext): Promise<Buyer> {
  const email = uniqueEmail();
  return { email, uid: await createAccount(request, { email }) };
}

/** An order of a new customer, whose payment is open at the provider. */
async function atProvider(
  page: Page,
  request: APIRequestContext,
): Promise<{ id: string; buyer: Buyer }> {
  const buyer = await newBuyer(request);
  const { id } = await placeOrder([NORDLYS], buyer);
  await signIn(page, buyer.email, paymentPagePath(id));
  await expectProvider(page);
  return { id, buyer };
}

interface Answer {
  delivery?: string;
}

/** Answers on the provider's page, which leads back to the shop. */
async function answer(
  page: Page,
  name: 'approve' | 'reject' | 'expire',
  { delivery = 'once' }: Answer = {},
): Promise<void> {
  await page.getByLabel('Notification').selectOption(delivery);
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL(/ordre=/);
}

test('a customer orders, approves in the app and has the pictures at once @phone', async ({
  page,
  request,
}) => {
  const { email } = await newBuyer(request);
  await signIn(page, email, routes.singleImages);
  await addPicture(page);
  await openCart(page);
  await makeReady(page);
  await orderButton(page).click();
  await expect(page).toHaveURL(/ordre=/, { timeout: FUNCTIONS_LIMIT_MS });
  await expectProvider(page);
  await answer(page, 'approve');
  await expect(paid(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Hent dine billeder' }).click();
  const order = page.getByRole('article');
  await expect(order).toHaveCount(1);
  await expect(order.getByText('Købt', { exact: true })).toBeVisible();
  await expect(order.getByRole('button', { name: /^Download/ }).first()).toBeVisible();
});

test('a rejected payment is tried again, and paid once', async ({ page, request }) => {
  const { id } = await atProvider(page, request);
  await answer(page, 'reject');
  await expect(title(page, 'Betalingen blev afbrudt')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Prøv igen med MobilePay' }).click();
  await expectProvider(page, `${id}-2`);
  await answer(page, 'approve');
  await expect(paid(page)).toBeVisible();
  expect(await outcomeOf(id)).toMatchObject({ paymentStatus: 'completed', purchaseCount: 1 });
});

test('a payment that ran out leaves the other way to pay', async ({ page, request }) => {
  await atProvider(page, request);
  await answer(page, 'expire');
  await expect(title(page, 'Betalingen udløb')).toBeVisible();
  await otherWay(page).click();
  await expect(page.getByRole('heading', { name: 'Betal med MobilePay' })).toBeVisible();
  await expectAccessible(page);
});

for (const delivery of ['none', 'twice', 'late', 'out-of-order', 'wrong-signature']) {
  test(`a notification that comes ${delivery} changes nothing for the customer @long`, async ({
    page,
    request,
  }) => {
    const { id } = await atProvider(page, request);
    await answer(page, 'approve', { delivery });
    await expect(paid(page)).toBeVisible();
    expect(await outcomeOf(id)).toMatchObject({ paymentStatus: 'completed', purchaseCount: 1 });
    expect(await paymentsOf(request, id)).toMatchObject([{ captured: 34_900, refunded: 0 }]);
  });
}

test('after a closed tab the history shows the payment, and its page follows the app', async ({
  page,
  request,
}) => {
  const { id } = await atProvider(page, request);
  await page.goto(routes.orderHistory);
  await expect(page.getByText('Betaling: Venter på din godkendelse')).toBeVisible();
  await page.getByRole('link', { name: 'Betal nu' }).click();
  await expect(title(page, 'Godkend betalingen i MobilePay')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Åbn MobilePay' })).toBeVisible();
  // In the app, on the telephone.
  await answerPayment(request, `${id}-1`, 'approve');
  await expect(paid(page)).toBeVisible();
});

test('the customer finds the payment on another device, and nobody else does', async ({
  page,
  otherPage,
  thirdPage,
  request,
  complaints,
}) => {
  const { id, buyer } = await atProvider(page, request);
  await showAutomaticShop(otherPage.context());
  await otherPage.goto(paymentPagePath(id));
  await expect(otherPage).toHaveURL(/\/login\?redirect=%2Fcash-payment-confirmation%3Fordre%3D/);
  await signIn(otherPage, buyer.email, paymentPagePath(id));
  await expect(title(otherPage, 'Godkend betalingen i MobilePay')).toBeVisible();
  const stranger = await newBuyer(request);
  await showAutomaticShop(thirdPage.context());
  await signIn(thirdPage, stranger.email, paymentPagePath(id));
  await expect(thirdPage.getByText('Ordren findes ikke blandt dine bestillinger.')).toBeVisible();
  expect(await paymentsOf(request, id)).toHaveLength(1);
  // The browser notes the answer that was refused.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('403');
});

test('while the provider is down the order waits, and the other way is open', async ({
  page,
  request,
  complaints,
}) => {
  const buyer = await newBuyer(request);
  const { id } = await placeOrder([NORDLYS], buyer);
  await failPayments(request, id);
  await signIn(page, buyer.email, paymentPagePath(id));
  await expect(page.getByText(/^MobilePay svarer ikke lige nu/)).toBeVisible();
  await otherWay(page).click();
  await expect(page.getByRole('heading', { name: 'Betal med MobilePay' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Prøv igen med MobilePay' }).click();
  await expectProvider(page);
  // The browser notes the answer that was refused.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('502');
});

test('what is paid twice is said to go back by itself', async ({ page, request }) => {
  const { id, buyer } = await atProvider(page, request);
  await approveOrder(buyer, id);
  await answer(page, 'approve');
  await expect(title(page, 'Ordren blev betalt to gange')).toBeVisible();
  await expectAccessible(page);
  expect(await paymentsOf(request, id)).toMatchObject([{ captured: 0, cancelled: 34_900 }]);
});

test('the photographer sends the money of a purchase back from the dashboard', async ({
  page,
  otherPage,
  request,
}) => {
  const { id } = await atProvider(page, request);
  await answer(page, 'approve');
  await expect(paid(page)).toBeVisible();
  await showAutomaticShop(otherPage.context());
  await signIn(otherPage, people.photographer, adminPath('kundepanel', { order: id }));
  const order = otherPage.getByRole('dialog', { name: /^Ordre / });
  await expect(order.getByText(/349,00\skr: Betalt$/)).toBeVisible({ timeout: FUNCTIONS_LIMIT_MS });
  await order.getByRole('button', { name: 'Betal tilbage' }).click();
  await otherPage.getByRole('button', { name: 'Send pengene tilbage' }).click();
  await expect(order.getByText(/349,00\skr: Pengene er sendt tilbage$/)).toBeVisible({
    timeout: FUNCTIONS_LIMIT_MS,
  });
  await expect(order.getByText('Annulleret')).toBeVisible();
  expect(await paymentsOf(request, id)).toMatchObject([{ captured: 34_900, refunded: 34_900 }]);
});
