import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { changeAccount, newCustomer } from './support/records/accounts.ts';
import { people, submitSignIn } from './support/screens/signIn.ts';

test('a guest who opens the dashboard is told of a wrong password, and taken there by the right one @main @phone-long', async ({
  page,
  complaints,
}) => {
  await page.goto(routes.contact);
  await page.goto(adminPath('filter-buttons'));
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin-dashboard/);
  await submitSignIn(page, people.photographer, 'Forkert123!');
  await expect(
    page.getByText('Ugyldige login oplysninger. Kontroller email og adgangskode.'),
  ).toBeVisible();
  // Awaited from before the sign-in, because the message does not stay for long.
  const said = expect(page.getByText('Logget ind!')).toBeVisible({ timeout: 45_000 });
  await submitSignIn(page, people.photographer);
  await said;
  await expect(page.getByRole('heading', { name: 'Filterknapper' })).toBeVisible();
  // The page of the sign-in is no place to go back to.
  await page.goBack();
  await expect(page).toHaveURL(routes.contact);
  // The browser itself notes the answer 400.
  complaints.length = 0;
});

test('who asks to be remembered is known in another tab', async ({ page, context }) => {
  await page.goto(routes.login);
  await page.getByRole('checkbox', { name: 'Husk mig' }).check();
  await submitSignIn(page, people.customer);
  await expect(page).toHaveURL('/');
  const other = await context.newPage();
  await other.goto(routes.login);
  await expect(other).toHaveURL('/');
});

test('a blocked account is told so, and one that is signed in is signed out', async ({
  page,
  request,
  complaints,
}) => {
  const { email, uid } = await newCustomer(request);
  await page.goto(routes.login);
  await submitSignIn(page, email);
  await expect(page).toHaveURL('/');
  await page.evaluate(() => localStorage.setItem('marker-of-the-cart', 'kept'));
  await changeAccount(request, uid, { disableUser: true });
  await page.reload();
  await expect(page.getByText('Kontoen er spærret. Kontakt support.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Opret konto' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('marker-of-the-cart'))).toBe('kept');

  await page.goto(routes.login);
  await submitSignIn(page, email);
  await expect(page.getByText('Kontoen er spærret. Kontakt support.')).toBeVisible();
  // The browser itself notes the answers 400.
  complaints.length = 0;
});
