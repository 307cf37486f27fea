import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { people, signIn, signInByForm, submitSignIn } from './support/signIn.ts';

test('a guest who opens the dashboard signs in and is taken there', async ({ page }) => {
  await page.goto(adminPath('filter-buttons'));
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin-dashboard/);
  await signInByForm(page, people.photographer, adminPath('filter-buttons'));
  await expect(page.getByRole('heading', { name: 'Filterknapper' })).toBeVisible();
});

test('a customer is refused and shown the site', async ({ page }) => {
  await signIn(page, people.customer);
  await page.goto(routes.admin);
  await expect(page).toHaveURL('/');
  await expect(
    page.getByText('Adgang nægtet. Du har ikke administratorrettigheder.'),
  ).toBeVisible();
});

test('a sign-in leads only to pages of the site', async ({ page }) => {
  await signInByForm(page, people.customer, 'https://elsewhere.example/');
  await expect(page).toHaveURL('/');
});

test('a wrong password is said, and the address stays', async ({ page, complaints }) => {
  await page.goto(routes.login);
  await submitSignIn(page, people.customer, 'Forkert123!');
  await expect(
    page.getByText('Ugyldige login oplysninger. Kontroller email og adgangskode.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email eller mobilnummer')).toHaveValue(people.customer);
  // The browser itself notes the answer 400.
  complaints.length = 0;
});

test('signing out ends at the front page', async ({ page }) => {
  await signIn(page, people.photographer);
  await page.getByRole('button', { name: 'Brugermenu' }).click();
  await page.getByRole('menuitem', { name: 'Log ud' }).click();
  await expect(page.getByText('Logget ud', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto(routes.admin);
  await expect(page).toHaveURL(/\/login/);
});
