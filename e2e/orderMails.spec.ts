import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { addPicture, makeReady, openCart, orderButton, thanks } from './support/cart.ts';
import { placeOrder } from './support/orders.ts';
import { caughtMails, failNextMail } from './support/provider.ts';
import { people, signIn } from './support/signIn.ts';

test('a new order is mailed by the server to the photographer and to its customer', async ({
  page,
  request,
}) => {
  const fromBrowser: string[] = [];
  page.on('request', (each) => {
    if (each.url().includes('/email/send')) fromBrowser.push(each.url());
  });
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
  expect(toCustomer?.['subject']).toBe(`Jeg har modtaget din ordre ${number}`);
  expect(toCustomer?.['message']).toContain(`skriv ${number} i beskeden`);
  expect(toPhotographer?.['subject']).toMatch(/^Ny ordre fra .+\skr$/);
  expect(toPhotographer?.['message']).toContain(`mærket ${number}`);
  expect(fromBrowser).toEqual([]);
});

test('an approval is mailed with a link that opens, and a mail that failed is sent again', async ({
  page,
  request,
}) => {
  const order = await placeOrder();
  const approvals = async () =>
    (await caughtMails(request, order.email)).filter(({ subject = '' }) =>
      subject.startsWith('Dine billeder er klar'),
    );
  // The mails about the new order are out of the way.
  await expect.poll(async () => (await caughtMails(request, order.email)).length).toBe(2);
  await signIn(page, people.photographer, adminPath('kontantbetaling'));
  await failNextMail(request, order.email, 429);
  await page
    .getByRole('article', { name: order.customer })
    .getByRole('button', { name: 'Godkend' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Godkend' }).click();
  await expect(page.getByText(/^Kontantbetaling godkendt! /)).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: order.customer });
  await expect(row).toContainText(
    /Mail om godkendelsen er ikke sendt: mailtjenesten tog ikke imod den\. Der prøves igen \d/,
  );
  // The failed mail is still offered on the next visit.
  await page.reload();
  const again = page.getByRole('button', {
    name: `Send igen: Mail om godkendelsen, ordre ${order.id}`,
  });
  await again.click();
  await expect(again).toBeHidden();
  await expect.poll(async () => (await approvals()).length).toBe(1);
  const [mail] = await approvals();
  expect(mail?.['to_email']).toBe(order.email);
  expect(mail?.['message']).toContain('STANDARDFORTRYDELSESFORMULAR');
  const link = new URL(mail?.['link'] ?? '');
  expect(link.pathname).toBe(routes.orderHistory);
  await page.goto(link.href);
  await expect(page).toHaveURL(new RegExp(`${routes.orderHistory}$`));
});
