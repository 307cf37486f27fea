import type { Page } from '@playwright/test';
import { adminPath, galleryPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, newestLink, uniqueEmail } from './support/accounts.ts';
import { contentOf, downloadBy, downloadPicture, entriesOf } from './support/archives.ts';
import { addPicture, cartPanel, makeReady, openCart, orderButton, thanks } from './support/cart.ts';
import { card, giveName, openDemo } from './support/clientGallery.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { showOtherShop } from './support/otherShop.ts';
import { leadBackByPage, providerOrigin } from './support/provider.ts';
import { register } from './support/registration.ts';
import { people, signIn, submitSignIn } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

// The limit of an action names the step that hangs; the limit of the whole journey names none.
test.use({ actionTimeout: 40_000 });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test.describe('from a link that somebody shared', () => {
  test.use({ consent: null });

  test('a stranger says yes, registers, pays by MobilePay, and has downloaded for good @phone-long', async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    await showOtherShop(page.context(), { payments: { mobilePay: 'automatic', card: false } });
    await leadBackByPage(page.context());
    const shared = galleryPath(routes.singleImages, { open: 'billede-nordlys' });
    const email = uniqueEmail();

    await page.goto(shared);
    await page
      .locator('[data-cookie-banner]')
      .getByRole('button', { name: 'Acceptér cookies' })
      .click();
    await expect(page).toHaveURL('/');
    await register(page, { email });
    await page.goto(await newestLink(request, email, 'VERIFY_EMAIL'));
    await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click();
    await submitSignIn(page, email);
    await expect(page).toHaveURL('/');

    await page.goto(routes.singleImages);
    await addPicture(page);
    await openCart(page);
    await makeReady(page);
    await orderButton(page).click();
    await expect(page).toHaveURL(new RegExp(`^${providerOrigin}/payment`), { timeout: 40_000 });
    await button(page, 'approve').click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Tak, din betaling er modtaget' }),
    ).toBeVisible();

    await page.getByRole('link', { name: 'Hent dine billeder' }).click();
    await expect(button(page, /^Fortryd køb/)).toBeVisible();
    await button(page, 'Download Nordlys').click();
    await page.getByRole('menuitem', { name: 'Download original' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('kan ikke længere fortrydes');
    await downloadBy(page, 'Download billederne');
    await expect(button(page, /^Fortryd køb/)).toHaveCount(0);
    await button(page, 'Vis detaljer').click();
    await expect(
      page.getByText('Billederne er hentet, så købet kan ikke længere fortrydes.'),
    ).toBeVisible();
    // The pictures stay: nobody is asked a second time.
    const again = await downloadPicture(page, 'Nordlys', 'Download original');
    expect((await contentOf(again)).length).toBeGreaterThan(0);
  });
});

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

async function approve(photographer: Page, email: string): Promise<void> {
  await signIn(photographer, people.photographer, adminPath('kontantbetaling'));
  const waiting = photographer.getByRole('article').filter({ hasText: email });
  await waiting.getByRole('button', { name: 'Godkend' }).click();
  await photographer.getByRole('alertdialog').getByRole('button', { name: 'Godkend' }).click();
  const decided = photographer.getByRole('listitem').filter({ hasText: email }).first();
  await expect(decided).toContainText('Alle filer er arkiveret', { timeout: 60_000 });
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
  const email = uniqueEmail();
  await createAccount(request, { email });
  const name = uniqueName('Ditte');
  await chooseAndSend(client, name);
  await client.getByRole('link', { name: 'Åbn DSC_0447' }).click();
  await buyOpenPicture(client, email);

  await approve(photographer, email);
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
