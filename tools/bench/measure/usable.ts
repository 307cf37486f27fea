import { devices, type Browser, type Page } from '@playwright/test';
import { noteLongTasks, slowDown, takeLongestTask } from './harness.ts';

/** Lighthouse's phone on a slow line, as it is applied to a visit. */
const SLOW_LINE = {
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};
const CPU_SLOWDOWN = 4;
const TIMEOUT_MS = 60_000;

const LINK = 'header a';
const ANSWER = '[data-cookie-banner] button';

/** Milliseconds from the start of a visit. */
export interface Usable {
  /** A link of the header leads somewhere when it is pressed. */
  link: number;
  /** The question about cookies can be answered. */
  answer: number;
}

export interface Paint {
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** What the main thread did in a first visit that nobody touched, in milliseconds. */
export interface Work {
  /** Time in scripts. */
  scripts: number;
  /** The longest task, for which a press would have waited. */
  longest: number;
}

/** Waits until something is there and a press would reach it. */
async function reachable(page: Page, selector: string): Promise<number> {
  const found = await page.waitForFunction(
    (wanted) => {
      const isReachable = (element: Element): boolean => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return width > 0 && element.contains(top);
      };
      // One of the first page may be there beside one of the application.
      return [...document.querySelectorAll(wanted)].some(isReachable) && performance.now();
    },
    selector,
    { timeout: TIMEOUT_MS },
  );
  return Number(await found.jsonValue());
}

/** Visits a page with a phone on a slow line for the first time. */
async function firstVisit<Answer>(
  browser: Browser,
  visit: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({ ...devices['Moto G4'], serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await slowDown(page, SLOW_LINE, CPU_SLOWDOWN);
    return await visit(page);
  } finally {
    await context.close();
  }
}

export function measureUsable(browser: Browser, url: string): Promise<Usable> {
  return firstVisit(browser, async (page) => {
    await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    const [link, answer] = await Promise.all([reachable(page, LINK), reachable(page, ANSWER)]);
    return { link, answer };
  });
}

export function measureWork(browser: Browser, url: string): Promise<Work> {
  return firstVisit(browser, async (page) => {
    await noteLongTasks(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(url, { waitUntil: 'networkidle', timeout: TIMEOUT_MS });
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
    return { scripts: seconds * 1000, longest: await takeLongestTask(page) };
  });
}

declare global {
  var paint: Paint;
}

/** A pause after which a visitor takes the page for drawn. */
const PAUSE_MS = 4_000;

export function measurePaint(browser: Browser, url: string): Promise<Paint> {
  return firstVisit(browser, async (page) => {
    await page.addInitScript(() => {
      globalThis.paint = { lcp: 0, cls: 0 };
      new PerformanceObserver((list) => {
        globalThis.paint.lcp = list.getEntries().at(-1)?.startTime ?? 0;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          globalThis.paint.cls += 'value' in entry ? Number(entry.value) : 0;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
    const painted = await page.waitForFunction(
      (pause) => {
        const { lcp } = globalThis.paint;
        return lcp > 0 && performance.now() - lcp > pause && globalThis.paint;
      },
      PAUSE_MS,
      { timeout: TIMEOUT_MS },
    );
    return (await painted.jsonValue()) as Paint;
  });
}
