import { expect, type Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { outcomeOf, placeOrder, type WaitingOrder } from '../support/records/orders.ts';
import { people, signIn } from '../support/screens/signIn.ts';
import type { Scene, Stage } from './scene.ts';

/** The button may never come: another person may have been faster. */
const PRESS_TIMEOUT_MS = 10_000;
const ASK_TIMEOUT_MS = 60_000;

const tab = adminPath('kontantbetaling');
const card = (page: Page, { customer }: WaitingOrder) =>
  page.getByRole('article', { name: customer });
const approve = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Godkend' });

async function askFor(page: Page, order: WaitingOrder): Promise<void> {
  const decide = card(page, order).getByRole('button', { name: 'Godkend' });
  await decide.click({ timeout: PRESS_TIMEOUT_MS });
  await expect(approve(page)).toBeVisible();
}

/**
 * Asks once the order is there, however long a busy machine takes for its list. One that is approved
 * already, perhaps just now, is taken up again by itself, and shown in a row at most.
 */
async function askWhereItWaits(page: Page, order: WaitingOrder): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Kontantbetaling' })).toBeVisible();
  await expect(async () => {
    const { paymentStatus } = await outcomeOf(order.id);
    if (paymentStatus === 'pending') await askFor(page, order);
  }).toPass({ timeout: ASK_TIMEOUT_MS });
}

const pressing: Pick<Stage, 'press' | 'pressTwice'> = {
  press: (page) => approve(page).click({ timeout: PRESS_TIMEOUT_MS }),
  pressTwice: (page) => approve(page).dblclick(),
};

/** The order is decided, whoever has heard of it first; its card may go in the middle of a try. */
async function finishApproval(page: Page, order: WaitingOrder): Promise<void> {
  await expect(async () => {
    if (await approve(page).isVisible()) await approve(page).click({ timeout: 2000 });
    else if (await card(page, order).isVisible()) await askFor(page, order);
    // An open question hides the roles of everything behind it, which would seem to be gone.
    await expect(approve(page)).toBeHidden({ timeout: 3000 });
    await expect(card(page, order)).toBeHidden({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

const isDecision = (body: string | null) => (body ?? '').includes('/pending-orders/');
const UNKNOWN = /Ikke bekræftet endnu|^Kontantbetaling godkendt! /;
const FAILED = 'Fejl ved godkendelse af betaling. Prøv igen.';

/** A new order, and the photographer who is asked whether it is paid. */
async function openQuestion(page: Page) {
  const order = await placeOrder();
  await signIn(page, people.photographer, tab);
  await askWhereItWaits(page, order);
  return {
    ...pressing,
    order,
    reopen: async (other: Page) => {
      await signIn(other, people.partner, tab);
      await askWhereItWaits(other, order);
    },
  };
}

/** Approving a payment. */
export const approval: Scene = {
  isHit: (request) => request.url().includes('/documents:commit') && isDecision(request.postData()),
  open: async (page) => {
    const { order, ...stage } = await openQuestion(page);
    return {
      ...stage,
      finish: (other) => finishApproval(other, order),
      proof: () =>
        expect
          .poll(() => outcomeOf(order.id), { timeout: 30_000 })
          .toMatchObject({
            paymentStatus: 'completed',
            purchaseCount: 1,
            backupStatus: 'completed',
          }),
    };
  },
  said: {
    'offline before': 'Du er offline. Prøv igen, når du har forbindelse til internettet.',
    'cut before it arrives': UNKNOWN,
    'answer lost': UNKNOWN,
    '500': UNKNOWN,
    '403': FAILED,
    '429': /Ikke bekræftet endnu|^Fejl ved godkendelse af betaling\. Prøv igen\.$/,
    slow: UNKNOWN,
    'tab closed': undefined,
    'double press': undefined,
    'two tabs': undefined,
    'two people': undefined,
  },
  everyRun: 'double press',
};
