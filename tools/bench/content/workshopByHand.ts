import type { BrowserContext, Page } from '@playwright/test';
import { getFirestore } from 'firebase-admin/firestore';
import { adminPath } from '#src/model/base/addresses.ts';
import { documents } from '#src/model/base/paths.ts';
import { withLocalFirebase } from '../../seed/localFirebase.ts';
import { step } from '../../terminal.ts';
import { publishingPatienceMs } from './albumJob.ts';
import { firebasePorts, origin } from '../measure/countedSite.ts';
import type { Figure } from '../measure/figures.ts';
import { orderNumber } from './growthShop.ts';
import {
  chooseFiles,
  click,
  countEffort,
  type Effort,
  effortOf,
  press,
  type,
} from '../measure/hand.ts';

/*
 * The five common jobs of a photographer at the pace of a person, each from another page of the dashboard.
 */

const ALBUM = 'Bryllup i klitten';
const CUSTOMER = 'Marie Skov';
const AMOUNT = 1234;
const DEADLINE_MS = 120_000;

interface HandJob {
  name: string;
  effort: Effort;
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).first();

async function job(
  context: BrowserContext,
  name: string,
  work: (page: Page) => Promise<unknown>,
): Promise<HandJob> {
  const page = await context.newPage();
  page.setDefaultTimeout(DEADLINE_MS);
  await countEffort(page);
  await page.goto(origin + adminPath('priser'));
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  const effort = await step(name, () => effortOf(page, () => work(page)));
  await page.close();
  return { name, effort };
}

async function addTenPercent(page: Page): Promise<void> {
  await click(page, tab(page, 'Enkeltbilleder'));
  await click(page, page.getByRole('button', { name: 'Filtre' }));
  await click(page, page.getByLabel('Filterknap', { exact: true }));
  await click(page, page.getByRole('option', { name: 'Natur' }));
  await click(page, page.getByRole('button', { name: 'Vælg alle, der vises' }));
  await click(page, page.getByRole('button', { name: 'Skift pris' }));
  await page.getByRole('dialog').getByLabel('Sådan').waitFor();
  // The dialog begins with the way in which prices change, and the next field takes the number.
  await press(page, 'ArrowDown', 'Tab');
  await type(page, '+10');
  await press(page, 'Enter');
  const bar = page.getByRole('progressbar', { name: 'Fremdrift' });
  await bar.waitFor();
  await bar.waitFor({ state: 'detached' });
}

const findOrder = (word: string) => async (page: Page) => {
  await press(page, 'Control+k');
  await type(page, word);
  await page.getByRole('option', { name: CUSTOMER }).first().waitFor();
  await press(page, 'Enter');
  await page.getByRole('dialog', { name: /kr$/ }).waitFor();
};

const replaceFrontPicture = (file: string) => async (page: Page) => {
  await click(page, tab(page, 'Forside'));
  await chooseFiles(page, page.getByRole('button', { name: 'Vælg billede eller video' }), [file]);
  // A file of this size is asked about first.
  const question = page.getByRole('alertdialog').getByRole('button').last();
  const apply = page.getByRole('button', { name: 'Anvend Beskæring' });
  await question.or(apply).first().waitFor();
  if (await question.isVisible()) await click(page, question);
  // The crop begins small.
  await click(page, page.getByRole('button', { name: 'Størst mulig' }));
  await click(page, apply);
  await page.getByText('Billede beskåret, optimeret og gemt automatisk!').waitFor();
};

const newAlbum = (files: readonly string[]) => async (page: Page) => {
  await click(page, tab(page, 'Billedlevering'));
  await chooseFiles(page, page.getByRole('button', { name: 'Vælg billeder' }), files);
  await click(page, page.getByRole('button', { name: 'Fortsæt til albumdetaljer' }));
  await page.getByRole('dialog').getByLabel('Titel').waitFor();
  await type(page, ALBUM);
  // Past the description to the price, and on to the category.
  await press(page, 'Tab', 'Tab');
  await type(page, '1500');
  await press(page, 'Tab', 'N');
  await click(page, page.getByRole('button', { name: 'Opret album' }));
  await page
    .locator('[data-toast-region]')
    .getByText(`Albummet '${ALBUM}' er oprettet`)
    .waitFor({ timeout: publishingPatienceMs(files.length) });
};

async function findAlbum(page: Page) {
  await click(page, tab(page, 'Billedlevering'));
  await click(page, page.getByRole('searchbox'));
  await type(page, 'klitten');
  return page.getByRole('article', { name: ALBUM });
}

async function deleteAlbum(page: Page): Promise<void> {
  const album = await findAlbum(page);
  await click(page, album.getByRole('button', { name: `Slet ${ALBUM}` }));
  const question = page.getByRole('alertdialog');
  await click(page, question.getByRole('button', { name: 'Slet', exact: true }));
  // As long as the question is open, nothing is found behind it.
  await question.waitFor({ state: 'detached' });
  await album.waitFor({ state: 'detached' });
}

async function restoreAlbum(page: Page): Promise<void> {
  await click(page, tab(page, 'Billedlevering'));
  await click(page, page.getByRole('button', { name: /^Papirkurv/ }));
  await click(page, page.getByRole('button', { name: `Gendan ${ALBUM}` }));
  await page.getByText(`'${ALBUM}' er gendannet`).first().waitFor();
}

/** Gives an order a customer and an amount that no other one has. */
async function nameOrder(orderId: string): Promise<void> {
  await withLocalFirebase(firebasePorts, async (app) => {
    const firestore = getFirestore(app);
    const [lookup, purchase] = [
      firestore.doc(documents.adminOrderLookup.build({ orderId })),
      firestore.doc(documents.purchase.build({ orderId })),
    ];
    const searchKeywords = CUSTOMER.toLowerCase().split(' ');
    await lookup.update({ customerName: CUSTOMER, totalAmount: AMOUNT, searchKeywords });
    await purchase.update({ userName: CUSTOMER, totalAmount: AMOUNT });
  });
}

function figuresOf({ name, effort }: HandJob): Figure[] {
  const { seconds, ...counts } = effort;
  return [
    { name, value: seconds, unit: 's', digits: 1 },
    ...Object.entries(counts).map(([kind, value]) => ({ name: `  ${kind}`, value })),
  ];
}

/** Does the jobs in a shop with so many pictures in a category. */
export async function workByHand(
  context: BrowserContext,
  { count, files }: { count: number; files: readonly string[] },
): Promise<Figure[]> {
  const orderId = orderNumber(count);
  await nameOrder(orderId);
  const jobs = [
    await job(context, '+10 % on a category', addTenPercent),
    await job(context, "find an order by its customer's name", findOrder(CUSTOMER)),
    await job(context, 'find an order by its amount', findOrder(String(AMOUNT))),
    await job(context, 'find an order by its number', findOrder(orderId)),
    await job(context, "replace the front page's picture", replaceFrontPicture(files[0] ?? '')),
    await job(context, `new album of ${files.length}`, newAlbum(files)),
    await job(context, 'delete the album', deleteAlbum),
    await job(context, 'restore the album from the bin', restoreAlbum),
  ];
  return jobs.flatMap(figuresOf);
}
