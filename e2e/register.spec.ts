import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, mailedLinks, newestLink, uniqueEmail } from './support/accounts.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { fillRegistration, register, sendRegistration } from './support/registration.ts';
import { submitSignIn } from './support/signIn.ts';

test('an account is made, verified by its mail, and signs in by address and by number @main @phone-long', async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  await register(page, { email });
  await expect(
    page.getByText('Konto oprettet for Ida Dam! Check din email for bekræftelseslink.'),
  ).toBeVisible();
  await expect(page.getByText(`Der er sendt et bekræftelseslink til ${email}.`)).toBeVisible();

  await page.getByRole('link', { name: 'Gå til log ind' }).click();
  await expect(page.getByText('Din email er ikke bekræftet endnu')).toBeVisible();
  await page.goto(await newestLink(request, email, 'VERIFY_EMAIL'));
  await expect(page.getByRole('heading', { name: 'Din email er bekræftet' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click();
  await submitSignIn(page, email);
  await expect(page).toHaveURL('/');
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith('firebase:')) storage.removeItem(key);
      }
    }
  });
  await page.goto(routes.login);
  await submitSignIn(page, '20304050');
  await expect(page).toHaveURL('/');
});

test('the page notices that the address was verified in another tab', async ({
  page,
  context,
  request,
}) => {
  const email = uniqueEmail();
  await register(page, { email });
  const other = await context.newPage();
  await other.goto(await newestLink(request, email, 'VERIFY_EMAIL'));
  await expect(other.getByRole('heading', { name: 'Din email er bekræftet' })).toBeVisible();
  await page.bringToFront();
  await expect(page).toHaveURL('/', { timeout: 15_000 });
  await expect(page.getByText('Din email er bekræftet, og du er logget ind.')).toBeVisible();
});

test('an address that has an account is refused beside its field', async ({
  page,
  request,
  complaints,
}) => {
  const email = uniqueEmail();
  await createAccount(request, { email });
  await page.goto(routes.register);
  await fillRegistration(page, { email });
  await page.getByLabel('Adgangskode', { exact: true }).fill('Anden1234!');
  await page.getByLabel('Gentag adgangskode').fill('Anden1234!');
  await sendRegistration(page);
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    'Der findes allerede en konto med denne email adresse. Log ind i stedet.',
  );
  await expect(page).toHaveURL(routes.register);
  // The browser itself notes the answers 400.
  complaints.length = 0;
});

test('a registration that was cut off goes on with the next press', async ({
  page,
  request,
  complaints,
}) => {
  const email = uniqueEmail();
  await createAccount(request, { email, emailVerified: false });
  await register(page, { email });
  await expect.poll(() => mailedLinks(request, email, 'VERIFY_EMAIL')).toHaveLength(1);
  complaints.length = 0;
});

test('the page after registering needs the address, and a guest stays a guest', async ({
  page,
}) => {
  await page.goto(routes.emailConfirmation);
  await expect(page).toHaveURL(routes.register);
});

test('the form shows its flag, counts digits, and opens the terms beside @phone-long', async ({
  page,
  context,
}) => {
  await page.goto(routes.register);
  await page.getByLabel('Fornavn').fill('Ida');
  await page.getByLabel('Landekode').selectOption('Sverige (+46)');
  await page.getByLabel('Mobilnummer').fill('12345678901234');
  await expect(page.getByLabel('Mobilnummer')).toHaveValue('123456789');
  await page.getByLabel('Landekode').selectOption('Danmark (+45)');
  await expect(page.getByLabel('Mobilnummer')).toHaveValue('');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^købsbetingelserne/ })
    .click();
  await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Fornavn')).toHaveValue('Ida');
  await expectAccessible(page);
});

test.describe('before cookies are accepted', () => {
  test.use({ consent: null });

  test('the form waits and says why', async ({ page }) => {
    await page.goto(routes.register);
    await expect(
      page.getByText('Acceptér cookies for at logge ind eller oprette en konto.'),
    ).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Opret konto' })
      .click({ force: true });
    await expect(page.getByText('Navigation kræver cookies')).toBeVisible();
    await expect(page).toHaveURL(routes.register);
  });
});
