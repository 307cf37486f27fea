import type { Page } from '@playwright/test';
import { getStorage } from 'firebase-admin/storage';
import { adminPath } from '#src/model/base/addresses.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { withLocalFirebase } from '../tools/seed/localFirebase.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { forgive } from './support/forgive.ts';
import { ports } from './support/ports.ts';
import { people, signIn } from './support/screens/signIn.ts';

/** Other journeys delete pictures while this one goes through all files. */
const DELETED_MEANWHILE = / 404 .*\/o\//;
const HOURS_48_MS = 48 * 60 * 60 * 1000;

/** A file that nothing refers to. */
async function strayFile(): Promise<string> {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  const timestamp = String(Date.now());
  const path = storagePaths.portfolioDisplay.build({ timestamp, id, width: '480' });
  await withLocalFirebase(ports, async (app) => {
    const options = { resumable: false, metadata: { contentType: 'image/webp' } };
    await getStorage(app).bucket().file(path).save(Buffer.from('a picture'), options);
  });
  return path;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const isStored = (path: string): Promise<boolean> =>
  withLocalFirebase(ports, async (app) => {
    const [exists] = await getStorage(app).bucket().file(path).exists();
    return exists;
  });

/** The store cannot be given files of yesterday: to this page one of them looks two days older. */
async function makeOld(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(`/o/${encodeURIComponent(path)}`) && url.search === '',
    async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      const made = new Date(Date.now() - HOURS_48_MS).toISOString();
      const metadata = (await response.json()) as object;
      return route.fulfill({ response, json: { ...metadata, timeCreated: made, updated: made } });
    },
  );
}

test('the services are there, and a file that nothing needs is shown before it goes @main', async ({
  page,
  complaints,
}) => {
  const stray = await strayFile();
  const young = await strayFile();
  await makeOld(page, stray);
  await signIn(page, people.photographer, adminPath('filter-buttons'));
  await page.getByRole('button', { name: 'Systemstatus' }).click();
  const panel = page.getByRole('dialog', { name: 'Systemstatus' });
  await expect(panel.getByText('Forbundet')).toHaveCount(5);
  await panel.getByRole('button', { name: 'Vis hvad der kan slettes' }).click();
  const found = panel.getByRole('list', { name: 'Oprydning i filer' });
  await expect(found.getByText(nameOf(stray))).toBeVisible();
  await expect(found.getByText(nameOf(young))).toBeHidden();
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Slet filerne' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet filerne' }).click();
  await expect(panel.getByText('1 fil er slettet')).toBeVisible();
  await expect(panel).toBeFocused();
  await expect(panel.getByText(`1 fil slettet: ${stray}`)).toBeVisible();
  expect(await isStored(stray)).toBe(false);
  expect(await isStored(young)).toBe(true);
  forgive(complaints, DELETED_MEANWHILE);
});
