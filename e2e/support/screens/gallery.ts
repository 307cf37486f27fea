import type { Locator, Page } from '@playwright/test';

/** From this width on the filter is a line of words. */
const WORDS_FROM_PX = 768;

const hasWords = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= WORDS_FROM_PX;

/** The filter of a gallery: a line of words, on a phone a menu. */
export function filterOf(page: Page): Locator {
  return hasWords(page)
    ? page.getByRole('navigation', { name: 'Kategori' })
    : page.getByRole('combobox', { name: 'Kategori' });
}

/** Filters a gallery as its visitor does. */
export async function chooseCategory(page: Page, name: string): Promise<void> {
  if (hasWords(page)) {
    await filterOf(page).getByRole('link', { name }).click();
    return;
  }
  await filterOf(page).click();
  await page.getByRole('option', { name }).click();
}

/** The pictures on the page of an album, which open in the viewer. */
export function albumPictures(page: Page): Locator {
  return page.getByRole('article').locator('a[data-picture-card]');
}
