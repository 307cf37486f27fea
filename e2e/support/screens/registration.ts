import { expect, type Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { DEMO_PASSWORD } from '../../../tools/seed/accounts.ts';
import { solveBotCheck } from './solveBotCheck.ts';

interface Person {
  email: string;
  firstName?: string;
  lastName?: string;
}

/** Fills in the form that is open. */
export async function fillRegistration(
  page: Page,
  { email, firstName = 'Ida', lastName = 'Dam' }: Person,
): Promise<void> {
  await page.getByLabel('Fornavn').fill(firstName);
  await page.getByLabel('Efternavn').fill(lastName);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Gentag adgangskode').fill(DEMO_PASSWORD);
  await page.getByLabel('Mobilnummer').fill('20 30 40 50');
  // The sentence of the tick holds links: the box itself is pressed.
  await page.getByRole('checkbox', { name: /^Jeg accepterer/ }).check();
}

export async function sendRegistration(page: Page): Promise<void> {
  await solveBotCheck(page);
  await page.getByRole('main').getByRole('button', { name: 'Opret konto' }).click();
}

/** Makes an account by the form, as a person does; its address waits for the mail. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto(routes.register);
  await fillRegistration(page, person);
  await sendRegistration(page);
  await expect(page).toHaveURL(routes.emailConfirmation);
}
