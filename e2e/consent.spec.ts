import type { Page } from '@playwright/test';
import { LOCAL_HOST } from '#src/config/local.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, newestLink, sendResetMail, uniqueEmail } from './support/accounts.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { fillRegistration, sendRegistration } from './support/registration.ts';
import { submitSignIn } from './support/signIn.ts';

const banner = (page: Page) => page.locator('[data-cookie-banner]');
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Acceptér cookies' });
const decline = (page: Page) => banner(page).getByRole('button', { name: 'Afvis cookies' });

const cartButton = (page: Page) => page.getByRole('button', { name: 'Kurv' });

/** The addresses that the browser asks, as long as they fit. */
function collectAsked(page: Page, fits: (url: URL) => boolean): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && fits(url)) asked.push(url.href);
  });
  return asked;
}

const isOutside = ({ hostname }: URL): boolean => hostname !== LOCAL_HOST;
const isListening = ({ pathname }: URL): boolean => pathname.endsWith('/Listen/channel');

test.describe('before any answer', () => {
  test.use({ consent: null });

  test('the page can be read, the question is asked, and nothing leads on @phone', async ({
    page,
  }) => {
    await page.goto(routes.singleImages);
    await expect(page.getByRole('heading', { level: 1, name: 'Enkeltbilleder' })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await expect(cartButton(page)).toHaveAttribute('aria-disabled', 'true');
    await cartButton(page).click({ force: true });
    await expect(page.getByText('Navigation kræver cookies')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the question covers neither words nor button of the hero @phone', async ({ page }) => {
    // The banner stands higher while it slides in; reduced motion avoids that.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(routes.home);
    await expect(banner(page)).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const below = [title, page.getByRole('link', { name: 'Se portfolio' })];
    // The application takes the place of the first page meanwhile: an element may be gone when it is measured.
    await expect(async () => {
      const question = await banner(page).boundingBox();
      const end = (question?.y ?? Infinity) + (question?.height ?? 0);
      for (const part of below) expect((await part.boundingBox())?.y).toBeGreaterThan(end);
    }).toPass();
  });

  test('a yes opens the site and leads to the front page @main @phone-long', async ({ page }) => {
    await page.goto(routes.singleImages);
    await accept(page).click();
    await expect(page).toHaveURL('/');
    await expect(banner(page)).toBeHidden();
    await expect(cartButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect(cartButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(banner(page)).toBeHidden();
  });

  test('a no closes the site, and can be reconsidered @main @phone-long', async ({ page }) => {
    await page.goto(routes.singleImages);
    await page.evaluate(() => {
      document.cookie = '_ga_TEST=1; path=/';
    });
    await decline(page).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('body')).toHaveClass('declined');
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');

    await page.goto(routes.singleImages);
    await expect(page).toHaveURL('/');
    await banner(page).getByRole('link', { name: 'Se, hvad det betyder' }).click();
    await expect(page.getByRole('heading', { name: 'Siden kræver cookies' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'kontakt@jerslevfoto.example' })).toBeVisible();

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Overvej igen' }).click();
    await reloaded;
    await expect(decline(page)).toBeVisible();
    await expect(page.locator('body')).not.toHaveClass('declined');
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull();
  });

  test('the answer of one tab holds in the other', async ({ page }) => {
    const otherTab = await page.context().newPage();
    await otherTab.goto(routes.singleImages);
    await expect(banner(otherTab)).toBeVisible();
    await page.goto(routes.home);
    await accept(page).click();
    await expect(banner(otherTab)).toBeHidden();
    await page.goto(routes.cookiePolicy);
    await expect(otherTab).toHaveURL(routes.singleImages);

    await page.getByRole('button', { name: 'Afvis cookies' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Afvis cookies' }).click();
    await expect(otherTab).toHaveURL('/');
    await expect(page).toHaveURL('/');
  });

  test('the question comes before the header by keyboard, and is no dialog', async ({ page }) => {
    await page.goto(routes.singleImages);
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Spring til indhold' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name: 'Læs cookiepolitikken' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(decline(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(banner(page)).toBeHidden();
  });

  test('the question is reachable above a shared picture, and leads back to it @phone', async ({
    page,
  }) => {
    await page.goto(`${routes.singleImages}?vis=billede-nordlys`);
    const viewer = page.getByRole('dialog');
    const question = viewer.getByRole('region', { name: 'Cookies' });
    await expect(question).toBeVisible();
    const buy = viewer.getByRole('button', { name: 'Tilføj billede til kurv' });
    await expect(buy).toBeInViewport();
    await buy.click();
    const refusal = page.getByText('Du skal acceptere cookies for at bruge kurven');
    await expect(refusal).toBeVisible();
    await expect(question).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Acceptér cookies' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(refusal).toBeHidden();
    const back = page.getByRole('link', { name: 'Fortsæt til Nordlys' });
    await expect(back).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${routes.singleImages}?vis=billede-nordlys`);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Nordlys' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(back).toBeHidden();
  });

  test('what a guest wants is in the cart after the consent, a registration and its mail', async ({
    page,
    request,
  }) => {
    const email = uniqueEmail();
    await page.goto(`${routes.singleImages}?vis=billede-nordlys`);
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', { name: 'Tilføj billede til kurv' }).click();
    await accept(page).click();
    await page.getByRole('link', { name: 'Fortsæt til Nordlys' }).click();
    await page.getByRole('button', { name: 'Tilføj billede til kurv' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.getByRole('main').getByRole('link', { name: 'Opret konto' }).click();
    await fillRegistration(page, { email });
    await sendRegistration(page);
    await expect(page).toHaveURL(routes.emailConfirmation);
    await page.goto(await newestLink(request, email, 'VERIFY_EMAIL'));
    await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click();
    await submitSignIn(page, email);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Nordlys blev tilføjet til kurven')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Kurv, 1 vare' }).click();
    await expect(page.getByRole('dialog', { name: 'Din kurv' })).toContainText('Nordlys');
  });

  test('the link of a mail is not lost by accepting', async ({ page, request }) => {
    const email = uniqueEmail();
    await createAccount(request, { email });
    await sendResetMail(request, email);
    const link = await newestLink(request, email, 'PASSWORD_RESET');
    await page.goto(link);
    await expect(page.getByText(`Til kontoen ${email}`)).toBeVisible();
    await accept(page).click();
    await page.getByRole('link', { name: 'Fortsæt til linket fra din mail' }).click();
    await expect(page.getByText(`Til kontoen ${email}`)).toBeVisible();
    await expect(page).toHaveURL(link);
  });

  test('nobody outside is asked, neither before a yes nor after it', async ({ page }) => {
    const strangers = collectAsked(page, isOutside);
    for (const path of [routes.home, routes.singleImages, routes.cookiePolicy, routes.login]) {
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
    }
    expect(strangers).toEqual([]);
    await accept(page).click();
    await expect(page).toHaveURL('/');
    await page.goto(routes.singleImages);
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    expect(strangers).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  });

  test('nobody is listened to before a yes, and what changes is followed after it', async ({
    page,
  }) => {
    const channels = collectAsked(page, isListening);
    const logo = page.waitForResponse((answer) => answer.url().includes('/site-config/branding'));
    await page.goto(routes.singleImages);
    await logo;
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await expect(banner(page)).toBeVisible();
    // Live queries begin when the page has nothing else to do.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(channels).toEqual([]);
    await accept(page).click();
    await expect.poll(() => channels.length).toBeGreaterThan(0);
  });

  test('a database that is away sends nobody outside', async ({ page, complaints }) => {
    const strangers = collectAsked(page, isOutside);
    await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
    await page.route('**/documents*/**', (route) => route.abort());
    for (const path of [routes.home, routes.singleImages, routes.about]) {
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    expect(strangers).toEqual([]);
    // The browser itself notes every request that failed.
    complaints.length = 0;
  });

  test('is accessible @phone-long', async ({ page }) => {
    await page.goto(routes.cookiesDeclined);
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('after a no', () => {
  test.use({ consent: 'declined' });

  for (const path of [routes.login, routes.gallery, routes.profile, routes.admin]) {
    test(`${path} leads to the front page`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/');
    });
  }

  test('the question is asked everywhere but on the cookie policy', async ({ page }) => {
    await page.goto(routes.cookiePolicy);
    const status = page.getByText('Du har afvist cookies.');
    await expect(status).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privatlivspolitik' }).click();
    await expect(page).toHaveURL(routes.privacyPolicy);
    await expect(banner(page)).toBeVisible();
    await page.goBack();
    await expect(status).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  test('is accessible @phone-long', async ({ page }) => {
    await page.goto(routes.home);
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on the front page before the application', () => {
  test.use({ consent: null });

  test('the question is answered before the application is there, which keeps to it', async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const link = page.getByRole('banner').getByRole('link', { name: 'Priser' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await accept(page).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(link).not.toHaveAttribute('aria-disabled');
    release();
    await expect(page.locator('#shell header')).toHaveCount(0);
    await link.click();
    await expect(page).toHaveURL('/priser');
    await expect(banner(page)).toHaveCount(0);
  });
});
