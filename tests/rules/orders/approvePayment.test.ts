import { describe, expect, test } from 'vitest';
import { freshId } from '../support/firestore.ts';
import * as samples from '../support/samples.ts';
import { buyer, given, photographerIsSignedIn, signInAs, stored } from './world.ts';

const { approvePayment } = await import('#src/data/orders/approveOrder.ts');

photographerIsSignedIn();

/** A purchase of the time before payments were approved first. */
async function unpaidPurchase(status = 'pending'): Promise<string> {
  const id = freshId('JF20240301ABCDEF');
  const purchase = { ...samples.purchase(buyer), paymentStatus: status };
  await given({
    [`purchases/${id}`]: Object.fromEntries(
      Object.entries(purchase).filter(([field]) => field !== 'completedDate'),
    ),
    [`orders/${id}`]: { ...samples.orderRecord(buyer), status },
  });
  return id;
}

const outcomeOf = async (id: string) => ({
  purchase: await stored(`purchases/${id}`),
  record: await stored(`orders/${id}`),
});

describe('the payment of an older purchase', () => {
  test('is approved in the purchase and in its mirror, however often it is pressed', async () => {
    const id = await unpaidPurchase();
    await Promise.all([approvePayment(id), approvePayment(id)]);
    const first = await outcomeOf(id);
    expect(first.purchase).toMatchObject({
      paymentStatus: 'completed',
      completedDate: expect.any(Number) as number,
    });
    expect(first.record).toMatchObject({ status: 'completed' });
    await approvePayment(id);
    expect(await outcomeOf(id)).toEqual(first);
  });

  test('is not approved by its buyer', async () => {
    const id = await unpaidPurchase();
    await signInAs('customer');
    await expect(approvePayment(id)).rejects.toMatchObject({ code: 'permission-denied' });
    await signInAs('photographer');
    expect(await stored(`purchases/${id}`)).toMatchObject({ paymentStatus: 'pending' });
  });
});
