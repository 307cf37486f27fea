import { expect, type Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';

/** Approves the order of a customer, as the photographer who is signed in. */
export async function approve(photographer: Page, customer: string): Promise<void> {
  await photographer.goto(adminPath('kontantbetaling'));
  const waiting = photographer.getByRole('article').filter({ hasText: customer });
  await waiting.getByRole('button', { name: 'Godkend' }).click();
  await photographer.getByRole('alertdialog').getByRole('button', { name: 'Godkend' }).click();
  await expect(photographer.getByText(/^Kontantbetaling godkendt!/)).toBeVisible();
}

/** The same, until the files are in the permanent archive. */
export async function approveAndArchive(photographer: Page, customer: string): Promise<void> {
  await approve(photographer, customer);
  // The mails about the order are a list of their own in its row.
  const decided = photographer.getByRole('listitem').filter({ hasText: customer }).first();
  await expect(decided).toContainText('Alle filer er arkiveret', { timeout: 60_000 });
}
