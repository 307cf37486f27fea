import { describe, expect, test, vi } from 'vitest';
import { freshId, type Data } from '../support/firestore.ts';
import * as samples from '../support/samples.ts';
import { expectOnePurchase, expectRejected } from './expectations.ts';
import {
  approveOrder,
  changed,
  given,
  line,
  outcomeOf,
  photographerIsSignedIn,
  purchasesOf,
  rejectOrder,
  signInAs,
  stored,
  waitingOrder,
  type Waiting,
} from './world.ts';

photographerIsSignedIn();

const change =
  (fields: Data) =>
  ({ id }: Waiting) =>
    changed(`pending-orders/${id}`, fields);

describe('approving an order', () => {
  test('makes one purchase with equal mirrors and answers with it', async () => {
    const { id } = await waitingOrder();
    const answer = await approveOrder(id);
    const orderId = await expectOnePurchase(id);
    expect(orderId).toMatch(/^JF\d{8}[A-Z]{6}\d{3}$/);
    expect(answer).toMatchObject({
      kind: 'approved',
      purchase: { id: orderId, pendingOrderId: id, totalAmount: 699 },
    });
  });

  test('under a number that a purchase has already is refused', async () => {
    const number = `JF20260302QWERTY${String(Math.floor(Math.random() * 1000)).padStart(3, '0')}`;
    await waitingOrder({}, number);
    await given({ [`purchases/${number}`]: { userId: 'somebody' } });
    await expect(approveOrder(number)).rejects.toMatchObject({ code: 'already-exists' });
    expect(await stored(`pending-orders/${number}`)).toMatchObject({ paymentStatus: 'pending' });
  });

  test('again answers with the same purchase', async () => {
    const { id } = await waitingOrder();
    const first = await approveOrder(id);
    expect(first).toMatchObject({ kind: 'approved' });
    expect(await approveOrder(id)).toEqual(first);
    await expectOnePurchase(id);
  });

  test('finds images in their first home too', async () => {
    const { id, image } = await waitingOrder();
    await given({
      [`enkeltbilleder/${image}`]: null,
      [`individuelle/${image}`]: samples.singleImage(),
    });
    await approveOrder(id);
    await expectOnePurchase(id);
  });

  const GONE = 'JF20260101GONEXX001';
  const paid = { paymentStatus: 'completed' };
  test.each<[string, (found: Waiting) => Promise<void>, object]>([
    [
      'lost its purchase',
      change({ ...paid, convertedToPurchaseId: GONE }),
      { code: 'order/not-found', details: { id: GONE } },
    ],
    ['cannot be read', change({ amount: 'much' }), { code: 'invalid-record' }],
    [
      'orders what cannot be read',
      ({ image }) =>
        given({ [`enkeltbilleder/${image}`]: { ...samples.singleImage(), price: 'free' } }),
      { code: 'invalid-record' },
    ],
  ])('that %s is refused', async (_, prepare, refusal) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const found = await waitingOrder();
    await prepare(found);
    await expect(approveOrder(found.id)).rejects.toMatchObject(refusal);
    expect(await purchasesOf(found.id)).toEqual([]);
  });

  test('is for the photographer only', async () => {
    const { id } = await waitingOrder();
    await signInAs('customer');
    await expect(approveOrder(id)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(rejectOrder(id)).rejects.toMatchObject({ code: 'permission-denied' });
    await signInAs('photographer');
    expect((await outcomeOf(id)).order).toMatchObject({ paymentStatus: 'pending' });
  });
});

describe('rejecting an order', () => {
  test('once or twice rejects it, and it cannot be approved any more', async () => {
    const { id } = await waitingOrder();
    await rejectOrder(id);
    const first = await stored(`pending-orders/${id}`);
    await rejectOrder(id);
    await expect(approveOrder(id)).rejects.toMatchObject({ code: 'order/already-rejected' });
    await expectRejected(id);
    expect(await stored(`pending-orders/${id}`)).toEqual(first);
  });

  test('that is approved is refused', async () => {
    const { id } = await waitingOrder();
    await approveOrder(id);
    await expect(rejectOrder(id)).rejects.toMatchObject({ code: 'order/already-approved' });
    await expectOnePurchase(id);
  });
});

describe('something that is no longer for sale', () => {
  test.each(['../users', 'a/b', '..', '__secret__', '__two\rlines__'])(
    'may have an id like %s',
    async (id) => {
      const { id: order } = await waitingOrder({ items: [line(id)], amount: 199 });
      await expect(approveOrder(order)).rejects.toMatchObject({ code: 'order/item-missing' });
    },
  );
});

describe('an id of a purchase', () => {
  let count = 0;
  const fresh = () => {
    count += 1;
    return `JF20260102${freshId('')
      .replace(/[^a-z]/gi, '')
      .toUpperCase()
      .padEnd(6, 'Q')
      .slice(-6)}${String(count).padStart(3, '0')}`;
  };

  test.each(['purchases', 'orders', 'admin-order-lookup'])(
    'that is taken in %s is passed over',
    async (collection) => {
      const { id } = await waitingOrder();
      const [taken, free] = [fresh(), fresh()];
      await given({ [`${collection}/${taken}`]: { userId: 'somebody' } });
      const createId = vi.fn<() => string>().mockReturnValueOnce(taken).mockReturnValue(free);
      await approveOrder(id, { createId });
      await expect(expectOnePurchase(id)).resolves.toBe(free);
      await expect(stored(`${collection}/${taken}`)).resolves.toEqual({ userId: 'somebody' });
    },
  );

  test('that two approvals draw at once goes to one of them', async () => {
    const [first, second] = await Promise.all([waitingOrder(), waitingOrder()]);
    const shared = fresh();
    const drawing = (next: string) =>
      vi.fn<() => string>().mockReturnValueOnce(shared).mockReturnValue(next);
    await Promise.all([
      approveOrder(first.id, { createId: drawing(fresh()) }),
      approveOrder(second.id, { createId: drawing(fresh()) }),
    ]);
    const ids = [await expectOnePurchase(first.id), await expectOnePurchase(second.id)];
    expect(ids).toContain(shared);
    expect(new Set(ids).size).toBe(2);
  });

  test('is given up when every one is taken, and nothing is written', async () => {
    const { id } = await waitingOrder();
    const taken = fresh();
    await given({ [`purchases/${taken}`]: { userId: 'somebody' } });
    const attempt = approveOrder(id, { createId: () => taken });
    await expect(attempt).rejects.toMatchObject({ code: 'already-exists' });
    expect((await outcomeOf(id)).order).toMatchObject({ paymentStatus: 'pending' });
  });
});
