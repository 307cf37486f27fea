import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import JSZip from 'jszip';
import { profilePath, profileTabs } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { DEMO_PASSWORD } from '../tools/seed/accounts.ts';
import { expect, test } from './fixtures.ts';
import {
  agedToken,
  changeAccount,
  createAccount,
  newestLink,
  uniqueEmail,
} from './support/accounts.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { people, signIn, submitSignIn } from './support/signIn.ts';

const NEW_PASSWORD = 'Ny-kode!12';
const EMAIL_CHANGE = '**/api/update-user-email';

/** Step after step on the server: on a busy machine that takes its time. */
const DELETION_TIMEOUT_MS = 25_000;

/** Somebody who has just made an account, on a page of their profile. */
async function openProfile(
  page: Page,
  request: APIRequestContext,
  path: string = routes.profile,
): Promise<string> {
  const email = uniqueEmail();
  await createAccount(request, { email });
  await signIn(page, email, path);
  return email;
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('name and password are changed, and the new password is the one that counts @phone-long', async ({
  page,
  request,
  complaints,
}) => {
  const email = await openProfile(page, request);
  await button(page, 'Rediger').click();
  await expect(page.getByLabel('Fornavn')).toBeFocused();
  await page.getByLabel('Fornavn').fill('Karen');
  await page.getByLabel('Efternavn').fill('Dam');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profil opdateret succesfuldt!')).toBeVisible();
  await expect(button(page, 'Rediger')).toBeFocused();
  await page.reload();
  await expect(page.getByText('Karen Dam')).toBeVisible();

  await page.getByRole('tab', { name: 'Skift adgangskode' }).click();
  await page.getByLabel('Nuværende adgangskode').fill('Forkert1!');
  await page.getByRole('tab', { name: 'Profiloplysninger' }).click();
  await expect(page.getByLabel('Nuværende adgangskode')).toBeHidden();
  await page.getByRole('tab', { name: 'Skift adgangskode' }).click();
  await expect(page.getByLabel('Nuværende adgangskode')).toHaveValue('Forkert1!');
  await page.getByLabel('Ny adgangskode', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Gentag ny adgangskode').fill(NEW_PASSWORD);
  await button(page, 'Skift adgangskode').click();
  await expect(page.getByLabel('Nuværende adgangskode')).toHaveAccessibleDescription(
    'Nuværende adgangskode er forkert',
  );
  await page.getByLabel('Nuværende adgangskode').fill(DEMO_PASSWORD);
  await button(page, 'Skift adgangskode').click();
  await expect(page.getByText('Adgangskode ændret succesfuldt!')).toBeVisible();
  await page.getByRole('button', { name: 'Brugermenu' }).click();
  await page.getByRole('menuitem', { name: 'Log ud' }).click();
  await expect(page.getByText('Logget ud', { exact: true })).toBeVisible();
  await page.goto(routes.login);
  await submitSignIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL('/');
  // The browser itself notes the answer 400.
  complaints.length = 0;
});

test('a new phone number signs out, and signs in', async ({ page, request }) => {
  await openProfile(page, request, profilePath('phone'));
  await button(page, 'Rediger').click();
  const digits = String(Date.now()).slice(-7);
  await page.getByLabel('Mobilnummer').fill(`2${digits}`);
  await button(page, 'Gem Ændringer').click();
  await expect(
    page.getByText('Dit telefonnummer blev ændret. Log ind igen for at fortsætte.'),
  ).toBeVisible();
  await expect(page.getByText(/^Du bliver logget ud om/)).toBeVisible();
  await expect(page).toHaveURL(routes.login);
  await submitSignIn(page, `2${digits}`);
  await expect(page).toHaveURL('/');
  await page.goto(profilePath('phone'));
  await expect(page.getByText(/^\+45 2\d \d\d \d\d \d\d$/)).toBeVisible();
});

/** Lets a page ask for its change of address as somebody who signed in so long ago. */
async function ageSignIn(page: Page, minutes: number): Promise<void> {
  await page.route(EMAIL_CHANGE, async (route) => {
    const headers = route.request().headers();
    const authorization = agedToken(headers['authorization'] ?? '', minutes);
    await route.continue({ headers: { ...headers, authorization } });
  });
}

test('a new address is confirmed by the link that is mailed to it', async ({
  page,
  request,
  context,
  complaints,
}) => {
  const email = uniqueEmail();
  const uid = await createAccount(request, { email });
  await changeAccount(request, uid, { validSince: '1' });
  await signIn(page, email, profilePath('email'));
  const newEmail = uniqueEmail();
  await button(page, 'Skift email').click();
  await page.getByLabel('Ny email adresse').fill(newEmail);
  await page.getByLabel('Nuværende adgangskode').fill(DEMO_PASSWORD);
  await ageSignIn(page, 6);
  await button(page, 'Send bekræftelse').click();
  await expect(
    page.getByText(
      'For din sikkerhed skal du logge ud og ind igen før du kan ændre din email adresse.',
    ),
  ).toBeVisible();
  await page.unroute(EMAIL_CHANGE);

  await page.getByLabel('Ny email adresse').fill(people.customer);
  await page.getByLabel('Nuværende adgangskode').fill(DEMO_PASSWORD);
  await button(page, 'Send bekræftelse').click();
  await expect(page.getByLabel('Ny email adresse')).toHaveAccessibleDescription(
    'Email adressen er allerede i brug. Vælg en anden.',
  );
  await page.getByLabel('Ny email adresse').fill(newEmail);
  await button(page, 'Send bekræftelse').click();
  await expect(button(page, 'Jeg har klikket på linket')).toBeVisible();
  await button(page, 'Jeg har klikket på linket').click();
  await expect(
    page.getByText('Den nye adresse er ikke bekræftet endnu. Klik på linket i mailen først.'),
  ).toBeVisible();

  const mail = await context.newPage();
  await mail.goto(await newestLink(request, newEmail, 'VERIFY_AND_CHANGE_EMAIL'));
  await expect(mail.getByText(newEmail)).toBeVisible();
  await mail.getByRole('main').getByRole('link', { name: 'Log ind' }).click();
  await submitSignIn(mail, newEmail);
  await expect(mail).toHaveURL('/');
  await mail.goto(profilePath('email'));
  await expect(mail.locator('dd').getByText(newEmail)).toBeVisible();
  // The browser itself notes the answers 401 and 409.
  complaints.length = 0;
});

test('the data is taken along, then the account is deleted with everything here @main', async ({
  page,
  request,
  complaints,
}) => {
  const email = await openProfile(page, request);
  await button(page, 'Slet konto').click();
  const dialog = page.getByRole('dialog', { name: 'Slet din konto' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download mine data' }).click();
  const zip = await JSZip.loadAsync(await readFile(await (await download).path()));
  const data = JSON.parse((await zip.file('mine-data.json')?.async('string')) ?? '') as object;
  expect(data).toMatchObject({ account: { email }, purchases: [] });
  expect(await zip.file('mine-koeb.csv')?.async('string')).toContain('Ordrenummer;Dato;Vare');

  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
  await dialog.getByLabel('Skriv "jeg accepterer" for at bekræfte').fill('Jeg accepterer');
  await dialog.getByLabel('Nuværende adgangskode').fill('Forkert1!');
  await dialog.getByRole('button', { name: 'Slet min konto permanent' }).click();
  await expect(page.getByText('Adgangskode ikke rigtig').first()).toBeVisible();
  await dialog.getByLabel('Nuværende adgangskode').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Slet min konto permanent' }).click();
  await expect(page.getByText('Din konto er blevet slettet permanent')).toBeVisible({
    timeout: DELETION_TIMEOUT_MS,
  });
  await expect(page).toHaveURL('/');
  const kept = await page.evaluate(() => [
    Object.keys(localStorage),
    Object.keys(sessionStorage).filter((key) => key.startsWith('firebase')),
  ]);
  expect(kept).toEqual([['cookieConsent'], []]);

  await page.goto(routes.login);
  await submitSignIn(page, email);
  await expect(
    page.getByText('Ugyldige login oplysninger. Kontroller email og adgangskode.'),
  ).toBeVisible();
  // The browser itself notes the answers 400.
  complaints.length = 0;
});

test('a deletion that the connection cuts off goes on where it was @long', async ({
  page,
  request,
  complaints,
}) => {
  await openProfile(page, request);
  await button(page, 'Slet konto').click();
  const dialog = page.getByRole('dialog');
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
  await dialog.getByLabel('Skriv "jeg accepterer" for at bekræfte').fill('jeg accepterer');
  await dialog.getByLabel('Nuværende adgangskode').fill(DEMO_PASSWORD);
  // The account is deleted, but the answer is lost.
  await page.route('**/api/delete-account', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Slet min konto permanent' }).click();
  await expect(
    page.getByText('Netværksfejl. Kontroller din internetforbindelse og prøv igen.'),
  ).toBeVisible();
  await page.unroute('**/api/delete-account');
  await dialog.getByRole('button', { name: 'Slet min konto permanent' }).click();
  await expect(page.getByText('Din konto er blevet slettet permanent')).toBeVisible({
    timeout: DELETION_TIMEOUT_MS,
  });
  complaints.length = 0;
});

test('an administrator is told to ask the owner', async ({ page }) => {
  await signIn(page, people.partner, routes.profile);
  await expect(page.getByText('Medlem siden Januar 2024')).toBeVisible();
  await expect(
    page.getByText('Som administrator kan du ikke ændre dette her. Kontakt ejeren.').first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page).toHaveURL(/^[^?]+\/admin-dashboard/);
});

test('a guest is asked to sign in, and led back', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Adgang nægtet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click();
  await submitSignIn(page, people.newCustomer);
  await expect(page).toHaveURL(routes.profile);
});

test('the tabs are accessible and reached by the keyboard alone @phone-long', async ({
  page,
  request,
}) => {
  await openProfile(page, request);
  await page.getByRole('tab', { name: 'Profiloplysninger' }).focus();
  const isWide = (page.viewportSize()?.width ?? 0) >= 960;
  for (const tab of profileTabs) {
    await expect(page.getByRole('tab', { selected: true })).toBeFocused();
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(tab === 'information' ? routes.profile : profilePath(tab));
    if (tab === 'information' || tab === 'password') await expectAccessible(page);
    await page.keyboard.press(isWide ? 'ArrowDown' : 'ArrowRight');
  }
  await button(page, 'Slet konto').press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Slet konto')).toBeFocused();
});
