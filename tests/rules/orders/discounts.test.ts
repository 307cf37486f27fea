import { describe, expect, test } from 'vitest';
import { expectOnePurchase } from './expectations.ts';
import { approveOrder, given, outcomeOf, photographerIsSignedIn, waitingOrder } from './world.ts';

photographerIsSignedIn();

const tenth = { code: 'FEST', kind: 'percent', value: 10, paidFor: 0, minimum: 0 };

const bookedFor = async (id: string) => (await outcomeOf(id)).purchases[0]?.data;

describe('approving an order with a discount', () => {
  test('books what is left, and says what was taken off', async () => {
    const { id } = await waitingOrder({ amount: 629.1, discount: { ...tenth, amount: 69.9 } });
    await approveOrder(id);
    await expectOnePurchase(id, 629.1);
    expect(await bookedFor(id)).toMatchObject({
      orderedAmount: 629.1,
      currentAmount: 629.1,
      discount: { ...tenth, amount: 69.9 },
    });
  });

  test('keeps its part of it for what can still be delivered', async () => {
    const discount = { ...tenth, kind: 'amount', value: 99, amount: 99 };
    const { id, album } = await waitingOrder({ amount: 600, discount });
    await given({ [`albums/${album}`]: null });
    const answer = await approveOrder(id);
    if (answer.kind !== 'needs-confirmation') throw new Error('nothing was to be confirmed');
    await approveOrder(id, { confirmed: { ...answer.check, price: 'ordered' } });
    // 199 of 699 kroner, of which 600 were to be paid.
    await expectOnePurchase(id, 170.82);
    expect(await bookedFor(id)).toMatchObject({ discount: { amount: 28.18 } });
  });
});
