import type { APIRequestContext, Page } from '@playwright/test';
import { profilePath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { DEMO_PASSWORD } from '../tools/seed/accounts.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer, newestLink, uniqueEmail } from './support/records/accounts.ts';
import { signIn, signOut, submitSignIn } from './support/screens/signIn.ts';

const NEW_PASSWORD = 'Ny-kode!12';

/** Somebody who has just made an account, on a page of their profile. */
async function openProfile(
  page: Page,
  request: APIRequestContext,
  path: string = routes.profile,
): Promise<string> {
  const { email } = await newCustomer(request);
  await signIn(page, email, path);
  return email;
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('name and password are changed, and the new password is the one that counts @phone-long', async ({
  page,
  request,
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
  await page.getByLabel('Ny adgangskode', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Gentag ny adgangskode').fill(NEW_PASSWORD);
  await page.getByLabel('Nuværende adgangskode').fill(DEMO_PASSWORD);
  await button(page, 'Skift adgangskode').click();
  await expect(page.getByText('Adgangskode ændret succesfuldt!')).toBeVisible();
  await signOut(page);
  await page.goto(routes.login);
  await submitSignIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL('/');
});

test('a new address is confirmed by the link that is mailed to it', async ({
  page,
  request,
  context,
}) => {
  await openProfile(page, request, profilePath('email'));
  const newEmail = uniqueEmail();
  await button(page, 'Skift email').click();
  await page.getByLabel('Ny email adresse').fill(newEmail);
  await page.getByLabel('Nuværende adgangskode').fill(DEMO_PASSWORD);
  await button(page, 'Send bekræftelse').click();
  await expect(button(page, 'Jeg har klikket på linket')).toBeVisible();

  const mail = await context.newPage();
  await mail.goto(await newestLink(request, newEmail, 'VERIFY_AND_CHANGE_EMAIL'));
  await expect(mail.getByText(newEmail)).toBeVisible();
  await mail.getByRole('main').getByRole('link', { name: 'Log ind' }).click();
  await submitSignIn(mail, newEmail);
  await expect(mail).toHaveURL('/');
  await mail.goto(profilePath('email'));
  await expect(mail.locator('dd').getByText(newEmail)).toBeVisible();
});
