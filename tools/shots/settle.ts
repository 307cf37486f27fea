import type { Page } from '@playwright/test';

const PATIENCE_MS = 8_000;

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

/** Waits until nothing is loading any more; a page that never stops is shown as it is. */
export async function settle(page: Page): Promise<void> {
  // Below an open dialog the page's heading is there, and hidden from its roles.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  const isQuiet = () =>
    document.querySelector('[aria-busy="true"], [class*="skeleton"]') === null &&
    Array.from(document.images).every((image) => image.complete);
  await page.waitForFunction(isQuiet, undefined, { timeout: PATIENCE_MS }).catch(() => undefined);
  await walkThrough(page);
  await page.waitForFunction(isQuiet, undefined, { timeout: PATIENCE_MS }).catch(() => undefined);
}
