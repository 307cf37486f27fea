import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { doubleText } from './support/doubleText.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';

const pages = [
  { title: 'Privatlivspolitik', path: routes.privacyPolicy },
  { title: 'Købsbetingelser', path: routes.salesTerms },
  { title: 'Cookiepolitik', path: routes.cookiePolicy },
];

for (const consent of ['accepted', 'declined', null] as const) {
  test.describe(`with the choice ${consent ?? 'none'}`, () => {
    test.use({ consent });

    test('every legal page can be read @main', async ({ page }) => {
      for (const { title, path } of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText('Sidst opdateret 24. juni 2025')).toBeVisible();
        await expect(page).toHaveTitle(`${title} – Jerslev Foto`);
      }
    });
  });
}

for (const { title, path } of pages) {
  test(`${title} is for everybody, also on the narrowest screen with text of double size @phone-long`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);

    await page.setViewportSize({ width: 320, height: 640 });
    await doubleText(page);
    await expectNoOverflow(page);
  });
}

test('the terms are found under the encoded address, too', async ({ page }) => {
  await page.goto('/k%C3%B8bsbetingelser');
  await expect(page.getByRole('heading', { level: 1, name: 'Købsbetingelser' })).toBeVisible();
});

test('the terms of an earlier day stay, and lead to those of today', async ({ page }) => {
  await page.goto(`${routes.salesTerms}/2025-06-24`);
  await expect(page.getByText('Du læser udgaven af 24. juni 2025')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fortryd køb' })).toBeHidden();
  await page.getByRole('link', { name: 'Læs den udgave, der gælder nu' }).click();
  await expect(page.getByRole('heading', { name: 'Fortryd køb' })).toBeVisible();
});

test('a link to a section leads there', async ({ page }) => {
  await page.goto(`${routes.salesTerms}#fortrydelse`);
  const section = page.getByRole('heading', { level: 2, name: 'Fortrydelsesret' });
  await expect(section).toBeInViewport();
});

test('the table of contents leads to its sections with the keyboard alone @phone-long', async ({
  page,
  isMobile,
}) => {
  await page.goto(routes.privacyPolicy);
  const contents = page.getByRole('navigation', { name: 'Indhold' });
  const toggle = contents.getByRole('button');
  if (isMobile) {
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  } else {
    await expect(contents.getByRole('link', { name: 'Klage' })).toBeVisible();
    await expect(toggle).toBeHidden();
  }
  await contents.getByRole('link', { name: 'Klage' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#klage$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Klage' })).toBeInViewport();
});

test.describe('who has declined', () => {
  test.use({ consent: 'declined' });

  test('changes their mind on the cookie policy', async ({ page }) => {
    await page.goto(routes.cookiePolicy);
    await expect(page.getByText('Du har afvist cookies.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Acceptér cookies' }).click();
    const choice = () => page.evaluate(() => window.localStorage.getItem('cookieConsent'));
    await expect.poll(choice).toBe('accepted');
  });
});

test('who has accepted is asked before they refuse', async ({ page }) => {
  await page.goto(routes.cookiePolicy);
  await page.getByRole('main').getByRole('button', { name: 'Afvis cookies' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByText('Vil du afvise cookies?')).toBeVisible();
});

test('the printed page is the text alone', async ({ page }) => {
  await page.goto(routes.salesTerms);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Indhold' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
