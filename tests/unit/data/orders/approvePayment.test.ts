import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SERVER_TIME } from '#src/data/firestore/converter.ts';
import { transactWithRetry } from '#src/data/firestore/transactWithRetry.ts';
import { approvePayment } from '#src/data/orders/approveOrder.ts';

vi.mock('#src/data/firestore/transactWithRetry.ts');

const ID = 'JF20260606ABCDEF123';
const PURCHASE = `purchases/${ID}`;
const MIRROR = `orders/${ID}`;

let stored: Map<string, Record<string, unknown>>;
const update = vi.fn();
const set = vi.fn();

const transaction = {
  read: (path: string) => {
    const data = stored.get(path);
    return Promise.resolve(data && { id: ID, data });
  },
  update,
  set,
  merge: vi.fn(),
  remove: vi.fn(),
};

function isStored(paymentStatus: string): void {
  stored = new Map([
    [PURCHASE, { userId: 'u1', paymentStatus }],
    [MIRROR, { userId: 'u1', status: paymentStatus }],
  ]);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-06T10:00:00Z') });
  update.mockReset();
  set.mockReset();
  vi.mocked(transactWithRetry).mockImplementation((decide) => decide(transaction));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('approving the payment of a purchase', () => {
  test('completes it together with its mirror', async () => {
    isStored('pending');
    stored.set('voucher-series/2026', { last: 7 });
    await approvePayment(ID);
    expect(update.mock.calls).toEqual([
      [
        PURCHASE,
        {
          paymentStatus: 'completed',
          completedDate: SERVER_TIME,
          voucherNumber: '2026-0008',
          updatedAt: SERVER_TIME,
        },
      ],
      [MIRROR, { status: 'completed', updatedAt: SERVER_TIME }],
    ]);
  });

  test('gives it the next invoice', async () => {
    isStored('pending');
    await approvePayment(ID);
    expect(set.mock.calls).toMatchObject([
      ['voucher-series/2026', { last: 1 }],
      ['vouchers/2026-0001', { orderId: ID, issuedAt: SERVER_TIME, buyer: { name: '' } }],
    ]);
  });

  test('completes it alone where it has no mirror', async () => {
    isStored('pending');
    stored.delete(MIRROR);
    await approvePayment(ID);
    expect(update.mock.calls.map(([path]: unknown[]) => path)).toEqual([PURCHASE]);
  });

  test.each(['completed', 'købt'])('changes nothing when it is %s already', async (status) => {
    isStored(status);
    await approvePayment(ID);
    expect(update).not.toHaveBeenCalled();
  });

  test('is refused when it is cancelled', async () => {
    isStored('cancelled');
    await expect(approvePayment(ID)).rejects.toMatchObject({ code: 'order/not-pending' });
    expect(update).not.toHaveBeenCalled();
  });

  test('is refused when there is no such purchase', async () => {
    stored = new Map();
    await expect(approvePayment(ID)).rejects.toMatchObject({ code: 'order/not-found' });
  });
});
