import { getFirestore } from 'firebase-admin/firestore';
import { adminPath } from '#src/model/base/addresses.ts';
import { documents } from '#src/model/base/paths.ts';
import { routes } from '#src/model/base/routes.ts';
import { DEMO_PASSWORD } from '../tools/seed/accounts.ts';
import { withLocalFirebase } from '../tools/seed/localFirebase.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/records/accounts.ts';
import { addPicture, makeReady, openCart, orderButton, thanks } from './support/screens/cart.ts';
import { ports } from './support/ports.ts';
import { caughtMails } from './support/records/provider.ts';
import { people, signIn } from './support/screens/signIn.ts';

const tab = adminPath('indstillinger');

/** The other journeys are about the shop as it is built, whose record is empty. */
test.afterEach(() =>
  withLocalFirebase(ports, async (app) => {
    await getFirestore(app).doc(documents.publicSettings.build()).set({});
  }),
);

test('a new telephone number is seen on an open page, a new MobilePay number by all owners and at a checkout @main', async ({
  page,
  otherPage,
  request,
}) => {
  await otherPage.goto(routes.contact);
  const numbers = otherPage.getByRole('main').getByRole('link', { name: /^\+45/ });
  await expect(numbers).toHaveText('+45 20 30 40 50');

  await signIn(page, people.photographer, tab);
  const business = page.getByRole('region', { name: 'Forretningen' });
  await business.getByLabel('Telefon').fill('+45 99 88 77 66');
  await business.getByRole('button', { name: 'Gem Ændringer' }).click();
  await expect(page.getByText('Indstillingerne er gemt')).toBeVisible();
  await expect(numbers).toHaveText('+45 99 88 77 66');

  const { email } = await newCustomer(request);
  await signIn(otherPage, email, routes.singleImages);
  await addPicture(otherPage);
  await openCart(otherPage);
  await makeReady(otherPage);

  const number = String(100_000 + Math.floor(Math.random() * 900_000));
  const payment = page.getByRole('region', { name: 'Betaling' });
  await payment.getByRole('button', { name: 'Ændr betaling' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('MobilePay-nummer').fill(number);
  await dialog.getByLabel('Din adgangskode').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Gem ny betaling' }).click();
  await expect(page.getByText('Betalingen er ændret, og ejerne får en mail')).toBeVisible();
  const log = payment.getByRole('list', { name: 'Ændringer af betalingen' });
  await expect(log.getByText(`→ ${number}`)).toBeVisible();
  await expect(log.getByText(people.photographer).first()).toBeVisible();
  const told = async () =>
    (await caughtMails(request, `••${number.slice(-4)}`)).map((mail) => mail['to_email']);
  await expect.poll(told).toContain(people.photographer);
  await expect.poll(told).toContain(people.partner);

  // A customer at the checkout is asked to pay to the new number.
  await orderButton(otherPage).click();
  await expect(thanks(otherPage)).toBeVisible();
  await expect(otherPage.getByRole('main')).toContainText(number);
});
