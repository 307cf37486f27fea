import type { Browser, Page } from '@playwright/test';
import { getFirestore } from 'firebase-admin/firestore';
import { adminPath } from '#src/model/base/addresses.ts';
import { collections } from '#src/model/base/paths.ts';
import { withLocalFirebase } from '../seed/localFirebase.ts';
import { runProgram, step } from '../terminal.ts';
import { firebasePorts, origin, sitePorts, withCountedSite } from './measure/countedSite.ts';
import { ms, reportFigures } from './measure/figures.ts';
import { dashboardContext } from './content/growthScreens.ts';
import { growShop, openShop } from './content/growthShop.ts';
import { noteLongTasks, takeLongestTask } from './measure/harness.ts';

const given = process.argv.slice(2).map(Number).filter(Number.isInteger);
/** The numbers of pictures in the category whose prices change: three of four are in it. */
const SIZES = given.length > 0 ? given : [300, 3000];
const ALL_OF_CATEGORY = 4 / 3;
const CATEGORY = 'nature';
const MAX_PRICES_S = { 300: 3, 3000: 20 } as Readonly<Record<number, number>>;
const DEADLINE_MS = 120_000;
/** 199 kr and ten percent. */
const RAISED_PRICE = 219;

async function addTenPercent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filtre' }).click();
  await page.getByLabel('Filterknap', { exact: true }).selectOption(CATEGORY);
  await page.getByRole('button', { name: 'Vælg alle, der vises' }).click();
  await page.getByRole('button', { name: 'Skift pris' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sådan').selectOption('percent');
  await dialog.getByLabel('Ændring').fill('+10');
  await dialog.getByRole('button', { name: 'Brug' }).click();
  const bar = page.getByRole('progressbar', { name: 'Fremdrift' });
  await bar.waitFor();
  await bar.waitFor({ state: 'detached' });
}

/** Fails unless all pictures of the category have the new price. */
async function expectNewPrice(count: number): Promise<void> {
  const found = await withLocalFirebase(firebasePorts, (app) =>
    getFirestore(app)
      .collection(collections.singleImages)
      .where('price', '==', RAISED_PRICE)
      .where('category', '==', CATEGORY)
      .count()
      .get(),
  );
  const { count: stored } = found.data();
  if (stored < count) throw new Error(`${stored} of ${count} pictures cost ${RAISED_PRICE} kr.`);
}

async function measureShop(browser: Browser, count: number): Promise<boolean> {
  const all = Math.ceil(count * ALL_OF_CATEGORY);
  await openShop(firebasePorts);
  await step(`A shop of ${all} pictures`, () =>
    growShop(firebasePorts, { from: 0, to: all, shownAt: sitePorts }),
  );
  const context = await dashboardContext({ browser, auth: firebasePorts.auth });
  const page = await context.newPage();
  page.setDefaultTimeout(DEADLINE_MS);
  await noteLongTasks(page);
  await page.goto(origin + adminPath('galleri'));
  await page.getByRole('article').first().waitFor();
  await takeLongestTask(page);
  const start = performance.now();
  await step('Prices changed', () => addTenPercent(page));
  const value = (performance.now() - start) / 1000;
  const longestTask = await takeLongestTask(page);
  await expectNewPrice(count);
  await context.close();
  const atMost = MAX_PRICES_S[count] ?? Infinity;
  return reportFigures(`${count} pictures of a category, 10 % dearer`, [
    { name: 'from the first press to the end', value, unit: 's', digits: 1, atMost },
    ms('longest task', longestTask),
  ]);
}

/** Each shop has servers of its own: in those of the shop before, it took minutes to fill. */
async function measure(): Promise<boolean> {
  const kept: boolean[] = [];
  for (const count of SIZES) {
    kept.push(await withCountedSite((browser) => measureShop(browser, count)));
  }
  return kept.every(Boolean);
}

await runProgram(measure);
