import type { APIRequestContext, Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer, newestLink } from './support/accounts.ts';
import { submitSignIn } from './support/signIn.ts';

const NEW_PASSWORD = 'Ny-kode!12';

async function ask(page: Page, email: string): Promise<void> {
  await page.goto(routes.resetPassword);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send nulstillingslink' }).click();
  await expect(page.getByRole('heading', { name: 'Tjek din email' })).toBeVisible();
}

async function mailedLink(page: Page, request: APIRequestContext): Promise<[string, string]> {
  const { email } = await newCustomer(request);
  await ask(page, email);
  return [email, await newestLink(request, email, 'PASSWORD_RESET')];
}

async function choose(page: Page, password = NEW_PASSWORD): Promise<void> {
  await page.getByLabel('Ny adgangskode', { exact: true }).fill(password);
  await page.getByLabel('Gentag adgangskode').fill(password);
  await page.getByRole('button', { name: 'Gem ny adgangskode' }).click();
}

test('a forgotten password is replaced by the link in the mail @main @phone-long', async ({
  page,
  request,
  complaints,
}) => {
  const [email, link] = await mailedLink(page, request);
  await page.goto(link);
  await expect(page.getByText(`Til kontoen ${email}`)).toBeVisible();
  await choose(page);
  await expect(page.getByRole('heading', { name: 'Adgangskoden er ændret' })).toBeVisible();
  await expect(page).toHaveURL(routes.resetPassword);
  await page.getByRole('link', { name: 'Tilbage til log ind' }).click();
  await submitSignIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL('/');

  await page.goto(link);
  await expect(page.getByText('Ugyldig nulstillingslink. Anmod om et nyt link.')).toBeVisible();
  await page.getByRole('link', { name: 'Anmod om et nyt link' }).click();
  await expect(page).toHaveURL(routes.resetPassword);
  // The browser itself notes the answer 400.
  complaints.length = 0;
});
