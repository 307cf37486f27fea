import { expect, type Page } from '@playwright/test';
import { routes } from '#src/shared/routes.ts';
import { createAccount, uniqueEmail } from '../support/accounts.ts';
import { orderCount } from '../support/orders.ts';
import { signIn } from '../support/signIn.ts';
import { solveBotCheck } from '../support/solveBotCheck.ts';
import type { Scene } from './scene.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Din kurv' });
const order = (page: Page) => panel(page).getByRole('button', { name: 'Bestil' });
const again = (page: Page) => panel(page).getByRole('button', { name: 'Prøv igen' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Tak for din ordre!' });

async function fillCart(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Tilføj billede til kurv' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens the cart; one that is not being sent already is made ready. */
async function openCart(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /kurv/i }).click();
  await expect(order(page).or(again(page))).toBeVisible();
  if (await again(page).isVisible()) return;
  await panel(page)
    .getByRole('checkbox', { name: /fortrydelsesretten/ })
    .check();
  await solveBotCheck(page);
}

async function finish(page: Page): Promise<void> {
  await expect(thanks(page).or(again(page)).or(order(page))).toBeVisible();
  if (await again(page).isVisible()) await again(page).click();
  else if (await order(page).isVisible()) {
    await solveBotCheck(page);
    await order(page).click();
  }
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
}

const UNCONFIRMED = /^Ikke bekræftet endnu/;
const REFUSED = 'Der opstod en fejl ved oprettelse af MobilePay betaling. Prøv igen.';

/** Placing an order. */
export const checkout: Scene = {
  isHit: (request) =>
    request.url().includes('/documents:commit') &&
    (request.postData() ?? '').includes('/pending-orders/'),
  open: async (page, request) => {
    const email = uniqueEmail();
    const uid = await createAccount(request, { email });
    await signIn(page, email, routes.singleImages);
    await fillCart(page);
    await openCart(page);
    return {
      press: (tab) => order(tab).click(),
      pressTwice: (tab) => order(tab).dblclick(),
      reopen: async (tab) => {
        await signIn(tab, email, routes.prices);
        await openCart(tab);
      },
      finish,
      proof: () => expect.poll(() => orderCount(uid)).toBe(1),
    };
  },
  said: {
    'offline before':
      'Du er offline. Din kurv er gemt, og du kan bestille, når du har forbindelse igen.',
    'cut before it arrives': UNCONFIRMED,
    'answer lost': UNCONFIRMED,
    '500': UNCONFIRMED,
    '403': REFUSED,
    // The SDK itself asks again for as long as it may: which of the two comes first depends on the machine.
    '429':
      /^Ikke bekræftet endnu|^Der opstod en fejl ved oprettelse af MobilePay betaling\. Prøv igen\.$/,
    slow: UNCONFIRMED,
    'tab closed': undefined,
    'double press': undefined,
    'two tabs': undefined,
  },
  everyRun: 'two tabs',
};
