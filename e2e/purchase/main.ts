// Runs one purchase, from the button that puts a picture into the cart to the PDF of its invoice, and records for
// `npm run house` the files through which its line went.
import { chromium, expect, type Browser, type Page, request } from '@playwright/test';
import { getFirestore } from 'firebase-admin/firestore';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCAL_HOST } from '#src/config/local.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { collections } from '#src/model/base/paths.ts';
import { routes } from '#src/model/base/routes.ts';
import { chromiumLaunch } from '../../tools/chromium.ts';
import { type Place, placesThatRan } from '../../tools/house/coverage.ts';
import { keepPurchase, linesWay } from '../../tools/house/purchase.ts';
import { openHouse } from '../../tools/house/types.ts';
import { withLocalFirebase } from '../../tools/seed/localFirebase.ts';
import { startTestFirebase } from '../../tools/testing/testFirebase.ts';
import { newCustomer } from '../support/records/accounts.ts';
import { makeReady, openCart, orderButton, thanks } from '../support/screens/cart.ts';
import { portOffset, ports } from '../support/ports.ts';
import { people, signIn, untilKnown } from '../support/screens/signIn.ts';

const root = join(import.meta.dirname, '../..');
const SITE = join(root, '.local/test-site');
const FUNCTIONS = join(root, 'functions/lib/index.js');
const PATIENCE_MS = 60_000;

type Counted = Parameters<typeof placesThatRan>[1];

/** The places of the product that ran in one built file. */
function placesIn(file: string, counted: Counted): Place[] {
  const payload = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload;
  return placesThatRan(readFileSync(file, 'utf8'), counted, payload).map((place) => ({
    ...place,
    source: relative(root, resolve(dirname(file), place.source)),
  }));
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `http://${LOCAL_HOST}:${ports.site}`,
    locale: 'da-DK',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
  return context.newPage();
}

const startCounting = (page: Page): Promise<void> =>
  page.coverage.startJSCoverage({ resetOnNavigation: false });

async function placesOf(page: Page): Promise<Place[]> {
  const scripts = await page.coverage.stopJSCoverage();
  return scripts.flatMap((script) => {
    const { pathname } = new URL(script.url);
    return pathname.startsWith('/assets/') ? placesIn(join(SITE, pathname), script) : [];
  });
}

/** The number of vouchers that have their PDF. */
const finishedPdfs = (): Promise<number> =>
  withLocalFirebase(ports, async (app) => {
    const { docs } = await getFirestore(app).collection(collections.vouchers).get();
    return docs.filter((voucher) => voucher.get('pdf') !== undefined).length;
  });

async function buy(browser: Browser): Promise<Place[]> {
  const customer = await newPage(browser);
  const { email } = await newCustomer(await request.newContext());
  await signIn(customer, email, routes.singleImages);
  await untilKnown(customer);
  await customer.getByRole('main').getByRole('link', { name: 'Nordlys', exact: true }).click();
  const button = customer.getByRole('button', { name: 'Tilføj billede til kurv' });
  await expect(button).toBeVisible({ timeout: PATIENCE_MS });
  await startCounting(customer);
  await button.click();
  await customer.keyboard.press('Escape');
  await openCart(customer);
  await makeReady(customer);
  await orderButton(customer).click();
  await expect(thanks(customer)).toBeVisible({ timeout: PATIENCE_MS });

  const before = await finishedPdfs();
  const photographer = await newPage(browser);
  await startCounting(photographer);
  await signIn(photographer, people.photographer, adminPath('kontantbetaling'));
  const card = photographer.getByRole('article').filter({ hasText: email });
  await card.getByRole('button', { expanded: false }).click({ timeout: PATIENCE_MS });
  await card.getByRole('button', { name: 'Godkend' }).click();
  await photographer.getByRole('alertdialog').getByRole('button', { name: 'Godkend' }).click();
  await expect.poll(finishedPdfs, { timeout: PATIENCE_MS }).toBeGreaterThan(before);
  return [...(await placesOf(customer)), ...(await placesOf(photographer))];
}

/**
 * Processes of functions are ended by a signal at which Node would not write what it counted. The others, such as
 * firebase-tools, end as they always do.
 */
const ENDS_BY_ITSELF = `data:text/javascript,if(process.argv[1]?.includes('functionsEmulatorRuntime'))process.on('SIGTERM',()=>process.exit())`;

/** Whoever imports a module may give its address a query. */
const pathOf = (url: string): string => fileURLToPath(url.replace(/[?#].*$/, ''));

function placesOfFunctions(directory: string): Place[] {
  return readdirSync(directory).flatMap((name) => {
    const text = readFileSync(join(directory, name), 'utf8');
    if (!text.includes('functions/lib/index.js')) return [];
    const { result } = JSON.parse(text) as { result: (Counted & { url: string })[] };
    const ours = result.filter(({ url }) => url.startsWith('file:') && pathOf(url) === FUNCTIONS);
    return ours.flatMap((script) => placesIn(FUNCTIONS, script));
  });
}

const counts = mkdtempSync(join(tmpdir(), 'purchase-'));
process.env['SOURCE_MAPS'] = 'true';
process.env['NODE_V8_COVERAGE'] = counts;
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${ENDS_BY_ITSELF}`;
const firebase = await startTestFirebase(root, portOffset);
// The orders of the test content have mails and vouchers of their own.
await firebase.setTriggers(false);
await firebase.refill();
await firebase.setTriggers(true);
const browser = await chromium.launch(await chromiumLaunch());
let places: Place[];
try {
  places = await buy(browser);
} finally {
  await browser.close();
  await firebase.stop();
}
const served = placesOfFunctions(counts);
console.log(`${places.length} places in ${basename(SITE)}, ${served.length} in the functions`);
keepPurchase(root, linesWay(openHouse(root), [...places, ...served]));
rmSync(counts, { recursive: true });
