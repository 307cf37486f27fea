import type { APIRequestContext, Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { addPicture, makeReady, openCart, orderButton, thanks } from './support/cart.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { NORDLYS, outcomeOf, placeOrder, type WaitingOrder } from './support/orders.ts';
import { caughtMails } from './support/provider.ts';
import { people, signIn } from './support/signIn.ts';

const tab = adminPath('kontantbetaling');

const card = (page: Page, { customer }: WaitingOrder) =>
  page.getByRole('article', { name: customer });
const row = (page: Page, { customer }: WaitingOrder) =>
  page.getByRole('listitem').filter({ hasText: customer });
const question = (page: Page) => page.getByRole('alertdialog');

/** The mails about rejections that this address got. */
async function rejectionMails(request: APIRequestContext, email: string) {
  const mails = await caughtMails(request, email);
  return mails.filter(({ subject = '' }) => subject.endsWith('annulleret'));
}

const reasonDialog = (page: Page, { customer }: WaitingOrder) =>
  page.getByRole('dialog', { name: `Afvis bestillingen fra ${customer}?` });

async function answer(page: Page, order: WaitingOrder, verdict: 'Godkend' | 'Afvis') {
  await card(page, order).getByRole('button', { name: verdict }).click();
  if (verdict === 'Afvis') {
    const dialog = reasonDialog(page, order);
    await dialog.getByRole('combobox', { name: 'Årsag' }).selectOption('Beløbet passer ikke');
    await dialog.getByRole('button', { name: 'Afvis' }).click();
    return;
  }
  await expect(question(page)).toContainText(order.customer);
  await question(page).getByRole('button', { name: verdict }).click();
}

test('a payment that has come is approved, archived and told to its customer @main @phone-long', async ({
  page,
}) => {
  await signIn(page, people.photographer, tab);
  await expect(page.getByRole('heading', { name: 'Afventende betalinger' })).toBeVisible();
  const order = await placeOrder();
  // It comes by itself, and says what the customer writes in the payment.
  await expect(card(page, order)).toContainText(order.id);
  await expect(card(page, order)).toContainText('349,00 kr');
  await expectAccessible(page);

  await card(page, order).getByRole('button', { name: 'Godkend' }).click();
  await question(page).getByRole('button', { name: 'Annuller' }).click();
  await expect(question(page)).toBeHidden();
  await answer(page, order, 'Godkend');

  await expect(
    page.getByText(
      /^Kontantbetaling godkendt! Ordre JF\d{8}[A-Z]{6}\d{3} oprettet med permanent adgang til billeder\.$/,
    ),
  ).toBeVisible();
  await expect(card(page, order)).toBeHidden();
  await expect(row(page, order)).toContainText('Alle filer er arkiveret', { timeout: 30_000 });
  await expect(row(page, order)).toContainText(/Mail om godkendelsen sendt .* til /);
  await expectAccessible(page);
  expect(await outcomeOf(order.id)).toEqual({
    paymentStatus: 'completed',
    purchaseCount: 1,
    backupStatus: 'completed',
  });
});

test('a payment is rejected by the keyboard alone', async ({ page }) => {
  const order = await placeOrder();
  await signIn(page, people.photographer, adminPath('kontantbetaling', { order: order.id }));
  await expect(card(page, order)).toBeFocused();
  // The mails about it are sent meanwhile, and bring their buttons.
  await expect(card(page, order).getByText(/ sendt \d/)).toHaveCount(2);
  for (const stop of [order.email, 'Stop', 'Send igen', 'Send igen', 'Afvis']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(stop);
  }
  await page.keyboard.press('Enter');
  const dialog = reasonDialog(page, order);
  await expect(dialog.getByRole('combobox', { name: 'Årsag' })).toBeFocused();
  await page.keyboard.type('Kunden');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Det var en fejl.');
  await expectAccessible(page);
  for (const stop of ['Spær kunden', 'Annuller', 'Afvis']) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveAccessibleName(new RegExp(`^${stop}`));
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Anmodning afvist')).toBeVisible();
  await expect(card(page, order)).toBeHidden();
  await expect(row(page, order)).toContainText(/Mail om annulleringen sendt .* til /);
  expect(await outcomeOf(order.id)).toMatchObject({ paymentStatus: 'cancelled', purchaseCount: 0 });
});

test('a rejection reaches its customer with the reason, at the address of today', async ({
  page,
  otherPage: customer,
  request,
}) => {
  const email = uniqueEmail();
  const uid = await createAccount(request, { email });
  const order = await placeOrder([NORDLYS], { uid, email: uniqueEmail() });
  await signIn(customer, email, routes.orderHistory);
  await expect(customer.getByText(order.id)).toBeVisible();
  await signIn(page, people.photographer, tab);
  await answer(page, order, 'Afvis');
  await expect(row(page, order)).toContainText(`til ${email}`);
  const mails = await rejectionMails(request, email);
  expect(mails.map((mail) => mail['subject'])).toEqual([`Din ordre ${order.id} er annulleret`]);
  expect(mails[0]?.['message']).toContain('Det betalte beløb passer ikke til ordren.');
  const shown = customer.getByRole('article');
  await expect(shown).toContainText('Annulleret');
  await expect(shown).toContainText('Det betalte beløb passer ikke til ordren.');
  await expectAccessible(customer);
});

test('all orders of a customer are rejected at once, and the customer is blocked', async ({
  page,
  otherPage: customer,
  request,
}) => {
  const email = uniqueEmail();
  const uid = await createAccount(request, { email });
  const order = await placeOrder([NORDLYS], { uid, email });
  const others = await Promise.all([1, 2].map(() => placeOrder([NORDLYS], { uid, email })));
  await signIn(page, people.photographer, tab);
  for (const each of others) await expect(card(page, each)).toBeVisible();
  await card(page, order).getByRole('button', { name: 'Afvis' }).click();
  const dialog = reasonDialog(page, order);
  await dialog.getByRole('combobox', { name: 'Årsag' }).selectOption('Betalingen er ikke kommet');
  await dialog.getByRole('checkbox', { name: 'Afvis alle 3 ventende ordrer fra kunden' }).check();
  await dialog.getByRole('checkbox', { name: /^Spær kunden/ }).check();
  await dialog.getByRole('button', { name: 'Afvis' }).click();
  await expect(page.getByText('3 anmodninger afvist')).toBeVisible();
  for (const each of [order, ...others]) {
    expect(await outcomeOf(each.id)).toMatchObject({ paymentStatus: 'cancelled' });
  }
  await expect.poll(async () => (await rejectionMails(request, email)).length).toBe(1);

  await signIn(customer, email, routes.singleImages);
  await addPicture(customer);
  await openCart(customer);
  await makeReady(customer);
  await orderButton(customer).click();
  await expect(
    customer.getByText('Du kan ikke bestille i butikken. Kontakt mig, hvis det er en fejl.'),
  ).toBeVisible();
  await page.getByRole('button', { name: `Ophæv spærringen af ${order.customer}` }).click();
  await expect(page.getByText(`${order.customer} kan bestille igen.`)).toBeVisible();
  await makeReady(customer);
  await orderButton(customer).click();
  await expect(thanks(customer)).toBeVisible();
});

test('two administrators who approve at once make one purchase, which its customer sees @long', async ({
  page,
  otherPage: partner,
  thirdPage: customer,
  request,
}) => {
  const email = uniqueEmail();
  const order = await placeOrder([NORDLYS], {
    email,
    uid: await createAccount(request, { email }),
  });
  await signIn(customer, email, routes.orderHistory);
  await expect(customer.getByRole('article')).toContainText('Afventer ordre');
  await signIn(page, people.photographer, tab);
  await signIn(partner, people.partner, tab);
  for (const who of [page, partner]) {
    await card(who, order).getByRole('button', { name: 'Godkend' }).click();
  }
  await Promise.all(
    [page, partner].map((who) => question(who).getByRole('button', { name: 'Godkend' }).click()),
  );
  // Neither message waits for the other.
  await Promise.all(
    [page, partner].map((who) =>
      expect(who.getByText(/^Kontantbetaling godkendt! /)).toBeVisible(),
    ),
  );
  for (const who of [page, partner]) await expect(card(who, order)).toBeHidden();
  expect(await outcomeOf(order.id)).toMatchObject({ purchaseCount: 1 });
  await expect(customer.getByRole('article')).toContainText('Købt');
});

test('what one administrator rejects, another cannot approve from an old list @long', async ({
  page,
  otherPage: partner,
}) => {
  const order = await placeOrder();
  await signIn(page, people.photographer, tab);
  await signIn(partner, people.partner, tab);
  await card(partner, order).getByRole('button', { name: 'Godkend' }).click();
  await answer(page, order, 'Afvis');
  await expect(page.getByText('Anmodning afvist')).toBeVisible();
  // The list behind the question has lost it.
  await expect(
    partner.getByRole('article', { name: order.customer, includeHidden: true }),
  ).toHaveCount(0);
  await question(partner).getByRole('button', { name: 'Godkend' }).click();
  await expect(partner.getByText('Ordren er allerede afvist og kan ikke godkendes.')).toBeVisible();
  await expect(question(partner)).toBeHidden();
});

test('a price that differs is confirmed by itself', async ({ page }) => {
  const order = await placeOrder([{ ...NORDLYS, price: 300 }]);
  await signIn(page, people.photographer, tab);
  await answer(page, order, 'Godkend');
  const difference = page.getByRole('dialog', { name: 'Prisen har ændret sig' });
  await expect(difference).toContainText('Nordlys: bestilt til 300,00 kr, koster nu 349,00 kr');
  const approve = difference.getByRole('button', { name: 'Godkend' });
  await expect(approve).toBeDisabled();
  await expect(difference.getByRole('radio', { name: 'Som bestilt' })).toBeChecked();
  await expect(difference).toContainText('Der bogføres 300,00 kr.');
  await difference
    .getByRole('checkbox', { name: 'Jeg har set forskellen og godkender beløbet' })
    .check();
  await approve.click();
  await expect(page.getByText(/^Kontantbetaling godkendt! /)).toBeVisible();
  await expect(row(page, order)).toContainText('300,00 kr');
});

test('an approval whose answer is lost is found out, and not repeated @long', async ({
  page,
  complaints,
}) => {
  const order = await placeOrder();
  await signIn(page, people.photographer, tab);
  await card(page, order).getByRole('button', { name: 'Godkend' }).click();
  // The server does it; the way back is cut.
  await page.route('**/documents:commit', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await question(page).getByRole('button', { name: 'Godkend' }).click();
  await expect.poll(() => outcomeOf(order.id)).toMatchObject({ purchaseCount: 1 });
  await page.unroute('**/documents:commit');
  await expect(page.getByText(/^Kontantbetaling godkendt! /)).toBeVisible({ timeout: 40_000 });
  await expect(row(page, order)).toContainText(/Mail om godkendelsen sendt .* til /);
  expect(await outcomeOf(order.id)).toMatchObject({ purchaseCount: 1 });
  complaints.length = 0;
});

test('an archive that is interrupted by closing the tab goes on with the next visit @long', async ({
  page,
  context,
}) => {
  // Other tests leave purchases behind that are taken up as well.
  test.slow();
  const order = await placeOrder();
  await signIn(page, people.photographer, tab);
  await page.route('**/v0/b/**original_**', () => new Promise(() => undefined));
  await answer(page, order, 'Godkend');
  await expect(row(page, order)).toContainText('0 af', { timeout: 20_000 });
  await expect.poll(() => outcomeOf(order.id)).toMatchObject({ backupStatus: 'pending' });
  await page.close();

  const again = await context.newPage();
  await signIn(again, people.photographer, tab);
  await expect
    .poll(() => outcomeOf(order.id), { timeout: 60_000 })
    .toMatchObject({ purchaseCount: 1, backupStatus: 'completed' });
});
