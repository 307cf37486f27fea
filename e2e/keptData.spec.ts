import type { Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';

test.use({ consent: null, serviceWorkers: 'allow' });

/** Everything that the browser keeps for the site, by name. */
function keptData(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    cookies: document.cookie === '' ? [] : document.cookie.split('; '),
  }));
}

const nothing = {
  localStorage: [],
  sessionStorage: [],
  databases: [],
  caches: [],
  workers: [],
  cookies: [],
};

/** Visits the pages that fetch most, and types into their forms. */
async function lookAround(page: Page): Promise<void> {
  await page.goto(routes.singleImages);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await page.goto(routes.contact);
  await page.getByRole('textbox', { name: 'Besked' }).fill('Har du tid den 6. juni?');
  const signIn = page.waitForResponse(/\/assets\/auth-/);
  // An idle page has done its work when the connection has been checked.
  const checked = page.waitForResponse('**/api/critical-data');
  await page.goto(routes.login);
  await page.getByLabel('Email eller mobilnummer').fill('ida@kunde.example');
  await Promise.all([signIn, checked]);
}

const answer = (page: Page, name: string) =>
  page.locator('[data-cookie-banner]').getByRole('button', { name }).click();

test('before an answer nothing is kept; after a yes what is needed; after a no it goes', async ({
  page,
  complaints,
}) => {
  await lookAround(page);
  expect(await keptData(page)).toEqual(nothing);

  await answer(page, 'Acceptér cookies');
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await keptData(page))['caches']).toHaveLength(4);
  const accepted = await keptData(page);
  expect(accepted).toMatchObject({ localStorage: ['cookieConsent'], databases: [], cookies: [] });
  expect(accepted['workers']).toHaveLength(1);

  await page.goto(routes.cookiePolicy);
  await page.getByRole('main').getByRole('button', { name: 'Afvis cookies' }).click();
  const sure = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await sure.getByRole('button', { name: /Afvis|Ja/ }).click();
  await expect.poll(() => keptData(page)).toEqual({ ...nothing, localStorage: ['cookieConsent'] });
  // The old worker may still stand between page and network: it keeps nothing any more.
  await page.goto(routes.cookiePolicy);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await keptData(page)).toEqual({ ...nothing, localStorage: ['cookieConsent'] });
  complaints.length = 0;
});
