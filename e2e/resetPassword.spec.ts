import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer, newestLink } from './support/records/accounts.ts';
import { submitSignIn } from './support/screens/signIn.ts';

const NEW_PASSWORD = 'Ny-kode!12';

test('a forgotten password is replaced by the link in the mail @main @phone-long', async ({
  page,
  request,
}) => {
  const { email } = await newCustomer(request);
  await page.goto(routes.resetPassword);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send nulstillingslink' }).click();
  await page.goto(await newestLink(request, email, 'PASSWORD_RESET'));
  await expect(page.getByText(`Til kontoen ${email}`)).toBeVisible();
  await page.getByLabel('Ny adgangskode', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Gentag adgangskode').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Gem ny adgangskode' }).click();
  await expect(page.getByRole('heading', { name: 'Adgangskoden er ændret' })).toBeVisible();
  await expect(page).toHaveURL(routes.resetPassword);
  await page.getByRole('link', { name: 'Tilbage til log ind' }).click();
  await submitSignIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL('/');
});
