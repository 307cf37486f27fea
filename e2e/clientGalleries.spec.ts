import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import { card, copiedLink, giveName, openDemo } from './support/screens/clientGallery.ts';
import { confirmDeletion } from './support/screens/confirmDeletion.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { expectNoOverflow } from './support/screens/expectNoOverflow.ts';
import { giveFiles, photograph } from './support/records/pictures.ts';
import { people, signIn } from './support/screens/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

async function createGallery(page: Page, title: string, pin: string): Promise<void> {
  await page.getByRole('button', { name: 'Nyt kundegalleri' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Besked til kunden').fill('Tak for en dejlig dag');
  await dialog.getByLabel('Kunden må').selectOption({ label: 'Hente originalerne' });
  await dialog.getByRole('switch', { name: 'Kræv en kode' }).check();
  // The web size, which has none, is a file of its own then.
  await dialog.getByRole('switch', { name: 'Vandmærke, når nye billeder vises' }).check();
  await dialog.getByLabel('Kode', { exact: true }).fill(pin);
  await dialog.getByRole('button', { name: 'Opret galleri' }).click();
  await expect(dialog).toBeHidden();
}

async function addPictures(page: Page, title: string): Promise<void> {
  await card(page, title).getByRole('button', { name: 'Billeder' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Der er ingen billeder i galleriet endnu.')).toBeVisible();
  const files = await Promise.all(['ringe.jpg', 'vielse.jpg'].map((name) => photograph(name)));
  await giveFiles(page, files);
  await dialog.getByLabel('Overskrift').fill('I kirken');
  await dialog.getByRole('button', { name: 'Tilføj billeder' }).click();
  await expect(dialog.getByRole('heading', { name: 'I kirken' })).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Luk', exact: true }).click();
  await expect(dialog).toBeHidden();
}

const isDrawn = (image: HTMLElement | SVGElement) =>
  image instanceof HTMLImageElement && image.naturalWidth > 0;

test('a client opens a gallery by link and PIN, looks and saves, until it is closed @main', async ({
  page,
  otherPage: client,
}) => {
  test.setTimeout(180_000);
  const title = uniqueName('Bryllup');
  await signIn(page, people.photographer, adminPath('kundegallerier'));
  await createGallery(page, title, '4711');
  await expect(card(page, title)).toContainText('Lukket');
  await addPictures(page, title);
  const link = await copiedLink(page, title);
  expect(link).toMatch(/\/kundegalleri#[A-Za-z0-9]{20}-[A-Za-z0-9]{32}$/);

  await card(page, title).getByRole('button', { name: 'Åbn for kunden' }).click();
  await expect(card(page, title)).toContainText('Åbent');

  await client.goto(link);
  // The first question wakes its function.
  await client.getByLabel('Kode').fill('4711', { timeout: 60_000 });
  await client.getByRole('button', { name: 'Åbn galleriet' }).click();
  await expect(client.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(client.getByText('Tak for en dejlig dag')).toBeVisible();
  await client.getByRole('button', { name: 'Se billederne' }).click();
  const pictures = client.getByRole('region', { name: 'I kirken' }).getByRole('img');
  await expect(pictures).toHaveCount(2);
  // The first one wakes the function that hands them out.
  await expect.poll(() => pictures.first().evaluate(isDrawn), { timeout: 60_000 }).toBe(true);
  await expectAccessible(client);
  await expectNoOverflow(client);

  // The pictures are nowhere but on the page: not in a cache, and not for somebody without its cookie.
  const shown = await pictures.first().evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(new URL(shown).pathname).toMatch(/^\/api\/client-file\//);
  expect((await page.request.get(shown)).status()).toBe(404);
  const kept = await client.evaluate(async () => {
    const caches = await window.caches.keys();
    const all = await Promise.all(
      caches.map(async (name) => (await window.caches.open(name)).keys()),
    );
    const stored = JSON.stringify([localStorage, sessionStorage]);
    return { urls: all.flat().map(({ url }) => url), stored, cookies: document.cookie };
  });
  expect(kept.urls.filter((url) => url.includes('client'))).toEqual([]);
  expect(kept.stored).not.toContain(link.split('#')[1]);
  expect(kept.cookies).toBe('');

  await client.getByRole('link', { name: 'Åbn ringe' }).click();
  const viewer = client.getByRole('dialog', { name: title });
  await expect(viewer).toBeVisible();
  await expectAccessible(client);
  const original = client.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Gem originalen' }).click();
  expect((await original).suggestedFilename()).toBe('ringe.jpg');
  await client.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  const archive = client.waitForEvent('download');
  await client.getByRole('button', { name: 'Hent alle i webstørrelse' }).click();
  expect((await archive).suggestedFilename()).toContain('.zip');
  await expect(client.getByText('Billederne er hentet')).toBeVisible();

  await card(page, title).getByRole('button', { name: 'Luk', exact: true }).click();
  await expect(card(page, title)).toContainText('Lukket');
  expect((await client.request.get(shown)).status()).toBe(404);
  await client.reload();
  await expect(client.getByRole('heading', { name: 'Galleriet er lukket' })).toBeVisible();
  await card(page, title).getByRole('button', { name: 'Slet' }).click();
  await confirmDeletion(page);
  await expect(card(page, title)).toHaveCount(0);
});

test('a client chooses on a phone, also offline, and sends; the photographer sees it @phone', async ({
  page: client,
  otherPage: page,
  complaints,
}) => {
  test.setTimeout(180_000);
  // The same gallery is chosen in by everybody who runs this.
  const name = uniqueName('Anna');
  await signIn(page, people.photographer, adminPath('kundegallerier'));
  await card(page, 'Bryllup på Råbjerg').getByRole('button', { name: 'Valg' }).click();
  const seen = page.getByRole('region', { name: `${name}: Bogen` });

  await openDemo(client);
  const bar = client.getByRole('region', { name: 'Dit valg' });
  const heart = (title: string) => client.getByRole('button', { name: `${title}.jpg: Bogen` });
  await heart('DSC_0447').click();
  await giveName(client, name);
  await expect(heart('DSC_0447')).toHaveAttribute('aria-pressed', 'true');
  await expect(bar.getByText('1 af 6')).toBeVisible();
  // The first request wakes its function; the photographer's page follows.
  await expect(seen.getByText('1 af 6')).toBeVisible({ timeout: 60_000 });

  await client.context().setOffline(true);
  const before = await bar.boundingBox();
  await heart('DSC_0412').press('Enter');
  await expect(bar.getByRole('status')).toHaveText(
    'Gemt på denne enhed. Sendes, når der er forbindelse.',
  );
  expect((await bar.boundingBox())?.height).toBe(before?.height);
  await client.context().setOffline(false);
  await expect(seen.getByText('2 af 6')).toBeVisible({ timeout: 30_000 });
  await expect(bar.getByRole('status')).toHaveText('');

  await client.getByRole('link', { name: 'Åbn DSC_0447' }).click();
  await client.getByRole('button', { name: 'Kommentar' }).click();
  await client.getByLabel('Din kommentar').fill('Gerne i sort-hvid');
  await client.getByRole('button', { name: 'Gem kommentaren' }).click();
  await client.keyboard.press('Escape');
  await expect(client.getByRole('dialog')).toBeHidden();
  await bar.getByRole('button', { name: 'Vis valgte' }).click();
  await expect(client.getByRole('link', { name: /^Åbn DSC/ })).toHaveCount(2);
  await expectAccessible(client);
  await expectNoOverflow(client);
  await bar.getByRole('button', { name: 'Send valget' }).click();
  await client.getByRole('alertdialog').getByRole('button', { name: 'Send valget' }).click();
  await expect(bar.getByText(/^Sendt /)).toBeVisible();

  // The browser that comes back later knows who it is.
  await openDemo(client);
  await expect(heart('DSC_0447')).toHaveAttribute('aria-pressed', 'true');
  await expect(heart('DSC_0447')).toHaveAttribute('aria-disabled', 'true');

  await expect(seen.getByText(/^Sendt /)).toBeVisible();
  const person = page.getByRole('region', { name, exact: true });
  await expect(person.getByText('Gerne i sort-hvid')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await person.getByRole('button', { name: `Slet ${name}` }).click();
  await confirmDeletion(page);
  // Offline, requests fail.
  const others = complaints.splice(0).filter((text) => !text.includes('INTERNET_DISCONNECTED'));
  expect(others).toEqual([]);
});
