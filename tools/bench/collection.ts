import type { Browser, Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { runProgram, step } from '../terminal.ts';
import { firebasePorts, origin, sitePorts, withCountedSite } from './countedSite.ts';
import { percentile, reportFigures } from './figures.ts';
import { dashboardContext } from './growthScreens.ts';
import { openShop, storeSingleImages } from './growthShop.ts';

/** The editor of the single images with a whole archive in it, on a computer with a mouse. */
const PICTURES = 3000;
const FRAMES = 240;
const STEP_PX = 120;
const DEADLINE_MS = 120_000;
const FRAME_MS = 1000 / 60;

interface Scrolling {
  framesMs: number[];
  longestTaskMs: number;
}

function scroll(page: Page): Promise<Scrolling> {
  return page.evaluate(
    ({ count, pixels }) =>
      new Promise<Scrolling>((resolve) => {
        let longestTaskMs = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) {
            longestTaskMs = Math.max(longestTaskMs, duration);
          }
        }).observe({ type: 'longtask' });
        const framesMs: number[] = [];
        let last = performance.now();
        const next = (now: number): void => {
          framesMs.push(now - last);
          last = now;
          window.scrollBy({ top: pixels, behavior: 'instant' });
          if (framesMs.length < count) requestAnimationFrame(next);
          else resolve({ framesMs, longestTaskMs });
        };
        requestAnimationFrame(next);
      }),
    { count: FRAMES, pixels: STEP_PX },
  );
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The milliseconds until something is there. */
async function timed(happen: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await happen();
  return performance.now() - started;
}

async function measure(browser: Browser): Promise<boolean> {
  await step(`A shop of ${PICTURES} pictures`, async () => {
    await openShop(firebasePorts);
    await storeSingleImages(firebasePorts, { count: PICTURES, shownAt: sitePorts });
  });
  const context = await dashboardContext({ browser, auth: firebasePorts.auth });
  const page = await context.newPage();
  page.setDefaultTimeout(DEADLINE_MS);
  const opened = await timed(async () => {
    await page.goto(origin + adminPath('galleri'));
    await cards(page).first().waitFor();
  });
  const drawn = await cards(page).count();
  const { framesMs, longestTaskMs } = await scroll(page);
  const jumped = await timed(async () => {
    await cards(page).first().focus();
    await page.keyboard.press('End');
    await page.waitForFunction(() => {
      const item = document.activeElement?.closest('li');
      return item?.getAttribute('aria-posinset') === (item?.getAttribute('aria-setsize') ?? '');
    });
  });
  const searched = await timed(async () => {
    await page.getByLabel('Søg', { exact: true }).fill('Billede 2999');
    await page.getByText(/^Viser \d af/).waitFor();
  });
  await context.close();
  return reportFigures(`The editor of ${PICTURES} single images`, [
    { name: 'first picture after', value: opened, unit: 'ms' },
    { name: 'items drawn', value: drawn, atMost: 150 },
    {
      name: 'frames while scrolling, median',
      value: percentile(framesMs, 0.5),
      unit: 'ms',
      digits: 1,
    },
    {
      name: 'frames while scrolling, 95th percentile',
      value: percentile(framesMs, 0.95),
      unit: 'ms',
      digits: 1,
      atMost: 2 * FRAME_MS,
    },
    { name: 'longest task while scrolling', value: longestTaskMs, unit: 'ms' },
    { name: 'to the last one by keyboard', value: jumped, unit: 'ms' },
    { name: 'search for one', value: searched, unit: 'ms' },
  ]);
}

await runProgram(() => withCountedSite(measure));
