import { describe, expect, test } from 'vitest';
import { expectOnePurchase } from './expectations.ts';
import { approveOrder, outcomeOf, photographerIsSignedIn, waitingOrder } from './world.ts';

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
});
