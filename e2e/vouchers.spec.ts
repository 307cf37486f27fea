import { extractText } from 'unpdf';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { contentOf, downloadBy } from './support/archives.ts';
import { addPicture, cartPanel, makeReady, openCart, orderButton, thanks } from './support/cart.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { people, signIn } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

test('a company orders its invoice, and fetches it when the payment is approved @phone-long', async ({
  page: customer,
  otherPage: photographer,
  request,
}) => {
  const company = uniqueName('Holm');
  const email = uniqueEmail();
  await createAccount(request, { email });
  await signIn(customer, email, routes.singleImages);
  await addPicture(customer);
  await openCart(customer);

  const field = (name: string) => cartPanel(customer).getByRole('textbox', { name, exact: true });
  await cartPanel(customer)
    .getByRole('checkbox', { name: 'Jeg vil have faktura til firma' })
    .check();
  await field('Firmaets navn').fill(company);
  await field('CVR-nr.').fill('10150818');
  await field('Navn').fill('Ida Holm');
  await field('Adresse').fill('Kirkevej 1');
  await field('Postnr.').fill('9740');
  await field('By').fill('Jerslev');
  await customer.keyboard.press('Escape');
  await openCart(customer);
  await makeReady(customer);
  await orderButton(customer).click();
  await expect(field('CVR-nr.')).toBeFocused();
  await expect(
    cartPanel(customer).getByText('CVR-nummeret er ikke gyldigt. Det har 8 cifre.'),
  ).toBeVisible();
  await expectAccessible(customer);
  await field('CVR-nr.').fill('10 15 08 17');
  await orderButton(customer).click();
  await expect(thanks(customer)).toBeVisible();

  await signIn(photographer, people.photographer, adminPath('kontantbetaling'));
  const card = photographer.getByRole('article').filter({ hasText: company });
  await expect(card).toContainText(
    `${company}, Ida Holm, Kirkevej 1, 9740 Jerslev, CVR-nr. 10150817`,
  );
  await card.getByRole('button', { name: 'Godkend' }).click();
  await photographer.getByRole('alertdialog').getByRole('button', { name: 'Godkend' }).click();
  await expect(card).toBeHidden();

  await customer.goto(routes.orderHistory);
  await customer.getByRole('button', { name: 'Vis detaljer' }).click();
  await expect(customer.getByText(/^Faktura \d{4}-\d{4,}$/)).toBeVisible();
  const invoice = await downloadBy(customer, 'Download faktura (PDF)');
  expect(invoice.suggestedFilename()).toMatch(/^\d{4}-\d{4,}\.pdf$/);
  const { text } = await extractText(new Uint8Array(await contentOf(invoice)), {
    mergePages: true,
  });
  for (const part of ['Faktura', company, 'CVR-nr. 10150817', 'Kirkevej 1', 'Nordlys']) {
    expect(text).toContain(part);
  }
  await expectAccessible(customer);
});
