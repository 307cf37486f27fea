import { expect, type Locator, type Page } from '@playwright/test';
import { demoGalleryPath } from '../../../tools/seed/clientGallery.ts';
import { expectAccessible } from './expectAccessible.ts';

/** The card of a gallery in the dashboard. */
export const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/** Presses a button that copies, and returns what is copied: a browser of the tests has no clipboard to read. */
export async function copiedBy(page: Page, button: Locator): Promise<string> {
  await page.evaluate(() => {
    delete document.body.dataset['copied'];
    navigator.clipboard.writeText = (text) => {
      document.body.dataset['copied'] = text;
      return Promise.resolve();
    };
  });
  await button.click();
  await expect(page.locator('body[data-copied]')).toBeAttached();
  return page.evaluate(() => document.body.dataset['copied'] ?? '');
}

/** The link of a gallery, as its card copies it. */
export const copiedLink = (page: Page, title: string): Promise<string> =>
  copiedBy(page, card(page, title).getByRole('button', { name: 'Kopiér link' }));

/** Opens the gallery of the demo as a client does, below its cover page. */
export async function openDemo(page: Page): Promise<void> {
  await page.goto(demoGalleryPath);
  await page.getByRole('button', { name: 'Se billederne' }).click({ timeout: 60_000 });
}

/** Answers the question who chooses. */
export async function giveName(page: Page, name: string): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Hvem vælger?' });
  await expectAccessible(page);
  await question.getByLabel('Navn').fill(name);
  await question.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(question).toBeHidden();
}
