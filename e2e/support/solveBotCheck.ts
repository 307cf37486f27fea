import type { Page } from '@playwright/test';

/** Ticks the bot check below a form, once it has come. */
export async function solveBotCheck(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Jeg er ikke en robot' }).check();
}
