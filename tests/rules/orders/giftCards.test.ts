import { describe, expect, test } from 'vitest';
import {
  approveOrder,
  given,
  line,
  outcomeOf,
  photographerIsSignedIn,
  stored,
  waitingOrder,
} from './world.ts';
import { expectOnePurchase } from './expectations.ts';

photographerIsSignedIn();

const CODE = 'WXYZ23456789ABCD';
const card = {
  value: 500,
  bookedAt: 'use',
  orderId: '',
  issuedAt: new Date('2026-01-01T12:00:00Z'),
  lastDay: '2099-01-01',
  state: 'open',
  paidOut: 0,
};
const giftCard = { code: CODE, amount: 500, bookedAt: 'use' };

describe('approving an order that a gift card pays a part of', () => {
  test('books the whole price, and what the card has paid', async () => {
    await given({ [`gift-cards/${CODE}`]: card });
    const { id } = await waitingOrder({ giftCard });
    await approveOrder(id);
    await expectOnePurchase(id, 699);
    expect((await outcomeOf(id)).purchases[0]?.data).toMatchObject({ giftCard });
  });

  test.each([
    ['blocked', { ...card, state: 'blocked' }],
    ['gone', null],
  ])('is refused once the card is %s', async (_, found) => {
    await given({ [`gift-cards/${CODE}`]: found });
    const { id } = await waitingOrder({ giftCard });
    await expect(approveOrder(id)).rejects.toMatchObject({ code: 'order/gift-card-blocked' });
    expect((await outcomeOf(id)).purchases).toEqual([]);
  });
});

test('approving an order of gift cards issues them, with its purchase', async () => {
  const giftCardLine = (id: string, price: number) => ({
    ...line(id, price, 'gift-card'),
    thumbnailUrl: '',
    imageUrl: '',
  });
  const items = [giftCardLine('kort-1', 500), giftCardLine('kort-2', 300)];
  const { id } = await waitingOrder({ amount: 800, items });
  await approveOrder(id);
  await expectOnePurchase(id, 800);
  const [purchase] = (await outcomeOf(id)).purchases;
  const sold = purchase?.data['giftCards'] as { code: string; value: number; lastDay: string }[];
  expect(sold.map(({ value }) => value)).toEqual([500, 300]);
  expect(purchase?.data).toMatchObject({ backupStatus: 'completed' });
  for (const { code, value, lastDay } of sold) {
    expect(await stored(`gift-cards/${code}`)).toMatchObject({
      value,
      lastDay,
      bookedAt: 'use',
      orderId: purchase?.id,
      state: 'open',
      paidOut: 0,
    });
  }
  const number = String(purchase?.data['voucherNumber']);
  expect(await stored(`vouchers/${number}`)).toMatchObject({
    totalOre: 80_000,
    vatOre: 0,
    vatRate: 0,
  });
});
