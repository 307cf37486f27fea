import type { Browser, Page } from '@playwright/test';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminPath } from '#src/model/base/addresses.ts';
import { runProgram, step } from '../terminal.ts';
import { firebasePorts, origin, withCountedSite } from './measure/countedSite.ts';
import { megabytes, ms, reportFigures } from './measure/figures.ts';
import { dashboardContext } from './content/growthScreens.ts';
import { noteLongTasks, takeLongestTask } from './measure/harness.ts';
import { canMeasureMemory, followLargest, pageMemory } from './measure/memory.ts';
import { makePhotographs } from './content/photographs.ts';

const FOLDER = join(import.meta.dirname, '../../.local/bench-uploads');
const PICTURES = Number(process.argv[2] ?? 300);
const SAMPLE_MS = 50;
const MAX_MEMORY_MB = 819;
const MAX_TASK_MS = 50;
const TITLE = 'Mange billeder';

/** Writes the photographs; each ends in another number of bytes, or they would be taken for repetitions. */
async function writePhotographs(): Promise<string[]> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const photographs = await makePhotographs(PICTURES);
  return photographs.map((bytes, index) => {
    const file = join(FOLDER, `${index + 1}.jpg`);
    writeFileSync(file, Buffer.concat([bytes, Buffer.alloc(index)]));
    return file;
  });
}

/** Chooses all files and fills in the album as soon as it can be, as a photographer who knows the way. */
async function publishAlbum(page: Page, files: readonly string[]): Promise<void> {
  await page
    .locator('input[type=file]:not([webkitdirectory])')
    .last()
    .setInputFiles([...files]);
  await page.getByRole('button', { name: 'Fortsæt til albumdetaljer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill(TITLE);
  await dialog.getByLabel('Pris i kr').fill('1500');
  await dialog.getByLabel('Kategori').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Opret album' }).click();
  // To look for it in the whole page would keep the page busy, longer with every picture in it.
  await page
    .locator('[data-toast-region]')
    .getByText(`Albummet '${TITLE}' er oprettet`)
    .waitFor({ timeout: 60_000 + files.length * 30_000 });
}

/** Opens the albums and waits until they are there. */
async function openAlbums(browser: Browser): Promise<Page> {
  const context = await dashboardContext({ browser, auth: firebasePorts.auth });
  const page = await context.newPage();
  await noteLongTasks(page);
  await page.goto(origin + adminPath('billedlevering'));
  await page.getByRole('article').first().waitFor();
  await takeLongestTask(page);
  return page;
}

async function measure(browser: Browser): Promise<boolean> {
  const files = await step(`${PICTURES} photographs made`, writePhotographs);
  const page = await openAlbums(browser);
  const memory = await pageMemory(browser);
  const before = memory();
  const peakOf = followLargest(memory, SAMPLE_MS);
  const start = performance.now();
  try {
    await step(`${PICTURES} photographs published`, () => publishAlbum(page, files));
    const seconds = (performance.now() - start) / 1000;
    const peak = peakOf();
    await page.requestGC();
    const held = (bytes: number) => (canMeasureMemory ? bytes : undefined);
    return reportFigures(`${PICTURES} photographs of 24 megapixels, from drop to published`, [
      { name: 'all', value: seconds, unit: 's' },
      { name: 'a picture', value: seconds / PICTURES, unit: 's', digits: 2 },
      megabytes('memory of the page before', held(before)),
      megabytes('peak memory of the page', held(peak), { atMost: MAX_MEMORY_MB }),
      megabytes('memory of the page afterwards', held(memory())),
      ms('longest task of the page', await takeLongestTask(page), { atMost: MAX_TASK_MS }),
    ]);
  } finally {
    peakOf();
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

await runProgram(() => withCountedSite(measure));
