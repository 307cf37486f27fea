import { expect, type Locator, type Page } from '@playwright/test';
import { untilKnown } from './signIn.ts';
import { solveBotCheck } from './solveBotCheck.ts';

/** From this width on the page is seen beside the panel. */
const PANEL_BESIDE_PAGE_PX = 640;

export const cartPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Din kurv' });

export const cartButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /kurv/i });

export const orderButton = (page: Page): Locator =>
  cartPanel(page).getByRole('button', { name: /^Bestil og betal/ });

/** The heading of the page that confirms an order. */
export const thanks = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Tak for din ordre!' });

/** Puts a picture into the cart of whoever is signed in, from the gallery that is open. */
export async function addPicture(page: Page, title = 'Nordlys'): Promise<void> {
  await untilKnown(page);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Tilføj billede til kurv' }).click();
  await expect(page.getByRole('button', { name: 'Ligger i kurven' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function openCart(page: Page): Promise<void> {
  await cartButton(page).click();
  await expect(cartPanel(page)).toBeVisible();
}

/** Agrees to what an order asks for, in the cart that is open. */
export async function makeReady(page: Page): Promise<void> {
  await cartPanel(page)
    .getByRole('checkbox', { name: /fortrydelsesretten/ })
    .check();
  await solveBotCheck(page);
}

/** Wants to order without a network, which the page says once, and comes back to the network. */
export async function orderOffline(page: Page): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await expect(orderButton(page)).toBeDisabled();
  const words = 'Du er offline. Din kurv er gemt, og du kan bestille, når du har forbindelse igen.';
  // The page has a notice of its own, which the panel covers on a phone.
  const isCovered = (page.viewportSize()?.width ?? 0) < PANEL_BESIDE_PAGE_PX;
  await expect(cartPanel(page).getByText(words)).toBeVisible({ visible: isCovered });
  await expect(page.getByText(/^Du er offline. Siden prøver igen/)).toBeVisible();
  await context.setOffline(false);
}
