import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { DEMO_PASSWORD } from '../tools/seed/accounts.ts';
import { expect, test } from './fixtures.ts';
import { newestLink, uniqueEmail } from './support/records/accounts.ts';
import { approveAndArchive } from './support/screens/approval.ts';
import { contentOf, downloadBy, entriesOf } from './support/screens/archives.ts';
import { addPicture, makeReady, openCart, orderButton, thanks } from './support/screens/cart.ts';
import { confirmDeletion } from './support/screens/confirmDeletion.ts';
import { makeAlbum, openEditor } from './support/records/pictures.ts';
import { caughtMails } from './support/records/provider.ts';
import { register } from './support/screens/registration.ts';
import { people, submitSignIn, untilKnown } from './support/screens/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

const EVERYTHING = 'Download hele købshistorikken som ZIP';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
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

/** Everything that was bought, by its names in the archive; the first time the customer confirms. */
async function downloadEverything(customer: Page, confirm?: string): Promise<Map<string, Buffer>> {
  if (confirm !== undefined) await button(customer, EVERYTHING).click();
  return entriesOf(await contentOf(await downloadBy(customer, confirm ?? EVERYTHING)));
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

/** Takes the data along, and deletes the account with everything here. */
async function leave(customer: Page, email: string): Promise<void> {
  await customer.goto(routes.profile);
  await button(customer, 'Slet konto').click();
  const dialog = customer.getByRole('dialog', { name: 'Slet din konto' });
  const entries = await entriesOf(
    await contentOf(await downloadBy(customer, 'Download mine data')),
  );
  const data = JSON.parse(String(entries.get('mine-data.json'))) as object;
  expect(data).toMatchObject({ account: { email } });
  expect(String(entries.get('mine-koeb.csv'))).toContain('Nordlys');
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
  await dialog.getByLabel('Skriv "jeg accepterer" for at bekræfte').fill('Jeg accepterer');
  await dialog.getByLabel('Nuværende adgangskode').fill('Forkert1!');
  await button(customer, 'Slet min konto permanent').click();
  await expect(customer.getByText('Adgangskode ikke rigtig').first()).toBeVisible();
  await dialog.getByLabel('Nuværende adgangskode').fill(DEMO_PASSWORD);
  await button(customer, 'Slet min konto permanent').click();
  await expect(customer.getByText('Din konto er blevet slettet permanent')).toBeVisible({
    timeout: 30_000,
  });
  const kept = await customer.evaluate(() => [
    Object.keys(localStorage),
    Object.keys(sessionStorage).filter((key) => key.startsWith('firebase')),
  ]);
  expect(kept).toEqual([['cookieConsent'], []]);
  await customer.goto(routes.login);
  await submitSignIn(customer, email);
  await expect(customer.getByText(/^Ugyldige login oplysninger\./)).toBeVisible();
}

// The limit of an action names the step that hangs; the limit of the whole journey names none.
test.use({ actionTimeout: 30_000 });

test('from a stranger to a customer who has left, and what stays in the books @main', async ({
  page: customer,
  otherPage: photographer,
  request,
  complaints,
}) => {
  test.setTimeout(240_000);
  const album = uniqueName('Havnen');
  const email = uniqueEmail();
  const lastName = uniqueName('Dam');
  await openEditor(photographer, people.photographer, adminPath('billedlevering'));
  await makeAlbum(photographer, album, 'Natur');

  await register(customer, { email, lastName });
  await expect(customer.getByText(`Der er sendt et bekræftelseslink til ${email}.`)).toBeVisible();
  await customer.goto(await newestLink(request, email, 'VERIFY_EMAIL'));
  await customer.getByRole('main').getByRole('link', { name: 'Log ind' }).click();
  await submitSignIn(customer, email);
  await expect(customer).toHaveURL('/');
  await orderAlbumAndTwoPictures(customer, album);
  // The server tells the customer and the photographer.
  await expect.poll(async () => (await caughtMails(request, email)).length).toBe(2);

  await approveAndArchive(photographer, `Ida ${lastName}`);
  await customer.goto(routes.orderHistory);
  await expect(customer.getByRole('article')).toContainText('Købt');
  const bought = await downloadEverything(customer, 'Download billederne');
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

  await leave(customer, email);
  // The browser itself notes the answers 400.
  complaints.length = 0;
  await photographer.goto(adminPath('kundepanel'));
  await photographer.getByLabel('Søg', { exact: true }).fill(album);
  const sale = photographer.getByRole('link').filter({ hasText: album });
  await expect(sale).toContainText('Kunde uden navn');
  await expect(sale).toContainText(/1\.\d{3},00\skr/);
  await expect(sale).not.toContainText(lastName);
});
