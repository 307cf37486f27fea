import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../tools/seed/accounts.ts';
import { loginPath } from '#src/shared/routes.ts';
import { solveBotCheck } from './solveBotCheck.ts';

/** The demo accounts, by what they are. */
export const people = {
  photographer: 'ejer@jerslevfoto.example',
  partner: 'partner@jerslevfoto.example',
  customer: 'kunde@jerslevfoto.example',
  newCustomer: 'ny@jerslevfoto.example',
} as const;

/** Fills in the form that is open and sends it. */
export async function submitSignIn(
  page: Page,
  emailOrPhone: string,
  password: string = DEMO_PASSWORD,
): Promise<void> {
  await page.getByLabel('Email eller mobilnummer').fill(emailOrPhone);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await solveBotCheck(page);
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
}

/** Signs in by the form, as a person does, and ends where `redirect` leads. */
export async function signIn(page: Page, email: string, redirect = '/'): Promise<void> {
  await page.goto(loginPath({ redirect }));
  await submitSignIn(page, email);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}
