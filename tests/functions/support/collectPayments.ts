import { expect, vi } from 'vitest';
import type { Payment } from '#src/model/payments/schema.ts';
import { archivePurchase } from '../../../functions/src/archive/archivePurchase.ts';
import { settle } from '../../../functions/src/payments/settle.ts';
import { PATIENCE } from './patience.ts';
import { tools } from './payments.ts';
import { purchaseAt, read } from './withdrawals.ts';

/** Copies the pictures of a purchase, unless an event does so: before it the money is not collected. */
export async function copyPictures(orderId: string): Promise<void> {
  await vi.waitFor(async () => {
    await archivePurchase(orderId);
    expect(await read(purchaseAt(orderId))).toMatchObject({ backupStatus: 'completed' });
  }, PATIENCE);
}

/** Settles a payment to its end. */
export async function collect(reference: string): Promise<Payment | undefined> {
  const payment = await settle(reference, tools);
  if (payment?.status !== 'paid') return payment;
  await copyPictures(payment.orderId);
  return settle(reference, tools);
}
