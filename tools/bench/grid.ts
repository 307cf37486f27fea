import type { Browser, Page } from '@playwright/test';
import { join } from 'node:path';
import { LOCAL_HOST } from '#src/config/local.ts';
import { routes } from '#src/model/base/routes.ts';
import { buildLocalSite } from '../build.ts';
import { runProgram, step } from '../terminal.ts';
import { median, ms, percentile, ratio, reportFigures } from './measure/figures.ts';
import { portfolioAnswer, startPictureHost } from './content/gridPictures.ts';
import { scrollFrames, slowDown, withBrowser } from './measure/harness.ts';
import { serveSite } from './content/serve.ts';

const root = join(import.meta.dirname, '../..');
const SITE = '.local/bench-grid-site';
const PORT = 45_002;
const PICTURE_PORT = 45_003;
const PORT_OFFSET = 40_000;
const PICTURES = 500;
const MAX_FIRST_SCREEN_RATIO = 0.35;
const MAX_FRAME_P95_MS = 33;
/** A phone on a slow mobile connection: on a fast one it would not matter how many pictures are asked for. */
const SCREEN = { width: 412, height: 915 };
const NETWORK = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SCROLLING = { pixels: 24, count: 300 };
const DEADLINE_MS = 300_000;

interface GridRun {
  firstScreenMs: number;
  requestedPictures: number;
  /** Time until every picture that was asked for is there. */
  allMs: number;
  /** Durations of the frames while the page scrolled; only with lazy loading. */
  framesMs: number[];
}

interface GridOptions {
  /** Addresses of the site and of the pictures. */
  site: string;
  pictures: string;
  count: number;
  isLazy: boolean;
}

/** Makes the page load all pictures from the start, none before another. */
function loadEverything(): void {
  const setAttribute = Reflect.get(Element.prototype, 'setAttribute');
  Element.prototype.setAttribute = function (this: Element, name: string, value: string): void {
    if (name.toLowerCase() !== 'fetchpriority') setAttribute.call(this, name, value);
  };
  class EverythingIsNear {
    readonly #observed: IntersectionObserverCallback;
    constructor(observed: IntersectionObserverCallback) {
      this.#observed = observed;
    }
    observe(target: Element): void {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      queueMicrotask(() => this.#observed([entry], this as unknown as IntersectionObserver));
    }
    unobserve(): void {
      // Nothing is being observed.
    }
    disconnect(): void {
      // Nothing is being observed.
    }
  }
  Object.assign(window, { IntersectionObserver: EverythingIsNear });
}

/** Returns the time at which all pictures on the first screen are there. */
function firstScreen(page: Page): Promise<number> {
  return page
    .waitForFunction(
      () => {
        const frames = [...document.querySelectorAll('main li:not(nav li)')].filter(
          (card) => card.getBoundingClientRect().top < window.innerHeight,
        );
        const isThere = (image: HTMLImageElement | null) =>
          image !== null && image.complete && image.naturalWidth > 0;
        const isComplete =
          frames.length > 0 && frames.every((card) => isThere(card.querySelector('img')));
        return isComplete ? performance.now() : undefined;
      },
      undefined,
      { timeout: DEADLINE_MS },
    )
    .then(async (handle) => Number(await handle.jsonValue()));
}

/** Returns the time at which all pictures that the page has asked for are there. */
async function allPictures(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main li img')];
      return images.every((image) => image.complete) ? performance.now() : undefined;
    },
    undefined,
    { timeout: DEADLINE_MS, polling: 100 },
  );
  return Number(await handle.jsonValue());
}

/** Opens the portfolio of `count` pictures in a fresh browser profile and looks at it. */
async function measureGrid(
  browser: Browser,
  { site, pictures, count, isLazy }: GridOptions,
): Promise<GridRun> {
  const context = await browser.newContext({
    viewport: SCREEN,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    // The page's policy does not name the address of these pictures.
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(() => window.localStorage.setItem('cookieConsent', 'accepted'));
    if (!isLazy) await context.addInitScript(loadEverything);
    const page = await context.newPage();
    await page.route(/:runQuery(\?|$)/, (route) =>
      route.fulfill({
        json: portfolioAnswer(pictures, count),
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    let requestedPictures = 0;
    page.on('request', (request) => {
      if (request.url().includes('/picture/')) requestedPictures += 1;
    });
    await slowDown(page, NETWORK);
    await page.goto(`${site}${routes.portfolio}`);
    const firstScreenMs = await firstScreen(page);
    const onFirstScreen = requestedPictures;
    const allMs = await allPictures(page);
    await page.unrouteAll();
    const framesMs = isLazy ? await scrollFrames(page, SCROLLING) : [];
    return { firstScreenMs, requestedPictures: onFirstScreen, allMs, framesMs };
  } finally {
    await context.close();
  }
}

function report(lazy: GridRun, eager: GridRun): boolean {
  const { firstScreenMs, framesMs } = lazy;
  const slowest = percentile(framesMs, 0.95);
  return reportFigures(`${PICTURES} pictures at 412 px, lazy and everything at once`, [
    ms('first screen, lazy', firstScreenMs),
    ms('first screen, at once', eager.firstScreenMs),
    { name: 'pictures asked for, lazy', value: lazy.requestedPictures },
    { name: 'pictures asked for, at once', value: eager.requestedPictures },
    ms('all of them there, lazy', lazy.allMs),
    ms('all of them there, at once', eager.allMs),
    ratio('first screen : first screen at once', firstScreenMs / eager.firstScreenMs),
    ratio('first screen : all pictures at once', firstScreenMs / eager.allMs, {
      atMost: MAX_FIRST_SCREEN_RATIO,
    }),
    ms('frames while scrolling, median', median(framesMs), { digits: 1 }),
    ms('frames while scrolling, p95', slowest, { digits: 1, atMost: MAX_FRAME_P95_MS }),
  ]);
}

async function run(): Promise<boolean> {
  await step('Site built', () => buildLocalSite(join(root, SITE), PORT_OFFSET));
  const stopSite = await serveSite(PORT, join(root, SITE));
  const stopPictures = await step('Pictures made', () => startPictureHost(PICTURE_PORT));
  const addresses = {
    site: `http://${LOCAL_HOST}:${PORT}`,
    pictures: `https://${LOCAL_HOST}:${PICTURE_PORT}`,
  };
  try {
    return await withBrowser(async (browser) => {
      const measure = (isLazy: boolean) =>
        measureGrid(browser, { ...addresses, count: PICTURES, isLazy });
      // The first page of a browser also pays for the browser's own start.
      await step('Browser warmed up', () => measure(true));
      const lazy = await step('With lazy loading', () => measure(true));
      const eager = await step('Everything at once', () => measure(false));
      return report(lazy, eager);
    });
  } finally {
    stopPictures();
    await stopSite();
  }
}

await runProgram(run);
