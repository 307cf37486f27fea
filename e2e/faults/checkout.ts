import { expect, type Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { createAccount, uniqueEmail } from '../support/records/accounts.ts';
import {
  addPicture,
  cartPanel,
  makeReady,
  openCart,
  orderButton,
  thanks,
} from '../support/screens/cart.ts';
import { forgetOrders, orderCount } from '../support/records/orders.ts';
import { signIn } from '../support/screens/signIn.ts';
import { solveBotCheck } from '../support/screens/solveBotCheck.ts';
import type { Scene } from './scene.ts';

const again = (page: Page) => cartPanel(page).getByRole('button', { name: 'Prøv igen' });

/** Opens the cart; one that is not being sent already is made ready. */
async function goToOrder(page: Page): Promise<void> {
  await openCart(page);
  await expect(orderButton(page).or(again(page))).toBeVisible();
  if (await again(page).isHidden()) await makeReady(page);
}

/** Another tab has ordered, and this one knows. */
const emptied = (page: Page) => cartPanel(page).getByText('Din kurv er tom.');

async function finish(page: Page): Promise<void> {
  const ordered = thanks(page).or(emptied(page));
  await expect(ordered.or(again(page)).or(orderButton(page))).toBeVisible();
  if (await again(page).isVisible()) await again(page).click();
  else if (await orderButton(page).isVisible()) {
    await solveBotCheck(page);
    await orderButton(page).click();
  }
  await expect(ordered).toBeVisible({ timeout: 20_000 });
}

const UNCONFIRMED = /^Ikke bekræftet endnu/;
const REFUSED = 'Der opstod en fejl ved oprettelse af MobilePay betaling. Prøv igen.';

/** Placing an order. */
export const checkout: Scene = {
  isHit: (request) =>
    request.url().includes('/documents:commit') &&
    (request.postData() ?? '').includes('/pending-orders/'),
  open: async (page, request) => {
    const uids: string[] = [];
    const openWithPicture = async (tab: Page): Promise<string> => {
      const email = uniqueEmail();
      uids.push(await createAccount(request, { email }));
      await signIn(tab, email, routes.singleImages);
      await addPicture(tab);
      await goToOrder(tab);
      return email;
    };
    const email = await openWithPicture(page);
    return {
      press: (tab) => orderButton(tab).click(),
      pressTwice: (tab) => orderButton(tab).dblclick(),
      reopen: async (tab) => {
        await signIn(tab, email, routes.prices);
        await goToOrder(tab);
      },
      // The same picture, wanted by two at once.
      openForAnother: async (tab) => {
        await openWithPicture(tab);
      },
      finish,
      proof: async () => {
        for (const uid of uids) {
          await expect.poll(() => orderCount(uid)).toBe(1);
          await forgetOrders(uid);
        }
      },
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
    'two people': undefined,
  },
};
