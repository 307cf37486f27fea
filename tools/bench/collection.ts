import type { Browser, Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { runProgram, step } from '../terminal.ts';
import { firebasePorts, origin, sitePorts, withCountedSite } from './measure/countedSite.ts';
import { ms, percentile, ratio, reportFigures } from './measure/figures.ts';
import { dashboardContext } from './content/growthScreens.ts';
import { openShop, storeSingleImages } from './content/growthShop.ts';
import { noteLongTasks, scrollFrames, takeLongestTask } from './measure/harness.ts';

/** The editor of the single images with a whole archive in it, on a computer with a mouse. */
const PICTURES = 3000;
const FRAMES = 240;
/** A frame of somebody who looks for a picture, and one of somebody who hurries past. */
const LOOKING_PX = 40;
const HURRYING_PX = 120;
const STILL_COPIES = 20;
/** Pictures of the largest size that fit beside each other. */
const LARGEST_OF_ROW = 5;
const DEADLINE_MS = 120_000;
const FRAME_MS = 1000 / 60;
/** Clocks of frames are rounded. */
const ROUNDING_MS = 0.2;
const MAX_RATIO = 1.25;

interface Scrolling {
  framesMs: number[];
  longestTaskMs: number;
}

async function scroll(page: Page, pixels: number): Promise<Scrolling> {
  await takeLongestTask(page);
  const framesMs = await scrollFrames(page, { pixels, count: FRAMES });
  return { framesMs, longestTaskMs: await takeLongestTask(page) };
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

/** Waits until no row has more items, and returns the pixels by which the page is wider than the screen. */
async function overflowWith(page: Page, itemsOfRow: number): Promise<number> {
  await page.waitForFunction((most) => {
    const items = document.querySelectorAll<HTMLElement>('main ul[aria-describedby] > li');
    const tops = [...items].map(({ offsetTop }) => offsetTop);
    return tops.every((top) => tops.filter((other) => other === top).length <= most);
  }, itemsOfRow);
  const { width = 0 } = page.viewportSize() ?? {};
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
}

/** Enlarges the pictures as far as they go, then shows a list; the answer is how far the page was too wide. */
async function showShorterRows(page: Page): Promise<number> {
  const size = page.getByLabel('Billedstørrelse');
  await size.press('End');
  const enlarged = await overflowWith(page, LARGEST_OF_ROW);
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
  const median = (scrolling: Scrolling) => percentile(scrolling.framesMs, 0.5);
  const slowest = (scrolling: Scrolling) => percentile(scrolling.framesMs, 0.95);
  const longestTask = Math.max(looking.longestTaskMs, hurrying.longestTaskMs);
  const besideStill = slowest(hurrying) / slowest(still);
  const atMost = FRAME_MS + ROUNDING_MS;
  return reportFigures(`The editor of ${PICTURES} single images`, [
    ms('first picture after', opened),
    { name: 'items drawn', value: drawn, atMost: 150 },
    ms('frames at 40 px each, median', median(looking), { digits: 1, atMost }),
    ms('frames at 40 px each, 95th percentile', slowest(looking), {
      digits: 1,
      atMost: 2 * FRAME_MS + ROUNDING_MS,
    }),
    ms('frames at 120 px each, median', median(hurrying), { digits: 1 }),
    ms('  that of a page that does nothing', median(still), { digits: 1 }),
    ratio(
      'frames at 120 px each, 95th percentile : that of a page that does nothing',
      besideStill,
      {
        atMost: MAX_RATIO,
      },
    ),
    ms('longest task while scrolling', longestTask),
    ms('to the last one by keyboard', jumped),
    ms('search for one', searched),
    { name: 'beyond the screen with shorter rows', value: tooWide, unit: 'px', atMost: 0 },
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
  await noteLongTasks(page);
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
  const tooWide = await showShorterRows(page);
  await standStill(page);
  const still = await scroll(page, HURRYING_PX);
  await context.close();
  return report({ opened, drawn, looking, hurrying, still, jumped, searched, tooWide });
}

await runProgram(() => withCountedSite(measure));
