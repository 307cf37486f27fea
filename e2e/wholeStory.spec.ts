import JSZip from 'jszip';
import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { DEMO_PASSWORD } from '../tools/seed/accounts.ts';
import { expect, test } from './fixtures.ts';
import { newestLink, uniqueEmail } from './support/accounts.ts';
import { contentOf, downloadBy, entriesOf } from './support/archives.ts';
import { addPicture, makeReady, openCart, orderButton, thanks } from './support/cart.ts';
import { confirmDeletion } from './support/confirmDeletion.ts';
import { choosePictures, openEditor, photograph } from './support/pictures.ts';
import { register } from './support/registration.ts';
import { people, submitSignIn, untilKnown } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

const EVERYTHING = 'Download hele købshistorikken som ZIP';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const question = (page: Page) => page.getByRole('alertdialog');

async function publishAlbum(photographer: Page, title: string): Promise<void> {
  await openEditor(photographer, people.photographer, adminPath('billedlevering'));
  const files = ['morgen.jpg', 'aften.jpg'].map((name) => photograph(name));
  await choosePictures(photographer, await Promise.all(files));
  await button(photographer, 'Fortsæt til albumdetaljer').click();
  const dialog = photographer.getByRole('dialog');
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Pris i kr').fill('900');
  await dialog.getByLabel('Kategori').selectOption({ label: 'Natur' });
  await button(photographer, 'Opret album').click();
  await expect(photographer.getByText(`Albummet '${title}' er oprettet`)).toBeVisible();
}

async function orderAlbumAndTwoPictures(customer: Page, album: string): Promise<void> {
  await customer.goto(routes.albums);
  await untilKnown(customer);
  await customer.getByRole('listitem').filter({ hasText: album }).getByRole('link').click();
  await button(customer, 'Tilføj album til kurv').click();
  await expect(button(customer, 'Ligger i kurven')).toBeVisible();
  await customer.keyboard.press('Escape');
  await customer.goto(routes.singleImages);
  await addPicture(customer, 'Nordlys');
  await addPicture(customer, 'Træet på muren');
  await openCart(customer);
  await makeReady(customer);
  await orderButton(customer).click();
  await expect(thanks(customer)).toBeVisible();
}

async function approve(photographer: Page, customer: string): Promise<void> {
  await photographer.goto(adminPath('kontantbetaling'));
  const card = photographer.getByRole('article', { name: customer });
  await card.getByRole('button', { name: 'Godkend' }).click();
  await question(photographer).getByRole('button', { name: 'Godkend' }).click();
  const decided = photographer.getByRole('listitem').filter({ hasText: customer });
  await expect(decided).toContainText('Alle filer er arkiveret', { timeout: 60_000 });
}

async function renameAndDelete(photographer: Page, album: string): Promise<void> {
  const renamed = `${album} igen`;
  await photographer.goto(adminPath('billedlevering'));
  await button(photographer, `Rediger ${album}`).click({ timeout: 25_000 });
  await photographer.getByRole('dialog').getByLabel('Titel').fill(renamed);
  await button(photographer, 'Gem Ændringer').click();
  await button(photographer, `Slet ${renamed}`).click();
  await confirmDeletion(photographer);
  await expect(button(photographer, `Slet ${renamed}`)).toBeHidden();
}

/** Everything that was bought, by its names in the archive. */
async function downloadEverything(customer: Page): Promise<Map<string, Buffer>> {
  return entriesOf(await contentOf(await downloadBy(customer, EVERYTHING)));
}

/** The same for the first time, which the customer confirms. */
async function downloadEverythingFirst(customer: Page): Promise<Map<string, Buffer>> {
  await button(customer, EVERYTHING).click();
  return entriesOf(await contentOf(await downloadBy(customer, 'Download billederne')));
}

/** The buyer of an album still sees its pictures, whatever has become of it in the shop. */
async function expectAlbumShown(customer: Page, album: string): Promise<void> {
  await button(customer, 'Vis detaljer').click();
  await button(customer, 'Vis 2 billeder').click();
  const pictures = customer.getByRole('list', { name: album }).locator('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    // The clean preview takes the place of the shop's picture as soon as it is read.
    await expect(() => picture.scrollIntoViewIfNeeded()).toPass();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
}

async function takeDataAndLeave(customer: Page): Promise<object> {
  await customer.goto(routes.profile);
  await button(customer, 'Slet konto').click();
  const dialog = customer.getByRole('dialog', { name: 'Slet din konto' });
  const zip = await JSZip.loadAsync(
    await contentOf(await downloadBy(customer, 'Download mine data')),
  );
  const data = JSON.parse((await zip.file('mine-data.json')?.async('string')) ?? '{}') as object;
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
  await dialog.getByLabel('Skriv "jeg accepterer" for at bekræfte').fill('jeg accepterer');
  await dialog.getByLabel('Nuværende adgangskode').fill(DEMO_PASSWORD);
  await button(customer, 'Slet min konto permanent').click();
  await expect(customer.getByText('Din konto er blevet slettet permanent')).toBeVisible({
    timeout: 30_000,
  });
  return data;
}

// The limit of an action names the step that hangs; the limit of the whole journey names none.
test.use({ actionTimeout: 30_000 });

test('from a stranger to a customer who has left, and what stays in the books @long', async ({
  page: customer,
  otherPage: photographer,
  request,
}) => {
  test.setTimeout(240_000);
  const album = uniqueName('Havnen');
  const email = uniqueEmail();
  const lastName = uniqueName('Dam');
  await publishAlbum(photographer, album);

  await register(customer, { email, lastName });
  await customer.goto(await newestLink(request, email, 'VERIFY_EMAIL'));
  await customer.getByRole('main').getByRole('link', { name: 'Log ind' }).click();
  await submitSignIn(customer, email);
  await expect(customer).toHaveURL('/');
  await orderAlbumAndTwoPictures(customer, album);

  await approve(photographer, `Ida ${lastName}`);
  await customer.goto(routes.orderHistory);
  await expect(customer.getByRole('article')).toContainText('Købt');
  const bought = await downloadEverythingFirst(customer);
  const names = [...bought.keys()];
  expect(names.filter((name) => name.startsWith('high-quality-albums/'))).toHaveLength(2);
  expect(names.filter((name) => name.startsWith('high-quality-enkeltbilleder/'))).toHaveLength(2);

  await renameAndDelete(photographer, album);
  await customer.reload();
  await expectAlbumShown(customer, album);
  const again = await downloadEverything(customer);
  for (const name of names.filter((each) => each.endsWith('.jpg'))) {
    expect(again.get(name), name).toEqual(bought.get(name));
  }

  expect(await takeDataAndLeave(customer)).toMatchObject({ account: { email } });
  await photographer.goto(adminPath('kundepanel'));
  await photographer.getByLabel('Søg', { exact: true }).fill(album);
  const sale = photographer.getByRole('link').filter({ hasText: album });
  await expect(sale).toHaveAccessibleName(/fra Kunde uden navn$/);
  await expect(sale).toContainText(/1\.\d{3},00\skr/);
  await expect(sale).not.toContainText(lastName);
});
