import type { APIRequestContext } from '@playwright/test';
import { LOCAL_HOST } from '#src/config/local.ts';
import { expect, test } from './fixtures.ts';
import { ports } from './support/ports.ts';

const mailPage = `http://${LOCAL_HOST}:${ports.providers}/`;

interface AuthAnswer {
  idToken?: string;
  users?: { emailVerified: boolean }[];
}

/** Asks Auth as the browser SDK does. */
async function askAuth(
  request: APIRequestContext,
  method: string,
  data: Record<string, unknown>,
): Promise<AuthAnswer> {
  const address = `http://${LOCAL_HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`;
  const answer = await request.post(address, { data });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as AuthAnswer;
}

test('the links that Auth would have mailed can be followed from the page of caught mails', async ({
  page,
  request,
}) => {
  const email = `${crypto.randomUUID()}@kunde.example`;
  const { idToken } = await askAuth(request, 'signUp', { email, password: 'Demo1234!' });
  await askAuth(request, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await askAuth(request, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });

  await page.goto(mailPage);
  const mails = page.getByRole('article').filter({ hasText: email });
  await expect(mails).toHaveCount(2);
  const reset = mails.filter({ hasText: 'PASSWORD_RESET' }).getByRole('link');
  await expect(reset).toHaveAttribute('href', /\/reset-password\?mode=resetPassword&oobCode=.+/);

  await mails.filter({ hasText: 'VERIFY_EMAIL' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/reset-password\?mode=verifyEmail/);
  await expect(page.getByRole('heading', { name: 'Din email er bekræftet' })).toBeVisible();
  const { users } = await askAuth(request, 'lookup', { idToken });
  expect(users?.[0]?.emailVerified).toBe(true);
});
