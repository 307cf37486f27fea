import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../tools/seed/accounts.ts';
import { loginPath } from '#src/shared/routes.ts';

/** The demo accounts, by what they are. */
export const people = {
  photographer: 'ejer@jerslevfoto.example',
  partner: 'partner@jerslevfoto.example',
  customer: 'kunde@jerslevfoto.example',
  newCustomer: 'ny@jerslevfoto.example',
} as const;

/** Signs in by the form, as a person does, and ends where `redirect` leads. */
export async function signIn(page: Page, email: string, redirect = '/'): Promise<void> {
  await page.goto(loginPath({ redirect }));
  await page.getByLabel('Email eller mobilnummer').fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log ind', exact: true }).last().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}
