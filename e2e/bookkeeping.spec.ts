import type { Page } from '@playwright/test';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { documents } from '#src/model/base/paths.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { withLocalFirebase } from '../tools/seed/localFirebase.ts';
import { expect, test } from './fixtures.ts';
import { contentOf, downloadBy, entriesOf } from './support/archives.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { ports } from './support/ports.ts';
import { people, signIn } from './support/signIn.ts';
import { seller } from '../tests/support/vouchers.ts';

const section = adminPath('kundepanel', { section: 'bogfoering' });

/** A day of its own, long before anybody else sold anything. */
function ownDay(): string {
  const month = 1 + Math.floor(Math.random() * 12);
  const day = 1 + Math.floor(Math.random() * 28);
  const year = 1950 + Math.floor(Math.random() * 40);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

interface Issued {
  number: string;
  /** Negative for a credit note. */
  totalOre: number;
  hasPdf: boolean;
}

/** Stores vouchers of one day, as an approval writes them, and waits until the server has made their PDFs. */
async function issue(day: string, vouchers: readonly Issued[]): Promise<void> {
  await withLocalFirebase(ports, async (app) => {
    for (const { number, totalOre, hasPdf } of vouchers) {
      const isCredit = totalOre < 0;
      const document = getFirestore(app).doc(documents.voucher.build({ number }));
      await document.set({
        number,
        series: number.slice(0, number.indexOf('-')),
        sequence: 1,
        kind: isCredit ? 'credit-note' : 'invoice',
        orderId: 'JF19500101ABCDEF123',
        userId: 'somebody',
        issuedAt: new Date(`${day}T12:00:00Z`),
        currency: 'DKK',
        lines: [{ name: 'Skov; "Åkande"', type: 'image', amountOre: totalOre }],
        totalOre,
        vatOre: totalOre / 5,
        vatRate: 25,
        paymentMethod: 'mobilepay',
        buyer: { name: 'Ærø; "Søn"', email: 'ida@kunde.example' },
        seller,
        isFull: true,
      });
      await expect.poll(async () => (await document.get()).get('pdf') !== undefined).toBe(true);
      if (!hasPdf) await document.update({ pdf: FieldValue.delete() });
    }
  });
}

async function openDay(page: Page, day: string): Promise<void> {
  await page.getByLabel('Periode').selectOption('Vælg datoer');
  await page.getByLabel('Fra og med').fill(day);
  await page.getByLabel('Til og med').fill(day);
}

test('a period is added up, and its files are downloaded @main @phone-long', async ({ page }) => {
  const day = ownDay();
  const unique = String(Date.now()).slice(-9);
  const [first, second, credit] = [`1950-${unique}1`, `1950-${unique}2`, `K1950-${unique}1`];
  await issue(day, [
    { number: first, totalOre: 39_800, hasPdf: true },
    { number: second, totalOre: 59_505, hasPdf: false },
    { number: credit, totalOre: -39_800, hasPdf: true },
  ]);
  await signIn(page, people.photographer, adminPath('kundepanel'));
  await page.getByRole('link', { name: 'Bogføring' }).click();
  await expect(page).toHaveURL(section);
  await expect(page.getByText(/^Senest slettet:/)).toBeVisible();
  await openDay(page, day);
  await expect(page.getByText('3 bilag', { exact: true })).toBeVisible();
  await expect(page.getByText('595,05 kr').first()).toBeVisible();
  await expect(page.getByText('119,01 kr')).toBeVisible();
  await expectAccessible(page);

  const journal = await downloadBy(page, 'Dinero (CSV)');
  expect(journal.suggestedFilename()).toBe(`Bogføring_${day}_til_${day}_Dinero.csv`);
  const lines = String(await contentOf(journal)).split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines.filter((line) => line.includes('Ærø; ""Søn"""')).length).toBe(6);

  const zipped = await downloadBy(page, 'Alle PDF-bilag (ZIP)');
  const entries = await entriesOf(await contentOf(zipped));
  expect([...entries.keys()].sort()).toEqual([`${first}.pdf`, 'Indhold.txt', `${credit}.pdf`]);
  const pdf = entries.get(`${first}.pdf`);
  expect(String(pdf?.subarray(0, 5))).toBe('%PDF-');
  expect(String(entries.get('Indhold.txt'))).toContain('Disse bilag kunne ikke hentes og mangler:');
  await expect(page.getByText('1 PDF mangler i arkivet:')).toBeVisible();

  const single = await downloadBy(page, `Download ${first} som PDF`);
  expect(single.suggestedFilename()).toBe(`${first}.pdf`);
  expect(await contentOf(single)).toEqual(pdf);
});
