import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { LOCAL_HOST } from '#src/config/local.ts';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../../tools/seed/accounts.ts';
import { ports } from '../ports.ts';
import { solveBotCheck } from './solveBotCheck.ts';

const authToolkit = `http://${LOCAL_HOST}:${ports.auth}/identitytoolkit.googleapis.com`;
const LOCAL_API_KEY = 'local';
/** The place of a session in the storage of a tab. */
export const SESSION_KEY = `firebase:authUser:${LOCAL_API_KEY}:[DEFAULT]`;
const EMPTY_PAGE = '<!doctype html><link rel="icon" href="data:," />';

/** The demo accounts of the business that is shown, by what they are. */
export const people = DEMO_EMAILS;

/** Fills in the form that is open and sends it. */
export async function submitSignIn(
  page: Page,
  emailOrPhone: string,
  password: string = DEMO_PASSWORD,
): Promise<void> {
  await page.getByLabel('Email eller mobilnummer').fill(emailOrPhone);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await solveBotCheck(page);
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
}

interface Answer {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** Returns a session as the SDK stores it; the SDK asks Auth for the rest when a page opens. */
export async function newSession(request: APIRequestContext, email: string): Promise<object> {
  const answer = await request.post(
    `${authToolkit}/v1/accounts:signInWithPassword?key=${LOCAL_API_KEY}`,
    { data: { email, password: DEMO_PASSWORD, returnSecureToken: true } },
  );
  expect(answer.ok(), `${email} signs in`).toBe(true);
  const { localId, idToken, refreshToken, expiresIn } = (await answer.json()) as Answer;
  const expirationTime = Date.now() + Number(expiresIn) * 1000;
  return {
    uid: localId,
    email,
    emailVerified: true,
    isAnonymous: false,
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime },
    apiKey: LOCAL_API_KEY,
    appName: '[DEFAULT]',
  };
}

/** Signs in and opens `redirect` without the form, which takes seconds and has its own tests. */
export async function signIn(page: Page, email: string, redirect = '/'): Promise<void> {
  const session = await newSession(page.request, email);
  // A page of the site without the application: nothing runs before the session is there.
  await page.route('/signing-in', (route) =>
    route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }),
  );
  await page.goto('/signing-in');
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  await page.goto(redirect);
}

/** Signs out by the menu in the header. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Brugermenu' }).click();
  await page.getByRole('menuitem', { name: 'Log ud' }).click();
  await expect(page.getByText('Logget ud', { exact: true })).toBeVisible();
}

/** Waits until the site knows who is signed in; before that, a person may be taken for a guest. */
export async function untilKnown(page: Page): Promise<void> {
  // An open viewer over the header hides the button.
  const menu = page.getByRole('button', { name: 'Brugermenu', includeHidden: true });
  await expect(menu).toBeAttached();
}
