import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { approvePayment } from '#src/data/orders/approvePayment.ts';
import * as orders from '#src/data/repos/orders.ts';
import * as pendingOrders from '#src/data/repos/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases.ts';
import { AppError } from '#src/model/base/errors.ts';
import { orderRecordSchema } from '#src/model/orders/schema.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { bought, ordered } from '../../../support/orderRecords.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { dialog, oneOrderIsBought, open, page, PURCHASE, rows } from './world.tsx';

vi.mock('#src/data/callables.ts');
vi.mock('#src/data/orders/approvePayment.ts');
vi.mock('#src/data/repos/downloadLogs.ts');
vi.mock('#src/data/repos/operationLog.ts');
vi.mock('#src/data/repos/orderLookups.ts');
vi.mock('#src/data/repos/orders.ts');
vi.mock('#src/data/repos/pendingOrders.ts');
vi.mock('#src/data/repos/purchases.ts');
vi.mock('#src/data/repos/users.ts');

resetStoresAfterEach();
oneOrderIsBought();

const ADDRESS = `/admin-dashboard?tab=kundepanel&order=${PURCHASE}`;
const unpaid = bought(PURCHASE, { paymentStatus: 'pending' });

/** The purchase as all three lists and the order itself give it. */
function isKept(purchase: Purchase): void {
  vi.mocked(purchases.listAll).mockImplementation(() => page([purchase]));
  vi.mocked(purchases.get).mockResolvedValue(purchase);
}

const order = () => within(dialog('Ordre BCDEF123'));
const button = () => order().queryByRole('button', { name: 'Godkend betaling' });
const question = () => screen.queryByRole('alertdialog');

async function confirm(name: string): Promise<void> {
  const asked = within(screen.getByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name }));
}

async function ask(): Promise<void> {
  await open(ADDRESS);
  await userEvent.click(order().getByRole('button', { name: 'Godkend betaling' }));
}

describe('what is known of an order', () => {
  test('by card, are also the numbers of the card company', async () => {
    isKept(
      bought(PURCHASE, {
        paymentMethod: 'card',
        stripeSessionId: 'cs_1',
        paymentIntentId: 'pi_2',
        downloadCount: 3,
      }),
    );
    await open(ADDRESS);
    expect(order().getByText('Kortsession').nextSibling).toHaveTextContent('cs_1');
    expect(order().getByText('Korttransaktion').nextSibling).toHaveTextContent('pi_2');
    expect(order().getByText('Downloads').nextSibling).toHaveTextContent('3');
  });

  test('of somebody who has deleted their account, leads to nobody', async () => {
    isKept(bought(PURCHASE, { userEmail: '', userName: '' }));
    await open(ADDRESS);
    expect(order().getByText('Kunde').nextSibling).toHaveTextContent('–');
    expect(order().queryByRole('link')).not.toBeInTheDocument();
    expect(order().queryByText('Kortsession')).not.toBeInTheDocument();
  });
});

describe('the payment of an older purchase', () => {
  test('is approved after a question, and the list says so too', async () => {
    isKept(unpaid);
    vi.mocked(pendingOrders.listApproved).mockImplementation(() => page([]));
    vi.mocked(approvePayment).mockImplementation(() => {
      isKept(bought(PURCHASE));
      return Promise.resolve();
    });
    await ask();
    expect(question()).toHaveTextContent('Godkend betalingen fra Ida Holm?');
    expect(question()).toHaveTextContent(
      '199,00 kr. Kunden kan med det samme hente sine billeder.',
    );
    await confirm('Godkend betaling');
    expect(approvePayment).toHaveBeenCalledExactlyOnceWith(PURCHASE);
    expect(toastsShown()).toEqual([
      'success: Betalingen er godkendt. Kunden kan hente sine billeder.',
    ]);
    expect(question()).not.toBeInTheDocument();
    expect(order().getByText('Status').nextSibling).toHaveTextContent('Købt');
    expect(button()).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(rows()[0]).toHaveTextContent('Købt');
  });

  test('is not approved when the answer is no', async () => {
    isKept(unpaid);
    await ask();
    await confirm('Annuller');
    expect(approvePayment).not.toHaveBeenCalled();
    expect(button()).toBeVisible();
  });

  test('is approved once, however often it is pressed', async () => {
    isKept(unpaid);
    vi.mocked(approvePayment).mockReturnValue(new Promise(() => undefined));
    await ask();
    await confirm('Godkend betaling');
    await confirm('Godkender...');
    expect(approvePayment).toHaveBeenCalledOnce();
  });

  test('can be tried again when it failed', async () => {
    isKept(unpaid);
    vi.mocked(approvePayment).mockRejectedValueOnce(new AppError('unknown'));
    await ask();
    await confirm('Godkend betaling');
    expect(toastsShown()).toEqual(['error: Fejl ved godkendelse af betaling. Prøv igen.']);
    expect(question()).toBeVisible();
    await confirm('Godkend betaling');
    expect(approvePayment).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['is paid', () => isKept(bought(PURCHASE, { paymentStatus: 'købt' }))],
    ['is cancelled', () => isKept(bought(PURCHASE, { paymentStatus: 'cancelled' }))],
    [
      'waits among the pending payments',
      () => {
        vi.mocked(purchases.listAll).mockImplementation(() => page([]));
        vi.mocked(pendingOrders.get).mockResolvedValue(ordered(PURCHASE));
      },
    ],
    [
      'is a record alone',
      () => {
        const record = orderRecordSchema.parse({ id: PURCHASE, userId: 'u1', status: 'pending' });
        vi.mocked(purchases.listAll).mockImplementation(() => page([]));
        vi.mocked(orders.get).mockResolvedValue(record);
      },
    ],
  ])('is nothing to approve when the order %s', async (_, given) => {
    given();
    await open(ADDRESS);
    expect(await order().findByText('Status')).toBeVisible();
    expect(button()).not.toBeInTheDocument();
  });
});
