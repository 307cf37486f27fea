import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { LOCAL_HOST } from '#src/config/local.ts';
import { chromiumLaunch } from '../../chromium.ts';
import { buildLocalSite } from '../../build.ts';
import { runProgram, step } from '../../terminal.ts';
import { serveSite } from '../serve.ts';
import { measureGrid, type GridRun } from './measureGrid.ts';
import { startPictureHost } from './pictureHost.ts';

const root = join(import.meta.dirname, '../../..');
const SITE = '.local/bench-grid-site';
const PORT = 45_002;
const PICTURE_PORT = 45_003;
const PORT_OFFSET = 40_000;
const PICTURES = 500;
const MAX_FIRST_SCREEN_RATIO = 0.35;
const MAX_FRAME_P95_MS = 33;

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0;
}

function report(lazy: GridRun, eager: GridRun): boolean {
  const ratio = lazy.firstScreenMs / eager.allMs;
  const p95 = percentile(lazy.framesMs, 0.95);
  console.log(`
  ${PICTURES} pictures at 412 px       lazy     everything at once
  first screen, ms       ${lazy.firstScreenMs.toFixed(0).padStart(8)}     ${eager.firstScreenMs.toFixed(0)}
  pictures asked for     ${String(lazy.requestedPictures).padStart(8)}     ${eager.requestedPictures}
  all of them there, ms  ${lazy.allMs.toFixed(0).padStart(8)}     ${eager.allMs.toFixed(0)}

  first screen : first screen when all is asked for   ${(lazy.firstScreenMs / eager.firstScreenMs).toFixed(2)}
  first screen : all pictures when all is asked for   ${ratio.toFixed(2)}   (at most ${MAX_FIRST_SCREEN_RATIO})
  frames while scrolling, p95  ${p95.toFixed(1)} ms   (at most ${MAX_FRAME_P95_MS})
  median                       ${percentile(lazy.framesMs, 0.5).toFixed(1)} ms
`);
  return ratio <= MAX_FIRST_SCREEN_RATIO && p95 <= MAX_FRAME_P95_MS;
}

async function run(): Promise<boolean> {
  await step('Site built', () => buildLocalSite(join(root, SITE), PORT_OFFSET));
  const stopSite = await serveSite(PORT, join(root, SITE));
  const stopPictures = await step('Pictures made', () => startPictureHost(PICTURE_PORT));
  const browser = await chromium.launch(await chromiumLaunch());
  const measure = (isLazy: boolean) =>
    measureGrid(browser, {
      site: `http://${LOCAL_HOST}:${PORT}`,
      pictures: `https://${LOCAL_HOST}:${PICTURE_PORT}`,
      count: PICTURES,
      isLazy,
    });
  try {
    // The first page of a browser also pays for the browser's own start.
    await step('Browser warmed up', () => measure(true));
    const lazy = await step('With lazy loading', () => measure(true));
    const eager = await step('Everything at once', () => measure(false));
    return report(lazy, eager);
  } finally {
    await browser.close();
    stopPictures();
    await stopSite();
  }
}

await runProgram(run);
