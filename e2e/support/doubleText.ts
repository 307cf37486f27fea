import type { Page } from '@playwright/test';

/** What a person does who sets the browser's text to double size. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}
