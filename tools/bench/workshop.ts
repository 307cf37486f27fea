import type { Browser, BrowserContext, Page } from '@playwright/test';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { adminPath, type AdminTab } from '#src/model/base/addresses.ts';
import { collections } from '#src/model/base/paths.ts';
import { withLocalFirebase } from '../seed/localFirebase.ts';
import { runProgram, step } from '../terminal.ts';
import { publishAlbum, writePhotographs } from './content/albumJob.ts';
import { firebasePorts, origin, sitePorts, withCountedSite } from './measure/countedSite.ts';
import { type Figure, reportFigures } from './measure/figures.ts';
import { dashboardContext } from './content/growthScreens.ts';
import { growShop, openShop, orderNumber } from './content/growthShop.ts';
import { noteLongTasks, takeLongestTask } from './measure/harness.ts';
import { plainPriceSeconds } from './content/plainWrites.ts';
import { workByHand } from './content/workshopByHand.ts';

/*
 * The common jobs of a photographer, driven by a script that knows the way; with `--by-hand` at the pace of a
 * person, with every click and key.
 */

const isByHand = process.argv.includes('--by-hand');
const given = process.argv.slice(2).map(Number).filter(Number.isInteger);
/** The numbers of pictures in the category whose prices change: three of four are in it. */
const SIZES = given.length > 0 ? given : [300, 3000];
const ALL_OF_CATEGORY = 4 / 3;
const CATEGORY = 'nature';
const MAX_PRICES_S = { 300: 3, 3000: 20 } as Readonly<Record<number, number>>;
/** All batches of fewer pictures are under way before anybody can stop them. */
const STOPPED_FROM = 1000;
const ALBUM_PICTURES = 60;
const ALBUM = 'Bryllup i klitten';
const FOLDER = join(import.meta.dirname, '../../.local/bench-workshop');
const DEADLINE_MS = 120_000;
const PRICE = 199;

/** The time and the steps of a job. */
interface Job {
  name: string;
  seconds: number;
  longestTaskMs: number;
  /** Presses of the mouse, choices, files and filled fields. */
  acts: number;
  /** The seconds that it may take, and those that its writes take alone. */
  limit?: { seconds: number; alone: number };
  /** The seconds after the last press, which are those that a person waits. */
  waited?: number;
}

declare global {
  var acts: number;
}

async function openPage(context: BrowserContext, tab: AdminTab): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(DEADLINE_MS);
  await noteLongTasks(page);
  await page.addInitScript(() => {
    globalThis.acts = 0;
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) globalThis.acts += 1;
    };
    addEventListener('pointerdown', count, true);
    addEventListener('change', () => (globalThis.acts += 1), true);
  });
  await page.goto(origin + adminPath(tab));
  return page;
}

async function timed(page: Page, name: string, work: () => Promise<unknown>): Promise<Job> {
  await takeLongestTask(page);
  await page.evaluate(() => (globalThis.acts = 0));
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const acts = await page.evaluate(() => globalThis.acts);
  return { name, seconds, acts, longestTaskMs: await takeLongestTask(page) };
}

const firstItem = (page: Page) => page.getByRole('article').first();

async function newAlbum(context: BrowserContext, files: readonly string[]): Promise<Job> {
  const page = await openPage(context, 'billedlevering');
  await firstItem(page).waitFor();
  const name = `new album of ${ALBUM_PICTURES}`;
  const job = await timed(page, name, () => publishAlbum(page, { title: ALBUM, files }));
  await page.close();
  return job;
}

/** The files of the album that are in storage. */
function albumFiles(): Promise<number> {
  return withLocalFirebase(firebasePorts, async (app) => {
    const [files] = await getStorage(app).bucket().getFiles();
    return files.filter(({ name }) => name.includes('/bryllup-i-klitten')).length;
  });
}

async function deleteAndRestore(context: BrowserContext): Promise<Job[]> {
  const before = await albumFiles();
  const page = await openPage(context, 'billedlevering');
  const card = page.getByRole('article').filter({ hasText: ALBUM });
  // Only some of many albums are drawn. The search is kept in the address, also when the page is reloaded.
  await page.getByRole('searchbox').fill(ALBUM);
  await card.waitFor();
  const removal = await timed(page, 'delete the album', async () => {
    await card.getByRole('button', { name: `Slet ${ALBUM}` }).click();
    // As long as the question is open, nothing is found behind it.
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Slet', exact: true }).click();
    await question.waitFor({ state: 'detached' });
    await card.waitFor({ state: 'detached' });
  });
  // Without the way back by 'Fortryd', which a reload takes away.
  await page.reload();
  await page.getByRole('button', { name: /^Papirkurv/ }).waitFor();
  const restoring = await timed(page, 'restore the album from the bin', async () => {
    await page.getByRole('button', { name: /^Papirkurv/ }).click();
    await page.getByRole('button', { name: `Gendan ${ALBUM}` }).click();
    await page.getByText(`'${ALBUM}' er gendannet`).first().waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor();
  });
  await page.close();
  const after = await albumFiles();
  if (before === 0 || after !== before) throw new Error(`${before} files before, ${after} after`);
  return [removal, restoring];
}

async function askForTenPercent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filtre' }).click();
  await page.getByLabel('Filterknap', { exact: true }).selectOption(CATEGORY);
  await page.getByRole('button', { name: 'Vælg alle, der vises' }).click();
  await page.getByRole('button', { name: 'Skift pris' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sådan').selectOption('percent');
  await dialog.getByLabel('Ændring').fill('+10');
  await dialog.getByRole('button', { name: 'Brug' }).click();
}

/** Fails unless exactly the pictures of the category have a price. */
async function expectPrice(price: number, count: number): Promise<void> {
  const found = await withLocalFirebase(firebasePorts, (app) =>
    getFirestore(app)
      .collection(collections.singleImages)
      .where('price', '==', price)
      .where('category', '==', CATEGORY)
      .count()
      .get(),
  );
  const { count: stored } = found.data();
  if (stored < count) throw new Error(`${stored} of ${count} pictures cost ${price} kr.`);
}

const plusTenPercent = (price: number) => Math.round(price * 1.1);

/** At least one batch is written, and at least one is not. */
const inTheMiddle = (page: Page) => page.getByText(/^Ændrer (?!0 af)\d+ af \d+\.\.\.$/).first();

/** Waits until a run has begun and is over. Its toast would not do: that of a run before it may still be there. */
async function runIsOver(page: Page): Promise<void> {
  const bar = page.getByRole('progressbar', { name: 'Fremdrift' });
  await bar.waitFor();
  await bar.waitFor({ state: 'detached' });
}

async function undoRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await runIsOver(page);
}

async function changePrices(context: BrowserContext, count: number): Promise<Job[]> {
  const alone = await plainPriceSeconds(firebasePorts, CATEGORY, PRICE);
  let page = await openPage(context, 'galleri');
  await firstItem(page).waitFor();
  let waited = 0;
  const whole = await timed(page, '+10 % on the category', async () => {
    await askForTenPercent(page);
    const askedAt = performance.now();
    await runIsOver(page);
    waited = (performance.now() - askedAt) / 1000;
  });
  const first = plusTenPercent(PRICE);
  await expectPrice(first, count);
  const undone = await timed(page, 'undo it', () => undoRun(page));
  await expectPrice(PRICE, count);
  const limit = { seconds: MAX_PRICES_S[count] ?? Infinity, alone };
  const jobs = [{ ...whole, limit, waited }, undone];
  if (count < STOPPED_FROM) {
    await page.close();
    return jobs;
  }
  const stopped = await timed(page, '+10 %, stopped and repeated', async () => {
    await askForTenPercent(page);
    await inTheMiddle(page).waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await runIsOver(page);
  });
  await expectPrice(first, count);
  await page.reload();
  await firstItem(page).waitFor();
  await askForTenPercent(page);
  await inTheMiddle(page).waitFor();
  await page.close();
  page = await openPage(context, 'galleri');
  const goOn = page.getByRole('button', { name: 'Fortsæt' });
  await goOn.waitFor();
  const resumed = await timed(page, '+10 %, the rest after the page was closed', async () => {
    await goOn.click();
    await runIsOver(page);
  });
  await expectPrice(plusTenPercent(first), count);
  await page.close();
  return [...jobs, { ...stopped, limit }, resumed];
}

async function findOrder(context: BrowserContext, count: number): Promise<Job> {
  const page = await openPage(context, 'forside');
  await page.getByRole('button', { name: /Søg/ }).first().waitFor();
  const job = await timed(page, 'find an order by its number', async () => {
    await page.keyboard.press('Control+k');
    const number = orderNumber(count);
    await page.getByRole('combobox').fill(number);
    await page.locator(`[role=option][id$=${number}]`).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').filter({ hasText: number }).waitFor();
  });
  await page.close();
  return job;
}

async function replaceFrontPicture(context: BrowserContext, file: string): Promise<Job> {
  const page = await openPage(context, 'forside');
  const choose = page.getByLabel('Vælg billede eller video');
  await choose.waitFor({ state: 'attached' });
  const job = await timed(page, "replace the front page's picture", async () => {
    await choose.setInputFiles(file);
    // A file of this size is asked about first.
    const question = page.getByRole('alertdialog').getByRole('button').last();
    const apply = page.getByRole('button', { name: 'Anvend Beskæring' });
    await question.or(apply).first().waitFor();
    if (await question.isVisible()) await question.click();
    await apply.click();
    await page.getByText('Billede beskåret, optimeret og gemt automatisk!').waitFor();
  });
  await page.close();
  return job;
}

function figuresOf(jobs: readonly Job[]): Figure[] {
  return jobs.flatMap(({ name, seconds, longestTaskMs, acts, limit, waited }) => [
    { name, value: seconds, unit: 's', digits: 1, ...(limit && { atMost: limit.seconds }) },
    ...(waited === undefined
      ? []
      : [{ name: '  after the last press', value: waited, unit: 's', digits: 1 }]),
    ...(limit
      ? [{ name: '  its writes without the page', value: limit.alone, unit: 's', digits: 1 }]
      : []),
    { name: '  presses, choices and fields', value: acts },
    { name: '  longest task', value: longestTaskMs, unit: 'ms' },
  ]);
}

async function measureShop(
  browser: Browser,
  count: number,
  files: readonly string[],
): Promise<boolean> {
  const all = Math.ceil(count * ALL_OF_CATEGORY);
  await openShop(firebasePorts);
  await step(`A shop of ${all} pictures`, () =>
    growShop(firebasePorts, { from: 0, to: all, shownAt: sitePorts }),
  );
  const context = await dashboardContext({ browser, auth: firebasePorts.auth });
  if (isByHand) {
    const figures = await workByHand(context, { count, files });
    await context.close();
    return reportFigures(`The workshop by hand with ${count} pictures in a category`, figures);
  }
  const jobs = [
    await step('Prices changed', () => changePrices(context, count)),
    await step('Order found', () => findOrder(context, count)),
    await step('Front page changed', () => replaceFrontPicture(context, files[0] ?? '')),
    await step('Album made', () => newAlbum(context, files)),
    await step('Album deleted and restored', () => deleteAndRestore(context)),
  ].flat();
  await context.close();
  return reportFigures(`The workshop with ${count} pictures in a category`, figuresOf(jobs));
}

/** Each shop has servers of its own: in those of the shop before, it took minutes to fill. */
async function measure(): Promise<boolean> {
  const files = await step(`${ALBUM_PICTURES} photographs made`, () =>
    writePhotographs(FOLDER, ALBUM_PICTURES),
  );
  try {
    const kept: boolean[] = [];
    for (const count of SIZES) {
      kept.push(await withCountedSite((browser) => measureShop(browser, count, files)));
    }
    return kept.every(Boolean);
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

await runProgram(measure);
