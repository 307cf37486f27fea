import type { Browser, Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { adminPath } from '#src/model/base/addresses.ts';
import { runProgram, step } from '../terminal.ts';
import { publishAlbum, writePhotographs } from './content/albumJob.ts';
import { firebasePorts, origin, withCountedSite } from './measure/countedSite.ts';
import { megabytes, ms, reportFigures } from './measure/figures.ts';
import { dashboardContext } from './content/growthScreens.ts';
import { noteLongTasks, takeLongestTask } from './measure/harness.ts';
import { canMeasureMemory, followLargest, pageMemory } from './measure/memory.ts';

const FOLDER = join(import.meta.dirname, '../../.local/bench-uploads');
const PICTURES = Number(process.argv[2] ?? 300);
const SAMPLE_MS = 50;
const MAX_MEMORY_MB = 819;
const MAX_TASK_MS = 50;

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
  const files = await step(`${PICTURES} photographs made`, () =>
    writePhotographs(FOLDER, PICTURES),
  );
  const page = await openAlbums(browser);
  const memory = await pageMemory(browser);
  const before = memory();
  const peakOf = followLargest(memory, SAMPLE_MS);
  const start = performance.now();
  try {
    await step(`${PICTURES} photographs published`, () =>
      publishAlbum(page, { title: 'Mange billeder', files }),
    );
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
