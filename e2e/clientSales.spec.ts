import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { contentOf, downloadBy, entriesOf } from './support/archives.ts';
import { cartPanel, makeReady, orderButton, thanks } from './support/cart.ts';
import { openDemo } from './support/clientGallery.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { people, signIn, submitSignIn } from './support/signIn.ts';

test('a client buys a picture more, which is delivered like one of the shop', async ({
  page: client,
  otherPage: photographer,
  request,
  complaints,
}) => {
  test.setTimeout(180_000);
  const email = uniqueEmail();
  await createAccount(request, { email });
  await openDemo(client);
  await client.getByRole('link', { name: 'Åbn DSC_0447' }).click();
  await client.getByRole('button', { name: /^Køb for 95,00/ }).click();
  const question = client.getByRole('dialog', { name: 'Køb billedet' });
  await expectAccessible(client);
  await question.getByRole('link', { name: 'Log ind' }).click();
  await submitSignIn(client, email);

  // Back at the picture, whose address was in no request.
  await client.getByRole('button', { name: /^Køb for 95,00/ }).click({ timeout: 60_000 });
  await question.getByRole('button', { name: 'Læg i kurven' }).click();
  await expect(question.getByText('Billedet ligger i kurven.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(client);
  await expectNoOverflow(client);
  await question.getByRole('link', { name: 'Gå til kurven' }).click();
  await expect(cartPanel(client).getByText('DSC_0447')).toBeVisible();
  await makeReady(client);
  await expect(cartPanel(client).getByText('Noget har ændret sig')).toBeHidden();
  await orderButton(client).click();
  await expect(thanks(client)).toBeVisible();

  await signIn(photographer, people.photographer, adminPath('kontantbetaling'));
  const waiting = photographer.getByRole('article').filter({ hasText: email });
  await waiting.getByRole('button', { name: 'Godkend' }).click();
  await photographer.getByRole('alertdialog').getByRole('button', { name: 'Godkend' }).click();
  const decided = photographer.getByRole('listitem').filter({ hasText: email }).first();
  await expect(decided).toContainText('Alle filer er arkiveret', { timeout: 60_000 });

  await client.goto(routes.orderHistory);
  await client.getByRole('button', { name: 'Vis detaljer' }).click();
  await expect(client.getByText('DSC_0447').first()).toBeVisible();
  await client.getByRole('button', { name: 'Download hele købshistorikken som ZIP' }).click();
  const entries = await entriesOf(await contentOf(await downloadBy(client, 'Download billederne')));
  expect([...entries.keys()].filter((name) => name.includes('DSC_0447'))).toHaveLength(1);
  expect(complaints).toEqual([]);
});
