import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../chromium.ts';

/** Measures in a browser, which can be steered from outside where a port is given, and ends it. */
export async function withBrowser<Answer>(
  measure: (browser: Browser) => Promise<Answer>,
  debuggingPort?: number,
): Promise<Answer> {
  const browser = await chromium.launch(await chromiumLaunch(debuggingPort));
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** A line of a phone; the throughputs are bytes in a second. */
export interface Line {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** Slows the requests of a page down, and its processor where that is asked for. */
export async function slowDown(page: Page, line: Line, processor = 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
}

/** Scrolls a page, and returns how long each of its frames took. */
export function scrollFrames(
  page: Page,
  { pixels, count }: { pixels: number; count: number },
): Promise<number[]> {
  return page.evaluate(
    (way) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const next = (now: number): void => {
          frames.push(now - last);
          last = now;
          window.scrollBy({ top: way.pixels, behavior: 'instant' });
          if (frames.length < way.count) requestAnimationFrame(next);
          else resolve(frames);
        };
        requestAnimationFrame(next);
      }),
    { pixels, count },
  );
}

declare global {
  var longestTaskMs: number;
}

/** Has the page note its longest task; call it before the page is opened. */
export async function noteLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.longestTaskMs = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        globalThis.longestTaskMs = Math.max(globalThis.longestTaskMs, duration);
      }
    }).observe({ type: 'longtask' });
  });
}

/** The longest task since the last call. */
export function takeLongestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const longest = globalThis.longestTaskMs;
    globalThis.longestTaskMs = 0;
    return longest;
  });
}

interface SignedIn {
  uid: string;
  email: string;
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
}

/** The entry under which the SDK looks in the browser for who is signed in. */
export function sessionEntry(signedIn: SignedIn): readonly [key: string, value: string] {
  const { uid, email, accessToken, refreshToken, expiresInSeconds } = signedIn;
  const expirationTime = Date.now() + expiresInSeconds * 1000;
  const session = {
    ...{ uid, email, emailVerified: true, isAnonymous: false },
    stsTokenManager: { accessToken, refreshToken, expirationTime },
    apiKey: 'local',
    appName: '[DEFAULT]',
  };
  return ['firebase:authUser:local:[DEFAULT]', JSON.stringify(session)];
}
