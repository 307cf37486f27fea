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
/** A frame of somebody who looks for a picture, and one of somebody who hurries past. */
const LOOKING_PX = 40;
const HURRYING_PX = 120;
const STILL_COPIES = 20;
const DEADLINE_MS = 120_000;
const FRAME_MS = 1000 / 60;
/** Clocks of frames are rounded. */
const ROUNDING_MS = 0.2;
const MAX_RATIO = 1.25;

interface Scrolling {
  framesMs: number[];
  longestTaskMs: number;
}

function scroll(page: Page, pixels: number): Promise<Scrolling> {
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
    { count: FRAMES, pixels },
  );
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Leaves the drawn items, several times over, in a page that does nothing while it scrolls. */
function standStill(page: Page): Promise<void> {
  return page.evaluate((copies) => {
    const list = document.querySelector('main ul[aria-describedby]');
    if (!list) throw new Error('No list is drawn');
    const still = list.cloneNode(true) as HTMLElement;
    still.removeAttribute('style');
    for (const item of still.children as Iterable<HTMLElement>) item.removeAttribute('style');
    const frame = list.parentElement?.cloneNode(false) as HTMLElement;
    for (let copy = 0; copy < copies; copy += 1) frame.append(still.cloneNode(true));
    document.body.replaceChildren(frame);
    window.scrollTo(0, 0);
  }, STILL_COPIES);
}

/** Waits until items stand in so many columns, and returns the pixels by which the page is wider than the screen. */
async function overflowWith(page: Page, columns: number): Promise<number> {
  await page.waitForFunction((most) => {
    const items = document.querySelectorAll<HTMLElement>('main ul[aria-describedby] > li');
    return [...items].every(({ style }) => Number.parseInt(style.gridColumn, 10) <= most);
  }, columns);
  const { width = 0 } = page.viewportSize() ?? {};
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
}

/** Enlarges the pictures as far as they go, then shows a list; the answer is how far the page was too wide. */
async function showFewerColumns(page: Page): Promise<number> {
  const size = page.getByLabel('Billedstørrelse');
  await size.press('End');
  const enlarged = await overflowWith(page, 4);
  for (const key of ['ArrowLeft', 'ArrowLeft']) await size.press(key);
  await page.getByRole('button', { name: 'Liste' }).click();
  const listed = await overflowWith(page, 1);
  await page.getByRole('button', { name: 'Gitter' }).click();
  return Math.max(enlarged, listed);
}

/** The milliseconds until something is there. */
async function timed(happen: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await happen();
  return performance.now() - started;
}

interface Measured {
  opened: number;
  drawn: number;
  looking: Scrolling;
  hurrying: Scrolling;
  still: Scrolling;
  jumped: number;
  searched: number;
  tooWide: number;
}

function report(measured: Measured): boolean {
  const { opened, drawn, looking, hurrying, still, jumped, searched, tooWide } = measured;
  return reportFigures(`The editor of ${PICTURES} single images`, [
    { name: 'first picture after', value: opened, unit: 'ms' },
    { name: 'items drawn', value: drawn, atMost: 150 },
    {
      name: 'frames at 40 px each, median',
      value: percentile(looking.framesMs, 0.5),
      unit: 'ms',
      digits: 1,
      atMost: FRAME_MS + ROUNDING_MS,
    },
    {
      name: 'frames at 40 px each, 95th percentile',
      value: percentile(looking.framesMs, 0.95),
      unit: 'ms',
      digits: 1,
      atMost: 2 * FRAME_MS + ROUNDING_MS,
    },
    {
      name: 'frames at 120 px each, median',
      value: percentile(hurrying.framesMs, 0.5),
      unit: 'ms',
      digits: 1,
    },
    {
      name: '  that of a page that does nothing',
      value: percentile(still.framesMs, 0.5),
      unit: 'ms',
      digits: 1,
    },
    {
      name: 'frames at 120 px each, 95th percentile : that of a page that does nothing',
      value: percentile(hurrying.framesMs, 0.95) / percentile(still.framesMs, 0.95),
      digits: 2,
      atMost: MAX_RATIO,
    },
    {
      name: 'longest task while scrolling',
      value: Math.max(looking.longestTaskMs, hurrying.longestTaskMs),
      unit: 'ms',
    },
    { name: 'to the last one by keyboard', value: jumped, unit: 'ms' },
    { name: 'search for one', value: searched, unit: 'ms' },
    { name: 'beyond the screen with fewer columns', value: tooWide, unit: 'px', atMost: 0 },
  ]);
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
  const looking = await scroll(page, LOOKING_PX);
  const hurrying = await scroll(page, HURRYING_PX);
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
  await page.getByLabel('Søg', { exact: true }).fill('');
  await page.waitForFunction(() => document.querySelectorAll('main article').length > 20);
  const tooWide = await showFewerColumns(page);
  await standStill(page);
  const still = await scroll(page, HURRYING_PX);
  await context.close();
  return report({ opened, drawn, looking, hurrying, still, jumped, searched, tooWide });
}

await runProgram(() => withCountedSite(measure));
