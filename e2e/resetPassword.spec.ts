import type { APIRequestContext, Page } from '@playwright/test';
import { newPasswordPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, mailedLinks, newestLink, uniqueEmail } from './support/accounts.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { submitSignIn } from './support/signIn.ts';

const NEW_PASSWORD = 'Ny-kode!12';

async function ask(page: Page, email: string): Promise<void> {
  await page.goto(routes.resetPassword);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send nulstillingslink' }).click();
  await expect(page.getByRole('heading', { name: 'Tjek din email' })).toBeVisible();
}

async function mailedLink(page: Page, request: APIRequestContext): Promise<[string, string]> {
  const email = uniqueEmail();
  await createAccount(request, { email });
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

/** Answers like the service of a project whose owner asks for longer passwords than the pages do. */
async function askForLongPasswords(page: Page): Promise<void> {
  await page.route('**/accounts:resetPassword*', async (route) => {
    const { newPassword } = route.request().postDataJSON() as { newPassword?: string };
    if (newPassword === undefined || newPassword.length >= 12) return route.continue();
    const message =
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters]';
    return route.fulfill({ status: 400, json: { error: { code: 400, message } } });
  });
}

test('what the service asks of a password besides is said, and then it is taken', async ({
  page,
  request,
  complaints,
}) => {
  const [, link] = await mailedLink(page, request);
  await askForLongPasswords(page);
  await page.goto(link);
  await choose(page);
  await expect(
    page.getByText('Adgangskoden opfylder ikke kravene. Den skal have mindst 12 tegn.'),
  ).toBeVisible();
  await choose(page, `${NEW_PASSWORD}-og-mere`);
  await expect(page.getByRole('heading', { name: 'Adgangskoden er ændret' })).toBeVisible();
  // The browser itself notes the answer 400.
  complaints.length = 0;
});

test('an unknown address is answered like a known one, without a mail', async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  await ask(page, email);
  await expect(
    page.getByText(
      `Hvis der findes en konto med ${email}, er der sendt et nulstillingslink til den.`,
    ),
  ).toBeVisible();
  expect(await mailedLinks(request, email, 'PASSWORD_RESET')).toEqual([]);
  await page.getByRole('button', { name: 'Send igen' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('a link that is not whole leads back, at both addresses', async ({ page }) => {
  await page.goto('/password-reset?mode=resetPassword');
  await expect(
    page.getByText('Ugyldig nulstillingslink. Anmod om en ny nulstillingslink.'),
  ).toBeVisible();
  await expect(page).toHaveURL(routes.resetPassword);
});

test('a made-up link is refused', async ({ page, complaints }) => {
  await page.goto(newPasswordPath('made-up'));
  await expect(page.getByRole('heading', { name: 'Linket virker ikke' })).toBeVisible();
  complaints.length = 0;
});

test('the pages are accessible @phone-long', async ({ page, request }) => {
  const [, link] = await mailedLink(page, request);
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByLabel('Ny adgangskode', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
