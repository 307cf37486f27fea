import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { site } from '#src/config/site.ts';
import { adminPath, adminTabs } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { DEMO_PASSWORD } from '../tools/seed/accounts.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer, newestLink } from './support/records/accounts.ts';
import { approveAndArchive } from './support/screens/approval.ts';
import { contentOf, downloadBy } from './support/screens/archives.ts';
import { addPicture, makeReady, openCart, orderButton, thanks } from './support/screens/cart.ts';
import { forgive } from './support/forgive.ts';
import { builtFiles } from './support/network/lostFiles.ts';
import { pictureFile } from './support/records/media.ts';
import { choosePictures, makeAlbum, photograph } from './support/records/pictures.ts';
import { providerOrigin } from './support/records/provider.ts';
import { register } from './support/screens/registration.ts';
import { people, signIn, submitSignIn } from './support/screens/signIn.ts';

/** The browser notes the answer 404 to a document that nobody has saved so far; the page knows what to show. */
const NOT_WRITTEN_YET = / 404 .*\/documents\/[\w-]+\/[\w-]+\?/;

/** The words of the businesses that this journey is made for: that of the tests, and the example of the setup. */
const WORDS_OF: Readonly<Record<string, RegExp>> = {
  'Jerslev Foto': /jerslev|vindfeldt|kirkevej|vendsyssel|\bJF\d{8}/i,
  'Klitlys Foto': /klitlys|klitlund|havnegade|klitbanken|\bKL\d{8}/i,
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** An owner's address becomes an administrator's by a password that only its mailbox can set. */
async function becomeAdministrator(photographer: Page): Promise<void> {
  const email = people.photographer;
  const follow = async (kind: string) =>
    photographer.goto(await newestLink(photographer.request, email, kind));

  await register(photographer, { email, firstName: 'Asta', lastName: 'Holm' });
  await follow('VERIFY_EMAIL');
  await expect(photographer.getByText(`Der er sendt et link til ${email}.`)).toBeVisible();
  await follow('PASSWORD_RESET');
  await photographer.getByLabel('Ny adgangskode', { exact: true }).fill(DEMO_PASSWORD);
  await photographer.getByLabel('Gentag adgangskode').fill(DEMO_PASSWORD);
  await button(photographer, 'Gem ny adgangskode').click();
  await photographer.getByRole('link', { name: 'Tilbage til log ind' }).click();
  await submitSignIn(photographer, email);
  await expect(photographer).toHaveURL('/');
}

async function setUpPages(photographer: Page): Promise<void> {
  await photographer.goto(adminPath('site-branding'));
  await photographer
    .getByLabel('Vælg logo')
    .setInputFiles(await pictureFile({ width: 800, height: 200 }));
  await button(photographer, 'Anvend Beskæring').click();
  await expect(photographer.getByText('Logoet er uploadet')).toBeVisible();

  await photographer.goto(adminPath('forside'));
  await photographer
    .getByLabel('Vælg billede eller video')
    .setInputFiles(await pictureFile({ width: 2000, height: 1500 }));
  await button(photographer, 'Anvend Beskæring').click();
  await expect(
    photographer.getByText('Billede beskåret, optimeret og gemt automatisk!'),
  ).toBeVisible();
  await photographer.getByLabel('Overskrift').fill('Lys over land');
  await photographer.keyboard.press('Control+s');
  await expect(photographer.getByText('Forside data gemt succesfuldt!')).toBeVisible();
}

async function offerPrices(photographer: Page): Promise<void> {
  await photographer.goto(adminPath('priser'));
  await button(photographer, 'Tilføj pakke').click();
  const dialog = photographer.getByRole('dialog', { name: 'Ny prispakke' });
  await dialog.getByLabel('Navn').fill('En time');
  await dialog.getByLabel(/^Pris i kr/).fill('1500');
  await dialog.getByLabel('Beskrivelse').fill('Portræt ved vandet.');
  await dialog.getByLabel('Indhold 1').fill('10 billeder');
  await dialog.getByLabel('Gruppe', { exact: true }).fill('Portræt');
  await dialog.getByRole('button', { name: 'Tilføj', exact: true }).click();
  await expect(photographer.getByRole('article').filter({ hasText: 'En time' })).toBeVisible();
}

async function offerPictures(photographer: Page): Promise<void> {
  await photographer.goto(adminPath('billedlevering'));
  await photographer.getByRole('link', { name: 'Lav en filterknap' }).click();
  await button(photographer, 'Tilføj filterknap').click();
  const dialog = photographer.getByRole('dialog');
  await dialog.getByLabel('Navn').fill('Kyst');
  await dialog.getByRole('button', { name: 'Tilføj' }).click();
  await expect(dialog).toBeHidden();

  await photographer.goto(adminPath('billedlevering'));
  await makeAlbum(photographer, 'Den første dag', 'Kyst');

  await photographer.goto(adminPath('galleri'));
  await choosePictures(photographer, [await photograph('Klit.jpg')]);
  await button(photographer, 'Upload billeder').click();
  await dialog.getByLabel('Pris i kr').fill('250');
  await dialog.getByLabel('Kategori').selectOption({ label: 'Kyst' });
  await button(photographer, 'Færdig').click();
  await button(photographer, 'Upload billeder').click();
  await expect(photographer.getByText('1 billede er uploadet')).toBeVisible();
}

async function seeWhatIsThere(visitor: Page): Promise<void> {
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'Lys over land' })).toBeVisible();
  await visitor.goto(routes.prices);
  await expect(visitor.getByRole('heading', { level: 3, name: 'En time' })).toBeVisible();
  await visitor.goto(routes.albums);
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Den første dag' })).toBeVisible();
}

/** The voucher of the only purchase names the business that sells. */
async function readInvoice(customer: Page): Promise<string> {
  await button(customer, 'Vis detaljer').click();
  const invoice = await downloadBy(customer, 'Download faktura (PDF)');
  const pdf = new Uint8Array(await contentOf(invoice));
  const { text } = await extractText(pdf, { mergePages: true });
  const { businessName, address, cvrNumber, email, vat, orderIdPrefix } = site;
  const place = `${address.postalCode} ${address.city}`;
  for (const part of [businessName, address.street, place, `CVR-nr. ${cvrNumber}`, email]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(new RegExp(`\\b${orderIdPrefix}\\d{8}[A-Z]{6}\\d{3}`));
  expect(text.includes('Moms (25 %)')).toBe(vat);
  return text;
}

/** No page, file or mail says a word of another business. */
async function expectNoStranger(photographer: Page, invoice: string): Promise<void> {
  const { request } = photographer;
  const others = Object.entries(WORDS_OF).filter(([name]) => name !== site.businessName);
  const expectOwn = (text: string, where: string) => {
    for (const [, words] of others) expect(text, where).not.toMatch(words);
  };
  expectOwn(invoice, 'the invoice');
  const files = await builtFiles(request);
  const fetched = [...files.map((name) => `/assets/${name}`), '/haandbog/', '/sitemap.xml'];
  for (const path of ['/', ...fetched, `${providerOrigin}/mails.json`]) {
    expectOwn(await (await request.get(path)).text(), path);
  }
  const tabs = adminTabs.map((tab) => adminPath(tab));
  for (const path of [...Object.values(routes), ...tabs]) {
    await photographer.goto(path);
    await expect(photographer.locator('#root').getByRole('heading').first()).toBeVisible();
    expectOwn(await photographer.content(), path);
  }
}

// The limit of an action names the step that hangs; the limit of the whole journey names none.
test.use({ actionTimeout: 30_000 });

test('who begins with nothing is in business the same afternoon @first-day', async ({
  page: photographer,
  otherPage: visitor,
  request,
  complaints,
}) => {
  test.setTimeout(360_000);
  await visitor.goto(routes.albums);
  await expect(visitor.getByText('Ingen albums at vise lige nu!')).toBeVisible();

  await becomeAdministrator(photographer);
  await setUpPages(photographer);
  await offerPrices(photographer);
  await offerPictures(photographer);
  await seeWhatIsThere(visitor);

  const { email } = await newCustomer(request);
  await signIn(visitor, email, routes.singleImages);
  await addPicture(visitor, 'Klit');
  await openCart(visitor);
  await makeReady(visitor);
  await orderButton(visitor).click();
  await expect(thanks(visitor)).toBeVisible();

  await approveAndArchive(photographer, email);
  await visitor.goto(routes.orderHistory);
  await expect(visitor.getByRole('article')).toContainText('Købt');
  await expectNoStranger(photographer, await readInvoice(visitor));

  forgive(complaints, NOT_WRITTEN_YET);
});
