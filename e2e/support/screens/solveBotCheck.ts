import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The page of the bot check below a form, in which the provider draws. */
export const botCheckFrame = (page: Page): FrameLocator =>
  page.getByRole('group', { name: 'reCAPTCHA verificering' }).frameLocator('iframe');

/** The tick box, which lies in a frame of the provider's. */
export const botCheckBox = (page: Page): Locator =>
  botCheckFrame(page)
    .frameLocator('iframe[title="reCAPTCHA"]')
    .getByRole('checkbox', { name: 'Jeg er ikke en robot' });

/** Ticks the bot check below a form, once it has come. */
export async function solveBotCheck(page: Page): Promise<void> {
  await botCheckBox(page).check();
}
