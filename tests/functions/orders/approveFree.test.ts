import { expect, onTestFinished, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { signedIn } from '../../../functions/src/guards/identity.ts';
import { remindOfOrders } from '../../../functions/src/mails/remindOfOrders.ts';
import { approveFree } from '../../../functions/src/orders/approveFree.ts';
import type { Wish } from '../../../functions/src/options/placing.ts';
import { placeWish } from '../../../functions/src/orders/placeOrder.ts';
import { readShop } from '../../../functions/src/settings/shop.ts';
import { makeGiftCard } from '../support/giftCards.ts';
import { interruptions } from '../support/killedRuns.ts';
import { orderPicture, sellPicture, vouchersOf } from '../support/payments.ts';
import { createPerson } from '../support/people.ts';
import { orderInput } from '../support/placedOrders.ts';
import { orderAt, purchaseAt, read } from '../support/withdrawals.ts';

const automatic = { mobilePay: 'automatic', card: false } as const;

/** An order of 199 kroner, of which a card pays so many. */
async function orderedWithCard(amount: number): Promise<string> {
  const giftCard = { code: await makeGiftCard(), amount, bookedAt: 'use' };
  return orderPicture(await createPerson(), { giftCard });
}

test('an order that a card covers wholly becomes a purchase with its invoice', async () => {
  const id = await orderedWithCard(199);
  await approveFree(id);
  expect(await read(orderAt(id))).toMatchObject({ paymentStatus: 'completed' });
  const purchase = await read(purchaseAt(id));
  expect(purchase).toMatchObject({ paymentStatus: 'completed', totalAmount: 199 });
  expect(purchase).not.toHaveProperty('paymentIntentId');
  expect(await vouchersOf(id)).toMatchObject([{ kind: 'invoice', totalOre: 19_900 }]);
});

test('an order with a rest waits for the photographer', async () => {
  const id = await orderedWithCard(198.5);
  await approveFree(id);
  expect(await read(orderAt(id))).toMatchObject({ paymentStatus: 'pending' });
  expect(await read(purchaseAt(id))).toBeUndefined();
});

/** The wish for an order that a card covers wholly, in a shop of these payments. */
async function wishOfFree(mobilePay: 'automatic' | 'manual'): Promise<Wish> {
  const { token } = await createPerson();
  const giftCard = { code: await makeGiftCard(), ore: 19_900 };
  return {
    input: orderInput({ items: [await sellPicture()], totalOre: 19_900, giftCard }),
    caller: await signedIn({ headers: { authorization: `Bearer ${token}` } }),
    requester: { address: '', userAgent: '', claimedAddress: '' },
    shop: { ...(await readShop()), payments: { mobilePay, card: false } },
  };
}

test.each([
  ['automatic', 'completed'],
  ['manual', 'pending'],
] as const)(
  'such an order is, in a shop of %s payments, %s once it is placed',
  async (mobilePay, expected) => {
    const wish = await wishOfFree(mobilePay);
    await placeWish(wish);
    expect(await read(orderAt(wish.input.orderId))).toMatchObject({ paymentStatus: expected });
  },
);

test('an order that was cut off before its approval is approved when it is sent again', async () => {
  const wish = await wishOfFree('manual');
  await placeWish(wish);
  const repeated = { ...wish, shop: { ...wish.shop, payments: automatic } };
  await placeWish(repeated);
  expect(await read(orderAt(wish.input.orderId))).toMatchObject({ paymentStatus: 'completed' });
  await placeWish(repeated);
  expect(await vouchersOf(wish.input.orderId)).toHaveLength(1);
});

test('an order that was cut off and is not sent again is approved in the morning, in a shop that does so', async () => {
  const [free, other] = [await orderedWithCard(199), await orderedWithCard(198.5)];
  await remindOfOrders(new Date());
  expect(await read(orderAt(free))).toMatchObject({ paymentStatus: 'pending' });
  const settings = firestore().doc(documents.publicSettings.build());
  await settings.set({ payments: automatic });
  onTestFinished(async () => void (await settings.delete()));
  await remindOfOrders(new Date());
  expect(await read(orderAt(free))).toMatchObject({ paymentStatus: 'completed' });
  expect(await read(orderAt(other))).toMatchObject({ paymentStatus: 'pending' });
  expect(await vouchersOf(free)).toHaveLength(1);
});

async function expectOnePurchase(id: string): Promise<void> {
  // A transaction that was cut off may hold its documents for a while.
  const approved = async () => {
    await approveFree(id);
    return read(purchaseAt(id));
  };
  await expect.poll(approved, { timeout: 120_000 }).toBeDefined();
  const purchase = await read(purchaseAt(id));
  expect(purchase).toMatchObject({ paymentStatus: 'completed', totalAmount: 199 });
  expect(await vouchersOf(id)).toHaveLength(1);
}

test.each(interruptions)(
  'an approval that %s at any moment makes one purchase when it is repeated',
  async (_, runs) => {
    for (const id of await runs('approval', () => orderedWithCard(199)))
      await expectOnePurchase(id);
  },
  300_000,
);
