import type { Browser, Page } from '@playwright/test';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminPath } from '#src/model/base/addresses.ts';
import { runProgram, step } from '../terminal.ts';
import { firebasePorts, origin, withCountedSite } from './countedSite.ts';
import { reportFigures } from './figures.ts';
import { dashboardContext } from './growthScreens.ts';
import { canMeasureMemory, followLargest, pageMemory } from './memory.ts';
import { makePhotographs } from './photographs.ts';

const FOLDER = join(import.meta.dirname, '../../.local/bench-uploads');
const PICTURES = Number(process.argv[2] ?? 300);
const SAMPLE_MS = 50;
const MEGABYTE = 1024 ** 2;
const MAX_MEMORY_MB = 819;
const MAX_TASK_MS = 50;
const PATIENCE_MS = 60_000 + PICTURES * 30_000;

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

declare global {
  var longestTaskMs: number;
}

/** Runs in the page before everything else. */
function noteLongTasks(): void {
  globalThis.longestTaskMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      globalThis.longestTaskMs = Math.max(globalThis.longestTaskMs, duration);
    }
  }).observe({ type: 'longtask' });
}

/** Opens the albums and waits until they are there. */
async function openAlbums(browser: Browser): Promise<Page> {
  const context = await dashboardContext({ browser, auth: firebasePorts.auth });
  const page = await context.newPage();
  await page.addInitScript(noteLongTasks);
  await page.goto(origin + adminPath('billedlevering'));
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => {
    globalThis.longestTaskMs = 0;
  });
  return page;
}

/** Chooses all files and fills in the album as soon as it can be, as a photographer who knows the way. */
async function publishAlbum(page: Page, files: readonly string[]): Promise<void> {
  await page
    .locator('input[type=file]:not([webkitdirectory])')
    .last()
    .setInputFiles([...files]);
  await page.getByRole('button', { name: 'Fortsæt til albumdetaljer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill('Mange billeder');
  await dialog.getByLabel('Pris i kr').fill('1500');
  await dialog.getByLabel('Kategori').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Opret album' }).click();
  await page.getByText("Albummet 'Mange billeder' er oprettet").waitFor({ timeout: PATIENCE_MS });
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
    const megabytes = (bytes: number) => (canMeasureMemory ? bytes / MEGABYTE : undefined);
    return reportFigures(`${PICTURES} photographs of 24 megapixels, from drop to published`, [
      { name: 'all', value: seconds, unit: 's' },
      { name: 'a picture', value: seconds / PICTURES, unit: 's', digits: 2 },
      { name: 'memory of the page before', value: megabytes(before), unit: 'MB' },
      {
        name: 'peak memory of the page',
        value: megabytes(peak),
        unit: 'MB',
        atMost: MAX_MEMORY_MB,
      },
      { name: 'memory of the page afterwards', value: megabytes(memory()), unit: 'MB' },
      {
        name: 'longest task of the page',
        value: await page.evaluate(() => globalThis.longestTaskMs),
        unit: 'ms',
        atMost: MAX_TASK_MS,
      },
    ]);
  } finally {
    peakOf();
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

await runProgram(() => withCountedSite(measure));
