import type { Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { caughtMails, failNextMail, providerOrigin } from './support/provider.ts';
import { uniqueName } from './support/uniqueName.ts';
import { botCheckBox, botCheckFrame } from './support/solveBotCheck.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send besked' });
const panel = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function write(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Navn').fill('Ida Holm');
  await page.getByLabel('Email').fill('ida@kunde.example');
  await page.getByLabel('Telefon (valgfrit)').fill('20304050');
  await page.getByLabel('Emne').fill(subject);
  await page.getByRole('textbox', { name: 'Besked' }).fill('Har du tid den 6. juni?');
}

test('a message is sent, and arrives as it was written @main @phone', async ({ page, request }) => {
  const subject = uniqueName('Bryllup');
  await page.goto(routes.contact);
  await write(page, subject);
  await expect(page.getByLabel('Telefon (valgfrit)')).toHaveValue('+45 20 30 40 50');
  await expect(send(page)).toBeDisabled();
  await botCheckBox(page).check();
  await send(page).click();
  await expect(panel(page, 'Besked Sendt!')).toBeFocused();
  const mails = await caughtMails(request, subject);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    from_name: 'Ida Holm',
    phone: '+45 20 30 40 50',
    subject,
    reply_to: 'ida@kunde.example',
  });
  expect(mails[0]?.['timestamp']).toMatch(/^\d{1,2}\.\d{1,2}\.\d{4}/);
  await page.getByRole('button', { name: 'Send Ny Besked' }).click();
  await expect(page.getByRole('textbox', { name: 'Besked' })).toHaveValue('');
  await expect(botCheckBox(page)).not.toBeChecked();
});

const failures: [number, string][] = [
  [400, 'Email template fejl. Kontakt venligst administratoren.'],
  [403, 'EmailJS konfigurationsfejl. Kontakt venligst administratoren.'],
  [429, 'Email kvote overskredet. Kontakt venligst kontakt@jerslevfoto.example direkte.'],
  [500, 'Email fejl: Failed on demand. Kontakt venligst kontakt@jerslevfoto.example direkte.'],
];

for (const [status, reason] of failures) {
  test(`when the provider answers ${status}, nothing typed is lost`, async ({
    page,
    request,
    complaints,
  }) => {
    const subject = uniqueName('Portræt');
    await failNextMail(request, subject, status);
    await page.goto(routes.contact);
    await write(page, subject);
    await botCheckBox(page).check();
    await send(page).click();
    await expect(panel(page, 'Besked Kunne Ikke Sendes')).toBeFocused();
    await expect(page.getByText(reason)).toBeVisible();
    await page.getByRole('button', { name: 'Prøv Igen' }).click();
    await expect(page.getByLabel('Emne')).toHaveValue(subject);
    await botCheckBox(page).check();
    await send(page).click();
    await expect(panel(page, 'Besked Sendt!')).toBeVisible();
    expect(await caughtMails(request, subject)).toHaveLength(1);
    // The browser notes each answer that is no success.
    expect(complaints.splice(0).join()).toContain('/api/v1.0/email/send');
  });
}

test('without a network the message stays, and is sent later @phone-long', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(routes.contact);
  await write(page, uniqueName('Familie'));
  await botCheckBox(page).check();
  await context.setOffline(true);
  await expect(page.getByText(/^Du er offline\. Det, du har skrevet/)).toBeVisible();
  await send(page).click();
  await expect(panel(page, 'Besked Kunne Ikke Sendes')).toBeVisible();
  await expect(
    page.getByText('Netværksfejl. Kontroller din internetforbindelse og prøv igen.'),
  ).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Prøv Igen' }).click();
  await botCheckBox(page).check();
  await send(page).click();
  await expect(panel(page, 'Besked Sendt!')).toBeVisible();
  complaints.splice(0);
});

test('a draft survives a reload', async ({ page }) => {
  await page.goto(routes.contact);
  await write(page, 'Kladde');
  await page.reload();
  await expect(page.getByLabel('Emne')).toHaveValue('Kladde');
  await expect(page.getByRole('textbox', { name: 'Besked' })).toHaveValue(
    'Har du tid den 6. juni?',
  );
});

test('a challenge that is blocked can be fetched again', async ({ page, complaints }) => {
  const script = `${providerOrigin}/recaptcha/api.js*`;
  await page.route(script, (route) => route.abort());
  await page.goto(routes.contact);
  await expect(page.getByText('reCAPTCHA kunne ikke hentes.')).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(botCheckBox(page)).toBeVisible();
  complaints.splice(0);
});

test('a challenge with pictures finds room, and nothing of the widget lies open', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('recaptcha-pictures', 'asked'));
  await page.goto(routes.contact);
  const check = botCheckFrame(page);
  await expect(botCheckBox(page)).toBeVisible();
  await expect(check.locator('textarea')).toBeHidden();
  await botCheckBox(page).click();
  const pictures = check.frameLocator('iframe[title^="recaptcha"]');
  await pictures.getByRole('button', { name: 'Billede 9' }).click();
  await expectNoOverflow(page);
  const room = await page.getByTitle('reCAPTCHA').boundingBox();
  expect(room?.height).toBeGreaterThanOrEqual(540);
  await expect(page.getByText('Tak, du er bekræftet.')).toBeHidden();
  await pictures.getByRole('button', { name: 'Bekræft' }).click();
  await expect(page.getByText('Tak, du er bekræftet.')).toBeVisible();
  await expect(botCheckBox(page)).toBeChecked();
  await expect
    .poll(async () => (await page.getByTitle('reCAPTCHA').boundingBox())?.height)
    .toBe(78);
});

test.describe('before cookies are accepted', () => {
  test.use({ consent: null });

  test('the challenge is not asked for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(providerOrigin)) asked.push(request.url());
    });
    await page.goto(routes.contact);
    await expect(
      page.getByText('reCAPTCHA kræver cookies. Acceptér cookies for at sende.'),
    ).toBeVisible();
    await expect(send(page)).toBeDisabled();
    expect(asked).toEqual([]);
  });
});

test('is written and sent with the keyboard alone', async ({ page }) => {
  await page.goto(routes.contact);
  await expect(botCheckBox(page)).toBeVisible();
  await page.getByLabel('Navn').focus();
  for (const text of ['Ida', 'ida@kunde.example', '', uniqueName('Tast'), 'Ti tegn eller flere']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(botCheckBox(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Tak, du er bekræftet.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Besked Sendt!')).toBeFocused();
});

test('can be used by everybody @phone-long', async ({ page }) => {
  await page.goto(routes.contact);
  await expect(botCheckBox(page)).toBeVisible();
  await page.getByLabel('Email').fill('ida@');
  await page.getByLabel('Emne').focus();
  await expect(page.getByText('Indtast en gyldig email adresse')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
});
