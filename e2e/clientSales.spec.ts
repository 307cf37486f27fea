import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/accounts.ts';
import { approveAndArchive } from './support/approval.ts';
import { contentOf, downloadBy, entriesOf } from './support/archives.ts';
import { cartPanel, makeReady, orderButton, thanks } from './support/cart.ts';
import { card, giveName, openDemo } from './support/clientGallery.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { people, signIn, submitSignIn } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

// The limit of an action names the step that hangs; the limit of the whole journey names none.
test.use({ actionTimeout: 40_000 });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function chooseAndSend(client: Page, name: string): Promise<void> {
  await openDemo(client);
  await button(client, 'DSC_0412.jpg: Bogen').click();
  await giveName(client, name);
  const bar = client.getByRole('region', { name: 'Dit valg' });
  await expect(bar.getByText('1 af 6')).toBeVisible();
  await button(client, 'Send valget').click();
  await client.getByRole('alertdialog').getByRole('button', { name: 'Send valget' }).click();
  await expect(bar.getByText(/^Sendt /)).toBeVisible();
}

/** Buys the picture that is open, whose address is in no request, as somebody who signs in on the way. */
async function buyOpenPicture(client: Page, email: string): Promise<void> {
  const question = client.getByRole('dialog', { name: 'Køb billedet' });
  await button(client, /^Køb for 95,00/).click();
  await expectAccessible(client);
  await question.getByRole('link', { name: 'Log ind' }).click();
  await submitSignIn(client, email);
  await button(client, /^Køb for 95,00/).click({ timeout: 60_000 });
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

test('a client of a private gallery chooses and buys a picture more, and the bookkeeper is given its voucher', async ({
  page: client,
  otherPage: photographer,
  request,
  complaints,
}) => {
  test.setTimeout(240_000);
  const { email } = await newCustomer(request);
  const name = uniqueName('Ditte');
  await chooseAndSend(client, name);
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

  await photographer.goto(adminPath('kundegallerier'));
  await card(photographer, 'Bryllup på Råbjerg').getByRole('button', { name: 'Valg' }).click();
  await button(photographer, `Slet ${name}`).click();
  await photographer.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click();
  await expect(photographer.getByRole('region', { name, exact: true })).toBeHidden();
  expect(complaints).toEqual([]);
});
