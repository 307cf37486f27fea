import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { outcomeOf, placeOrder } from './support/orders.ts';
import { people, signIn } from './support/signIn.ts';

/** `2026/01/31`, in Copenhagen. */
function today(): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });
  return day.format(new Date()).replaceAll('-', '/');
}

async function chooseFile(page: Page, lines: readonly (readonly [amount: string, text: string])[]) {
  const rows = lines.map(([amount, text]) => `${today()};${amount};;1;;${text};0,00;DKK;`);
  const headings = 'Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt;';
  await page.locator('input[type="file"]').setInputFiles({
    name: 'konto.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${[headings, ...rows].join('\r\n')}`),
  });
}

test('the payments in a file of the bank are matched with their orders and approved in one go', async ({
  page,
}) => {
  const [paid, underpaid] = [await placeOrder(), await placeOrder()];
  const nobody = `Ukendt ${paid.id.slice(-3)}`;
  const lines = [
    ['349,00', `Tak! ${paid.id.toLowerCase()}`],
    ['300,00', underpaid.id.slice(-8)],
    ['12,34', nobody],
    ['-50,00', 'Kaffe'],
  ] as const;
  await signIn(page, people.photographer, adminPath('kontantbetaling'));
  const dialog = page.getByRole('dialog', { name: 'Betalinger i filen' });
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });

  await expect(page.getByRole('article', { name: underpaid.customer })).toBeVisible();
  await chooseFile(page, lines);
  await expect(dialog.getByText('Genkendt: Nordea')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hent 3 indbetalinger' }).click();
  await expect(page.getByText('3 nye indbetalinger er hentet.')).toBeVisible();

  await expect(row(lines[0][1])).toContainText(paid.customer);
  await expect(row('300,00 kr')).toContainText('Nummeret passer, men beløbet er et andet.');
  await expect(row(nobody)).toContainText('12,34 kr');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Godkend \d+ betaling/ }).click();
  await expect(row(lines[0][1])).toBeHidden({ timeout: 30_000 });
  expect(await outcomeOf(paid.id)).toMatchObject({ paymentStatus: 'completed', purchaseCount: 1 });
  expect(await outcomeOf(underpaid.id)).toMatchObject({ paymentStatus: 'pending' });

  // The same file brings nothing new, also after a reload, and what has no order stays in sight.
  await page.reload();
  await expect(row(nobody)).toBeVisible();
  await chooseFile(page, lines);
  await dialog.getByRole('button', { name: 'Hent 3 indbetalinger' }).click();
  await expect(page.getByText('Alle indbetalingerne var hentet i forvejen.')).toBeVisible();
  await row(nobody)
    .getByRole('button', { name: /^Læg til side/ })
    .click();
  await expect(row(nobody)).toBeHidden();
});
