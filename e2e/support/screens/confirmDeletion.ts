import { expect, type Page } from '@playwright/test';

/**
 * Answers the question whether to delete, and waits until it is done: as long as the question is
 * open, no role is found behind it, and what is looked for there seems to be gone.
 */
export async function confirmDeletion(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Slet' }).click();
  await expect(question).toBeHidden();
}
