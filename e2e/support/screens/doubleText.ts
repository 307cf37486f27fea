import type { Page } from '@playwright/test';

/** Doubles the size of text, as a person can in the settings of the browser. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}
