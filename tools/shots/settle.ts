import type { Page } from '@playwright/test';

const PATIENCE_MS = 8_000;
/** A picture that comes into sight is asked for some frames later. */
const QUIET_FRAMES = 30;

/** Goes down the page and back, so that pictures which wait to be seen are asked for. */
async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await nextFrame();
    }
    window.scrollTo(0, 0);
    await nextFrame();
  });
}

/** Waits until nothing loads for a while; what never stops is left as it is. */
export async function untilQuiet(page: Page): Promise<void> {
  const isQuiet = (frames: number): boolean => {
    const isLoading =
      document.querySelector('[aria-busy="true"], [class*="skeleton"]') !== null ||
      Array.from(document.images).some((image) => !image.complete);
    const { dataset } = document.documentElement;
    const quietFor = isLoading ? 0 : Number(dataset['quietFor'] ?? 0) + 1;
    dataset['quietFor'] = String(quietFor);
    return quietFor > frames;
  };
  await page
    .waitForFunction(isQuiet, QUIET_FRAMES, { timeout: PATIENCE_MS })
    .catch(() => undefined);
  await page.evaluate(() => delete document.documentElement.dataset['quietFor']);
}

/** Waits until nothing is loading any more; a page that never stops is shown as it is. */
export async function settle(page: Page): Promise<void> {
  // Below an open dialog the page's heading is there, and hidden from its roles.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await untilQuiet(page);
  await walkThrough(page);
  await untilQuiet(page);
}
