import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/records/accounts.ts';
import { approveAndArchive } from './support/screens/approval.ts';
import { contentOf, downloadBy, entriesOf } from './support/screens/archives.ts';
import { cartPanel, makeReady, orderButton, thanks } from './support/screens/cart.ts';
import { openDemo } from './support/screens/clientGallery.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { expectNoOverflow } from './support/screens/expectNoOverflow.ts';
import { people, signIn, submitSignIn } from './support/screens/signIn.ts';

// The limit of an action names the step that hangs; the limit of the whole journey names none.
test.use({ actionTimeout: 40_000 });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Buys the picture that is open, whose address is in no request, as somebody who signs in on the way. */
async function buyOpenPicture(client: Page, email: string): Promise<void> {
  const question = client.getByRole('dialog', { name: 'Køb billedet' });
  await button(client, /^Køb for 95,00/).click();
  await expectAccessible(client);
  await question.getByRole('link', { name: 'Log ind' }).click();
  await expect(client.getByText(/^DSC_0447.jpg · 95,00/)).toBeVisible();
  await submitSignIn(client, email);
  await question.getByRole('button', { name: 'Læg i kurven' }).click({ timeout: 60_000 });
  await expect(question.getByText('Billedet ligger i kurven.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(client);
  await expectNoOverflow(client);
  await question.getByRole('link', { name: 'Gå til kurven' }).click();
  await expect(cartPanel(client).getByText('DSC_0447')).toBeVisible();
  await makeReady(client);
  await expect(cartPanel(client).getByText('Noget har ændret sig')).toBeHidden();
  await orderButton(client).click();
  await expect(thanks(client)).toBeVisible();
}

/** The export of today that goes to the bookkeeper names this voucher. */
async function expectInBooks(photographer: Page, voucher: string): Promise<void> {
  await photographer.goto(adminPath('kundepanel', { section: 'bogfoering' }));
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' });
  await photographer.getByLabel('Periode').selectOption('Vælg datoer');
  await photographer.getByLabel('Fra og med').fill(today);
  await photographer.getByLabel('Til og med').fill(today);
  const journal = await downloadBy(photographer, 'Dinero (CSV)');
  expect(String(await contentOf(journal))).toContain(voucher);
  const pdfs = await entriesOf(
    await contentOf(await downloadBy(photographer, 'Alle PDF-bilag (ZIP)')),
  );
  expect([...pdfs.keys()]).toContain(`${voucher}.pdf`);
}

test('a client of a private gallery buys a picture, and the bookkeeper is given its voucher', async ({
  page: client,
  otherPage: photographer,
  request,
}) => {
  test.setTimeout(240_000);
  const { email } = await newCustomer(request);
  await openDemo(client);
  await client.getByRole('link', { name: 'Åbn DSC_0447' }).click();
  await buyOpenPicture(client, email);

  await signIn(photographer, people.photographer, adminPath('kontantbetaling'));
  await approveAndArchive(photographer, email);
  await client.goto(routes.orderHistory);
  await button(client, 'Vis detaljer').click();
  await expect(client.getByText('DSC_0447').first()).toBeVisible();
  await button(client, 'Download hele købshistorikken som ZIP').click();
  const entries = await entriesOf(await contentOf(await downloadBy(client, 'Download billederne')));
  expect([...entries.keys()].filter((path) => path.includes('DSC_0447'))).toHaveLength(1);

  const invoice = await downloadBy(client, 'Download faktura (PDF)');
  const voucher = invoice.suggestedFilename().replace('.pdf', '');
  await expectInBooks(photographer, voucher);
});
