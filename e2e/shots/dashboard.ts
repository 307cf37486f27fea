import type { Page } from '@playwright/test';
import { adminPath, type AdminTab } from '#src/model/base/addresses.ts';
import { pictureFile } from '../support/records/media.ts';
import { people } from '../support/screens/signIn.ts';
import { button, press, type Scene } from './scene.ts';

/** Below this the tabs stand at the bottom of the screen, the rest behind 'Mere'. */
const NARROW_PX = 768;

const at = (tab: AdminTab, name: string, act: Scene['act']): Scene => ({
  name: `dashboard-${tab}-${name}`,
  path: adminPath(tab),
  as: people.photographer,
  act,
});

const openOrder = (page: Page) =>
  page
    .getByRole('link', { name: /^Åbn ordre/ })
    .first()
    .click();

async function openStatus(page: Page): Promise<void> {
  const more = button(page, 'Mere');
  if (await more.isVisible()) await more.click();
  await button(page, 'Systemstatus').click();
}

async function choosePictures(page: Page): Promise<void> {
  const picture = await pictureFile({ width: 1200, height: 800 });
  await page.getByLabel('Vælg billeder').setInputFiles([picture, { ...picture, name: 'to.jpg' }]);
}

async function chooseRawFile(page: Page): Promise<void> {
  const raw = { name: 'DSC_0001.NEF', mimeType: '', buffer: Buffer.from('MM\0*') };
  await page
    .getByLabel('Vælg billeder')
    .setInputFiles([await pictureFile({ width: 1200, height: 800 }), raw]);
}

/** A file of the bank with a payment that has its order, one of another amount and one of nobody. */
async function choosePayments(page: Page): Promise<void> {
  const numbers = await page.getByRole('article').getByText(/^JF/).allTextContents();
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '/');
  const lines = [
    ['349,00', `Tak! ${numbers[0] ?? ''}`],
    ['300,00', numbers[1] ?? ''],
    ['12,34', 'Tak for sidst'],
  ].map(([amount, text]) => `${day};${amount ?? ''};;1;;${text ?? ''};0,00;DKK;`);
  const headings = 'Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt;';
  await page.locator('input[type="file"]').setInputFiles({
    name: 'konto.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([headings, ...lines].join('\r\n')),
  });
}

/** The dialogs and the states of the dashboard's tabs. */
export const dashboard: Scene[] = [
  { ...at('forside', 'more', press('Mere')), below: NARROW_PX },
  at('forside', 'search', async (page) => {
    await button(page, 'Søg').click();
    await page.getByRole('dialog').getByRole('combobox').fill('s');
  }),
  at('forside', 'changed', (page) => page.getByLabel('Overskrift').fill('Lys over land')),
  at('forside', 'status', openStatus),
  at('about', 'speciality', press('Tilføj specialisering')),
  at('about', 'crop', press('Beskær')),
  at('priser', 'new', press('Tilføj pakke')),
  at('priser', 'edit', press('Rediger Hele dagen')),
  at('priser', 'delete', press('Slet Hele dagen')),
  at('kontantbetaling', 'approve', press('Godkend')),
  at('kontantbetaling', 'reject', press('Afvis')),
  at('kontantbetaling', 'file', choosePayments),
  at('kontantbetaling', 'payments', async (page) => {
    await choosePayments(page);
    await button(page, /^Hent \d/).click();
    await button(page, /^Læg til side/)
      .last()
      .scrollIntoViewIfNeeded();
  }),
  at('billedlevering', 'edit', press('Rediger Nordpå')),
  at('billedlevering', 'new', choosePictures),
  at('kundegallerier', 'new', async (page) => {
    await button(page, 'Nyt kundegalleri').click();
    await page.getByRole('dialog').getByRole('switch', { name: 'Kræv en kode' }).check();
  }),
  at('kundegallerier', 'pictures', press('Billeder')),
  at('kundegallerier', 'chosen', async (page) => {
    await button(page, 'Billeder').first().click();
    await page.getByRole('dialog').getByRole('checkbox').first().check();
  }),
  at('kundegallerier', 'choices', async (page) => {
    await button(page, 'Valg').first().click();
    await page.getByRole('region', { name: 'Sofie' }).first().waitFor();
  }),
  at('kundegallerier', 'delivery', press('Levering')),
  at('kundegallerier', 'delete', press('Slet')),
  at('kundegallerier', 'link', press('Nyt link')),
  at('henvendelser', 'thread', press(/Portrætter til vores hjemmeside/)),
  at('galleri', 'edit', press('Rediger Nordlys')),
  at('galleri', 'new', choosePictures),
  at('galleri', 'raw', chooseRawFile),
  at('galleri', 'chosen', (page) => page.getByRole('checkbox').first().check()),
  at('galleri', 'delete', press('Slet Nordlys')),
  at('portfolio', 'edit', press(/^Rediger /)),
  at('filter-buttons', 'new', press('Tilføj filterknap')),
  at('kundepanel', 'order', openOrder),
  at('kundepanel', 'pictures', async (page) => {
    await openOrder(page);
    await button(page, 'Vis billeder').first().click();
  }),
  at('kundepanel', 'customer', async (page) => {
    await openOrder(page);
    await button(page, 'Om kunden').click();
  }),
  at('indstillinger', 'payee', press('Ændr betaling')),
  at('kundepanel', 'users', press(/Registrerede brugere/)),
  at('kundepanel', 'statistics', async (page) => {
    await page.getByRole('link', { name: 'Statistik' }).click();
    // The orders of the demo are from this year.
    await page.getByLabel('År').selectOption('2025');
    await page.getByRole('heading', { name: 'Måned for måned' }).waitFor();
  }),
  at('kundepanel', 'bookkeeping', async (page) => {
    await page.getByRole('link', { name: 'Bogføring' }).click();
    await page.getByLabel('Periode').waitFor();
  }),
];
