import { loginPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { changeAccount, createAccount, mailedLinks, uniqueEmail } from './support/accounts.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { people, submitSignIn } from './support/signIn.ts';

test('a sign-in replaces the page in the history, and says so @main @phone-long', async ({
  page,
}) => {
  await page.goto(routes.contact);
  await page.goto(loginPath({ redirect: routes.prices }));
  // Awaited from before the sign-in, because the message does not stay for long.
  const said = expect(page.getByText('Logget ind!')).toBeVisible({ timeout: 45_000 });
  await submitSignIn(page, people.customer);
  await said;
  await expect(page).toHaveURL(routes.prices);
  await page.goBack();
  await expect(page).toHaveURL(routes.contact);
});

test('who is not remembered is signed out with the window, who is stays', async ({
  page,
  context,
}) => {
  await page.goto(routes.login);
  await page.getByRole('checkbox', { name: 'Husk mig' }).check();
  await submitSignIn(page, people.customer);
  await expect(page).toHaveURL('/');
  const other = await context.newPage();
  await other.goto(routes.login);
  await expect(other).toHaveURL('/');
});

test('an address that is not verified is told, and gets another mail', async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  await createAccount(request, { email, emailVerified: false });
  await page.goto(routes.login);
  await submitSignIn(page, email);
  await expect(
    page.getByText('Verificer din email først. Tjek din email for bekræftelseslinket.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send linket igen' }).click();
  await expect(page.getByText('Linket er sendt igen.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Du kan sende igen om/ })).toBeVisible();
  await expect.poll(() => mailedLinks(request, email, 'VERIFY_EMAIL')).toHaveLength(1);
});

test('a blocked account is told so, and one that is signed in is signed out', async ({
  page,
  request,
  complaints,
}) => {
  const email = uniqueEmail();
  const uid = await createAccount(request, { email });
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

test('the keyboard alone signs in, and errors are found by it', async ({ page }) => {
  await page.goto(routes.login);
  await page.getByLabel('Email eller mobilnummer').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email eller mobilnummer')).toBeFocused();
  await expect(page.getByLabel('Email eller mobilnummer')).toHaveAccessibleDescription(
    'Udfyld venligst alle felter',
  );
});

test('the page is accessible, also with its notice @phone-long', async ({ page }) => {
  await page.goto(loginPath({ verificationPending: true }));
  await expect(page.getByRole('button', { name: 'Send linket igen' })).toBeVisible();
  await expectAccessible(page);
});
