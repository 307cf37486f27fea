import type { Browser, Page } from '@playwright/test';
import { routes } from '#src/shared/routes.ts';
import { portfolioAnswer } from './catalogue.ts';

/** A phone on a slow mobile connection: with an endless one it would not matter what is asked for. */
const SCREEN = { width: 412, height: 915 };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SCROLL_STEP_PX = 24;
const SCROLL_FRAMES = 300;
const DEADLINE_MS = 300_000;

export interface GridRun {
  firstScreenMs: number;
  requestedPictures: number;
  /** When every picture that was asked for is there. */
  allMs: number;
  /** Only with lazy loading: how long each frame took while the page scrolled. */
  framesMs: number[];
}

interface GridOptions {
  /** Where the site and the pictures come from. */
  site: string;
  pictures: string;
  count: number;
  isLazy: boolean;
}

/** The same page, but every picture believes from the start that it is in sight, and none goes first. */
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

/** When all pictures that are on the first screen are there. */
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

/** When all pictures that the page has asked for are there. */
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

function scrollFrames(page: Page): Promise<number[]> {
  return page.evaluate(
    ({ step, count }) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const next = (now: number): void => {
          frames.push(now - last);
          last = now;
          window.scrollBy({ top: step, behavior: 'instant' });
          if (frames.length < count) requestAnimationFrame(next);
          else resolve(frames);
        };
        requestAnimationFrame(next);
      }),
    { step: SCROLL_STEP_PX, count: SCROLL_FRAMES },
  );
}

/** Opens the portfolio of `count` pictures in a fresh browser profile and looks at it. */
export async function measureGrid(
  browser: Browser,
  { site, pictures, count, isLazy }: GridOptions,
): Promise<GridRun> {
  const context = await browser.newContext({
    viewport: SCREEN,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    // The page's policy does not know the place where these pictures come from.
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
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(`${site}${routes.portfolio}`);
    const firstScreenMs = await firstScreen(page);
    const onFirstScreen = requestedPictures;
    const allMs = await allPictures(page);
    await page.unrouteAll();
    const framesMs = isLazy ? await scrollFrames(page) : [];
    return { firstScreenMs, requestedPictures: onFirstScreen, allMs, framesMs };
  } finally {
    await context.close();
  }
}
