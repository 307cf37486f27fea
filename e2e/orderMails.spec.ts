import { adminPath, routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { addPicture, makeReady, openCart, orderButton, thanks } from './support/cart.ts';
import { placeOrder } from './support/orders.ts';
import { caughtMails, failNextMail } from './support/provider.ts';
import { people, signIn } from './support/signIn.ts';

test('a new order is mailed to the photographer and to its customer', async ({ page, request }) => {
  const email = uniqueEmail();
  await createAccount(request, { email });
  await signIn(page, email, routes.singleImages);
  await addPicture(page);
  await openCart(page);
  await makeReady(page);
  await orderButton(page).click();
  await expect(thanks(page)).toBeVisible();

  await expect.poll(async () => (await caughtMails(request, email)).length).toBe(2);
  const mails = await caughtMails(request, email);
  const toCustomer = mails.find((mail) => mail['to_email'] === email);
  const toPhotographer = mails.find((mail) => mail['reply_to'] === email);
  const number = toCustomer?.['order_id'] ?? '';
  expect(number).toMatch(/^JF\d{8}[A-Z]{6}\d{3}$/);
  await expect(page.getByText(number).first()).toBeVisible();
  expect(toCustomer?.['subject']).toBe(`Vi har modtaget din ordre ${number}`);
  expect(toCustomer?.['message']).toContain(`skriv ${number} i beskeden`);
  expect(toPhotographer?.['subject']).toMatch(/^Ny ordre fra .+\skr$/);
  expect(toPhotographer?.['message']).toContain(`mærket ${number}`);
});

test('an approval is mailed with a link that opens, and a mail that failed is sent again', async ({
  page,
  request,
  complaints,
}) => {
  const order = await placeOrder();
  await signIn(page, people.photographer, adminPath('kontantbetaling'));
  await failNextMail(request, order.email, 429);
  await page
    .getByRole('article', { name: order.customer })
    .getByRole('button', { name: 'Godkend' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Godkend' }).click();
  await expect(page.getByText(/^Kontantbetaling godkendt! /)).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: order.customer });
  await expect(row.getByText('Mailen til kunden kunne ikke sendes.')).toBeVisible();
  // The failed mail is still offered on the next visit.
  await page.reload();
  await row.getByRole('button', { name: 'Send mailen igen' }).click();
  await expect(row.getByText('Kunden har fået en mail.')).toBeVisible();

  const [mail, ...others] = await caughtMails(request, order.email);
  expect(others).toEqual([]);
  expect(mail?.['subject']).toMatch(/^Dine billeder er klar: ordre JF/);
  const link = new URL(mail?.['link'] ?? '');
  expect(link.pathname).toBe(routes.orderHistory);
  const known = complaints.splice(0);
  expect(known.filter((each) => !/email\/send|customer-permanent-archive/.test(each))).toEqual([]);
});
