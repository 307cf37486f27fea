import type { Page } from '@playwright/test';
import { adminPath, adminTabs, profilePath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { DEMO_PASSWORD } from '../tools/seed/accounts.ts';
import { demoGalleryPath } from '../tools/seed/clientGallery.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { claimLargeFiles, downloadBy, downloadPicture } from './support/archives.ts';
import { makeReady, openCart, orderButton, thanks } from './support/cart.ts';
import { albumPictures } from './support/gallery.ts';
import { holdWrites } from './support/heldWrites.ts';
import { builtFiles, loseEachFileOnce, loseForEver } from './support/lostFiles.ts';
import { choosePictures, giveFiles, photograph, telephonePicture } from './support/pictures.ts';
import { placePurchase } from './support/purchases.ts';
import { appOn, runAdmin } from './support/secondFactor.ts';
import { people, signInByForm, submitSignIn } from './support/signIn.ts';
import { solveBotCheck } from './support/solveBotCheck.ts';

/** Each file is asked for again after a while, and a page needs dozens. */
const JOURNEY_MS = 120_000;

/** Files that these journeys do not come to, and why. */
const ELSEWHERE = [
  // Only in browsers whose canvas makes no WebP.
  { files: /^(?:encode|webp_enc)/ },
  // Of two copies one belongs to the worker that crops; the one of the uploads is lost here.
  { files: /^libheif-.+\.js$/ },
  // Runs after minutes, and again in five.
  { files: /^cleanup/ },
  // The measurement of visits, which is not set up locally.
  { files: /^part/ },
];

/** The files that were lost on the way, by all journeys of this file. */
const allLost = new Set<string>();

const title = (page: Page) => page.locator('#root').getByRole('heading', { level: 1 });

async function openViewer(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  const isAlbum = new URL(page.url()).pathname === routes.albums;
  if (isAlbum) await albumPictures(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test.describe('each file of the application is lost once', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'serial', timeout: JOURNEY_MS });

  test.beforeEach(async ({ page }) => {
    await loseEachFileOnce(page.context(), allLost);
  });
  test.afterEach(({ complaints }) => {
    // The browser notes each file that is lost.
    complaints.length = 0;
  });

  test('a guest sees every page, and writes to the photographer', async ({ page }) => {
    for (const path of [routes.home, routes.prices, routes.about, routes.salesTerms]) {
      await page.goto(path);
      await expect(title(page)).toBeVisible();
    }
    for (const path of [routes.albums, routes.singleImages, routes.portfolio]) {
      await page.goto(path);
      await openViewer(page);
    }
    for (const path of [
      routes.privacyPolicy,
      routes.cookiePolicy,
      routes.cookiesDeclined,
      routes.withdrawal,
      routes.register,
      routes.resetPassword,
      `${routes.resetPassword}?oobCode=gammel`,
      routes.emailConfirmation,
    ]) {
      await page.goto(path);
      await expect(title(page)).toBeVisible();
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(routes.contact);
    await page.getByRole('button', { name: 'Åbn menu' }).click();
    await page.getByRole('button', { name: 'Luk menu' }).click();
    await page.getByLabel('Navn').fill('Ida Holm');
    await page.getByLabel('Email').fill('ida@kunde.example');
    await page.getByLabel('Emne').fill('Bryllup');
    await page.getByRole('textbox', { name: 'Besked' }).fill('Har du tid den 6. juni?');
    await solveBotCheck(page);
    await page.getByRole('button', { name: 'Send besked' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Besked Sendt!' })).toBeVisible();
  });

  test('a customer signs in and orders', async ({ page, request }) => {
    const email = uniqueEmail();
    await createAccount(request, { email });
    await page.goto(routes.singleImages);
    await page.getByRole('main').getByRole('link', { name: 'Nordlys', exact: true }).click();
    await page.getByRole('button', { name: 'Tilføj billede til kurv' }).click();
    await page.waitForURL((url) => url.pathname === routes.login);
    await submitSignIn(page, email);
    await expect(page.getByText('Nordlys blev tilføjet til kurven')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await openCart(page);
    await makeReady(page);
    await orderButton(page).click();
    await expect(thanks(page)).toBeVisible();
  });

  test('a customer downloads and exports their data', async ({ page, request }) => {
    const email = uniqueEmail();
    const uid = await createAccount(request, { email });
    await placePurchase(
      { email, uid },
      { items: [{ id: 'album', name: 'Strand', type: 'album', pictures: ['Bølge', 'Sand'] }] },
    );
    // The browser's own question for a place cannot be answered; without it a worker packs large archives.
    await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }));
    await signInByForm(page, email, routes.orderHistory);
    await page.getByRole('button', { name: 'Vis detaljer' }).last().click();
    await downloadBy(page, /^Download Strand/);
    await page.getByRole('button', { name: 'Vis 2 billeder' }).click();
    await downloadPicture(page, 'Sand', 'Download med dit navn');
    await claimLargeFiles(page);
    await downloadBy(page, 'Download album som ZIP');
    await page.goto(routes.profile);
    await downloadBy(page, 'Download mine data');
  });

  test('the photographer opens every tab and uploads a picture', async ({ page }) => {
    await signInByForm(page, people.photographer, routes.admin);
    await holdWrites(page);
    for (const tab of adminTabs) {
      // This tab lies in a file that the dashboard fetches anyhow; each other one has its own.
      const editor = page.waitForResponse(
        tab === 'kundegallerier'
          ? /\/assets\/figures-.+js$/
          : /\/assets\/(?:[A-Z]\w+Editor|PendingOrders|CustomerPanel)-.+js$/,
      );
      await page.goto(adminPath(tab));
      await editor;
      await expect(title(page)).toBeVisible();
    }
    await page.goto(adminPath('kundepanel', { section: 'statistik' }));
    await expect(page.getByLabel('År')).toBeVisible();
    await page.goto(adminPath('kundepanel', { section: 'bogfoering' }));
    await expect(page.getByLabel('Periode')).toBeVisible();
    await page.getByRole('button', { name: 'Systemstatus' }).click();
    await expect(page.getByRole('dialog', { name: 'Systemstatus' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(adminPath('site-branding'));
    await giveFiles(page, [await photograph('logo.jpg')]);
    await expect(page.getByRole('button', { name: 'Anvend Beskæring' })).toBeEnabled();
    await page.getByRole('button', { name: 'Anvend Beskæring' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(adminPath('galleri'));
    await page.getByRole('button', { name: 'Rediger Nordlys', exact: true }).click();
    const picture = page.getByRole('dialog');
    await picture.getByLabel('Titel').fill('Nordlys over fjorden');
    await picture.getByRole('button', { name: 'Gem Ændringer' }).click();
    await expect(picture).toBeHidden();
    await choosePictures(page, [await photograph('tabt.jpg'), await telephonePicture('tabt.heic')]);
    await expect(page.getByRole('button', { name: /^Udfyld/ })).toHaveCount(2);
  });

  test('an administrator turns an app on and off', async ({ page, request }) => {
    const email = uniqueEmail();
    await createAccount(request, { email });
    runAdmin('grant', email);
    await signInByForm(page, email, profilePath('password'));
    await page.getByRole('button', { name: 'Slå to-trins-login til' }).click();
    // The first field is that of a new password.
    const password = page.getByLabel('Nuværende adgangskode').nth(1);
    await password.fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Fortsæt' }).click();
    const code = page.getByLabel('Kode fra appen');
    await expect(code).toBeVisible();
    const app = await appOn(page);
    await code.fill(app.code());
    await page.getByRole('button', { name: 'Slå til', exact: true }).click();
    await expect(page.getByText('To-trins-login er slået til.')).toBeVisible();
    await page.getByRole('button', { name: 'Slå to-trins-login fra' }).click();
    await password.fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Slå fra', exact: true }).click();
    await code.fill(app.code());
    await page.keyboard.press('Enter');
    await expect(page.getByText('To-trins-login er slået fra.')).toBeVisible();
  });

  test('a client opens a gallery and a picture of it', async ({ page }) => {
    await page.goto(demoGalleryPath);
    await page.getByRole('link', { name: /^Åbn / }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a client whose link is not whole is told so', async ({ page }) => {
    await page.goto(routes.clientGallery);
    await expect(page.getByRole('heading', { name: 'Linket virker ikke' })).toBeVisible();
  });

  test.describe('before an answer about cookies', () => {
    test.use({ consent: null });

    test('a visitor is asked', async ({ page }) => {
      await page.goto(routes.prices);
      await page.getByRole('button', { name: 'Acceptér cookies' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: /^Fortsæt til / })).toBeVisible();
    });
  });

  test('no file is left that no journey needs', async ({ request }) => {
    const files = await builtFiles(request);
    const left = files.filter((name) => !allLost.has(name));
    expect(left.filter((name) => !ELSEWHERE.some(({ files: kind }) => kind.test(name)))).toEqual(
      [],
    );
  });
});

/** Files that a page can do without; each is looked for by the beginning of its name. */
const OPTIONAL = ['Notices', 'Toasts', 'cart', 'background'];

const MISSING = /kunne ikke hentes. Tjek din forbindelse, og prøv igen/;

/** Opens /priser while a file does not come, until the site has given up on it. */
async function openWithout(page: Page, name: string): Promise<void> {
  await page.context().unrouteAll();
  const lost = await loseForEver(page.context(), name);
  await page.goto(routes.prices);
  await expect.poll(lost, name).toBeGreaterThan(2);
}

async function expectFrame(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('banner'), name).toBeVisible();
  await expect(page.getByRole('contentinfo'), name).toBeVisible();
}

test('a file that never comes takes nothing with it but its own part', async ({
  page,
  request,
  complaints,
}) => {
  const files = await builtFiles(request);
  for (const start of OPTIONAL) {
    const name = files.find((file) => file.startsWith(`${start}-`) && file.endsWith('.js')) ?? '';
    expect(name, start).not.toBe('');
    await openWithout(page, name);
    await expectFrame(page, name);
    await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible();
  }
  complaints.length = 0;
});

test(
  'every file of /priser can stay away for ever',
  { tag: '@long' },
  async ({ page, complaints }) => {
    test.setTimeout(600_000);
    const asked = new Set<string>();
    const note = (url: string) => {
      const [, name] = /\/assets\/(.+\.(?:js|css))$/.exec(url) ?? [];
      if (name !== undefined) asked.add(name);
    };
    page.on('request', (asking) => note(asking.url()));
    await page.goto(routes.prices);
    const content = page.getByRole('heading', { level: 1, name: 'Priser' });
    await expect(content).toBeVisible();
    await expect.poll(() => [...asked].some((name) => name.startsWith('Toasts-'))).toBe(true);
    for (const name of [...asked]) {
      await openWithout(page, name);
      const isApplication = name.startsWith('index-') && name.endsWith('.js');
      if (!isApplication) await expectFrame(page, name);
      await expect(content.or(page.getByText(MISSING)), name).toBeVisible();
    }
    complaints.length = 0;
  },
);
