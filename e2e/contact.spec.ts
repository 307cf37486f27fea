import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { expectNoOverflow } from './support/screens/expectNoOverflow.ts';
import { caughtMails } from './support/records/provider.ts';
import { people, signIn } from './support/screens/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';
import { botCheckBox, botCheckFrame } from './support/screens/solveBotCheck.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send besked' });
const panel = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function write(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Navn').fill('Ida Holm');
  await page.getByLabel('Email').fill('ida@kunde.example');
  await page.getByLabel('Telefon (valgfrit)').fill('20304050');
  await page.getByLabel('Emne').fill(subject);
  await page.getByRole('textbox', { name: 'Besked' }).fill('Har du tid den 6. juni?');
}

test('a message is kept and mailed, and answered from the dashboard @main @phone', async ({
  page,
  otherPage,
  request,
}) => {
  const subject = uniqueName('Bryllup');
  await page.goto(routes.contact);
  await write(page, subject);
  await expect(page.getByLabel('Telefon (valgfrit)')).toHaveValue('+45 20 30 40 50');
  await expect(send(page)).toBeDisabled();
  await botCheckBox(page).check();
  await send(page).click();
  await expect(panel(page, 'Besked Sendt!')).toBeFocused();
  await page.getByRole('button', { name: 'Send Ny Besked' }).click();
  await expect(page.getByRole('textbox', { name: 'Besked' })).toHaveValue('');
  await expect(botCheckBox(page)).not.toBeChecked();

  const mails = () => caughtMails(request, subject);
  await expect.poll(mails).toHaveLength(1);
  expect((await mails())[0]?.['reply_to']).toBe('ida@kunde.example');
  await signIn(otherPage, people.photographer, adminPath('henvendelser'));
  await otherPage.getByRole('button', { name: subject }).click();
  const dialog = otherPage.getByRole('dialog', { name: subject });
  await expect(dialog.getByText('Har du tid den 6. juni?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Svar' }).click();
  await dialog.getByLabel('Dit svar').fill('Ja, det har jeg.');
  await dialog.getByRole('button', { name: 'Send svar' }).click();
  await expect(dialog.getByText(/^Sendt \d/)).toBeVisible();
  const subjects = async () => (await mails()).map((mail) => mail['subject']);
  await expect.poll(subjects).toContain(`Re: ${subject}`);
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
