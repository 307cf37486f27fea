import type { Page } from '@playwright/test';
import { loginPath, profilePath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { DEMO_PASSWORD } from '../tools/seed/accounts.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/records/accounts.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { appOn, runAdmin } from './support/screens/secondFactor.ts';
import { signIn, signOut, submitSignIn } from './support/screens/signIn.ts';

/** Signs in four times, and starts a command as often. */
const JOURNEY_MS = 120_000;

const code = (page: Page) => page.getByLabel('Kode fra appen');

test('an administrator sets up an app, signs in with it, and without it by a recovery code', async ({
  page,
  request,
  complaints,
}) => {
  test.setTimeout(JOURNEY_MS);
  const { email } = await newCustomer(request);
  runAdmin('grant', email);
  await signIn(page, email, profilePath('password'));
  const panel = page.getByRole('main');
  await panel.getByRole('button', { name: 'Slå to-trins-login til' }).click();
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR-kode til autentificeringsappen' })).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);
  const app = await appOn(page);
  await page.keyboard.type(app.code());
  await page.keyboard.press('Enter');
  await expect(page.getByText('To-trins-login er slået til.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Slå to-trins-login fra' })).toBeFocused();
  const [recoveryCode = ''] = runAdmin('recovery-codes', email).filter((line) =>
    line.startsWith('  '),
  );

  await signOut(page);
  await page.goto(loginPath({ redirect: routes.admin }));
  await submitSignIn(page, email);
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);
  await code(page).fill(app.code());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.admin);
  // The session is one like any other.
  await page.reload();
  await expect(page).toHaveURL(routes.admin);

  await page.goto(routes.profile);
  await signOut(page);
  await page.goto(loginPath({ redirect: profilePath('password') }));
  await submitSignIn(page, email);
  await page.getByRole('button', { name: 'Brug en genoprettelseskode' }).click();
  await expect(page.getByLabel('Genoprettelseskode')).toBeFocused();
  await page.keyboard.type(recoveryCode.trim());
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('To-trins-login er slået fra. Slå det til igen i din profil.'),
  ).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Slå to-trins-login til' })).toBeVisible();
  // The browser itself notes the answers 400.
  complaints.length = 0;
});
