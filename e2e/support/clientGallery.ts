import { expect, type Page } from '@playwright/test';
import { demoGalleryPath } from '../../tools/seed/clientGallery.ts';
import { expectAccessible } from './expectAccessible.ts';

/** The card of a gallery in the dashboard. */
export const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/** Copies the link, which a browser without a clipboard would show instead. */
export async function copiedLink(page: Page, title: string): Promise<string> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.body.dataset['copied'] = text;
      return Promise.resolve();
    };
  });
  await card(page, title).getByRole('button', { name: 'Kopiér link' }).click();
  await expect(page.locator('body[data-copied]')).toBeAttached();
  return page.evaluate(() => document.body.dataset['copied'] ?? '');
}

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
