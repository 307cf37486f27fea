import { expect, test } from 'vitest';
import { approveFree } from '../../../functions/src/orders/approveFree.ts';
import { archiveInBucket } from '../../../functions/src/payments/archive.ts';
import { makeGiftCard } from '../support/giftCards.ts';
import { killedRuns } from '../support/killedRuns.ts';
import { hasFile, orderPicture, vouchersOf } from '../support/payments.ts';
import { createPerson } from '../support/people.ts';
import { orderAt, purchaseAt, read } from '../support/withdrawals.ts';

interface Archived {
  items: { permanentBackupPath: string }[];
}

/** An order of 199 kroner, of which a card pays so many. */
async function orderedWithCard(amount: number): Promise<string> {
  const giftCard = { code: await makeGiftCard(), amount, bookedAt: 'use' };
  return orderPicture(await createPerson(), { giftCard });
}

test('an order that a card covers wholly becomes a purchase with its invoice and its archive', async () => {
  const id = await orderedWithCard(199);
  await approveFree(id);
  expect(await read(orderAt(id))).toMatchObject({ paymentStatus: 'completed' });
  const purchase = (await read(purchaseAt(id))) as unknown as Archived;
  expect(purchase).toMatchObject({ paymentStatus: 'completed', totalAmount: 199 });
  expect(purchase).not.toHaveProperty('paymentIntentId');
  expect(await vouchersOf(id)).toMatchObject([{ kind: 'invoice', totalOre: 19_900 }]);
  expect(await hasFile(purchase.items[0]?.permanentBackupPath ?? '')).toBe(true);
});

test('an order with a rest waits for the photographer', async () => {
  const id = await orderedWithCard(198.5);
  await approveFree(id);
  expect(await read(orderAt(id))).toMatchObject({ paymentStatus: 'pending' });
  expect(await read(purchaseAt(id))).toBeUndefined();
});

test('an approval that is killed at any moment makes one purchase when it is repeated', async () => {
  for (const id of await killedRuns('approval', () => orderedWithCard(199))) {
    await approveFree(id);
    // Where the purchase was made before, its files are copied as a payment's are.
    await archiveInBucket(id);
    const purchase = (await read(purchaseAt(id))) as unknown as Archived;
    expect(purchase).toMatchObject({ paymentStatus: 'completed', totalAmount: 199 });
    expect(await vouchersOf(id)).toHaveLength(1);
    expect(await hasFile(purchase.items[0]?.permanentBackupPath ?? '')).toBe(true);
  }
}, 300_000);
