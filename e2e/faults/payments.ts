import { expect, type Page, type Request } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { breakRequests } from '../support/faults.ts';
import { outcomeOf, placeOrder, type WaitingOrder } from '../support/orders.ts';
import { people, signIn } from '../support/signIn.ts';
import type { Scene, Stage } from './scene.ts';

/** The button may never come: another person may have been faster. */
const PRESS_TIMEOUT_MS = 10_000;
const ASK_TIMEOUT_MS = 60_000;

const tab = adminPath('kontantbetaling');
const card = (page: Page, { customer }: WaitingOrder) =>
  page.getByRole('article', { name: customer });
const row = (page: Page, { customer }: WaitingOrder) =>
  page.getByRole('listitem').filter({ hasText: customer });
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
          .poll(() => outcomeOf(order.id))
          .toMatchObject({ paymentStatus: 'completed', purchaseCount: 1 }),
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

const retry = (page: Page, order: WaitingOrder) =>
  row(page, order).getByRole('button', { name: 'Prøv igen nu' });

async function finishArchive(page: Page, order: WaitingOrder): Promise<void> {
  await expect(async () => {
    // A dashboard archives other orders too: a tab may go before this approval has arrived.
    if (await approve(page).isVisible()) await approve(page).click({ timeout: 2000 });
    if (await retry(page, order).isVisible()) await retry(page, order).click({ timeout: 2000 });
    const { backupStatus } = await outcomeOf(order.id);
    expect(backupStatus).toBe('completed');
  }).toPass({ timeout: 90_000 });
}

const WAITS = 'Nogle filer er ikke arkiveret endnu. Der prøves igen.';

const isOriginal = (request: Request) => /\/v0\/b\/.*original_/.test(request.url());

/** The archive offers another try when it has failed, and somebody is impatient. */
async function retryTwice(page: Page, order: WaitingOrder): Promise<void> {
  const broken = await breakRequests(page, isOriginal, '403');
  await pressing.press(page);
  const isOffered = () => retry(page, order).isVisible();
  const isArchived = async () => (await outcomeOf(order.id)).backupStatus === 'completed';
  await expect
    .poll(async () => (await isOffered()) || (await isArchived()), { timeout: 45_000 })
    .toBe(true);
  await broken.mend();
  // Another dashboard may have archived it meanwhile.
  if (await isOffered()) {
    await retry(page, order)
      .dblclick({ timeout: PRESS_TIMEOUT_MS })
      .catch(() => undefined);
  }
}

/** Copying what has been bought to the permanent archive. */
export const archive: Scene = {
  isHit: isOriginal,
  followsByItself: true,
  open: async (page) => {
    const { order, ...stage } = await openQuestion(page);
    return {
      ...stage,
      pressTwice: (tab) => retryTwice(tab, order),
      finish: (other) => finishArchive(other, order),
      proof: () =>
        expect
          .poll(() => outcomeOf(order.id))
          .toMatchObject({ purchaseCount: 1, backupStatus: 'completed' }),
    };
  },
  said: {
    // Without any answer it goes on trying by itself.
    'offline before': undefined,
    'cut before it arrives': undefined,
    'answer lost': undefined,
    '500': WAITS,
    '403': WAITS,
    '429': WAITS,
    slow: undefined,
    'tab closed': undefined,
    'double press': undefined,
    'two tabs': undefined,
    'two people': undefined,
  },
};
