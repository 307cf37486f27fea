import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SERVER_TIME } from '#src/data/firestore/converter.ts';
import { transactWithRetry } from '#src/data/firestore/transactWithRetry.ts';
import { approvePayment } from '#src/data/orders/approvePayment.ts';

vi.mock('#src/data/firestore/transactWithRetry.ts');

const ID = 'JF20260606ABCDEF123';
const PURCHASE = `purchases/${ID}`;
const MIRROR = `orders/${ID}`;

let stored: Map<string, Record<string, unknown>>;
const update = vi.fn();

const transaction = {
  read: (path: string) => {
    const data = stored.get(path);
    return Promise.resolve(data && { id: ID, data });
  },
  update,
  set: vi.fn(),
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
  update.mockReset();
  vi.mocked(transactWithRetry).mockImplementation((decide) => decide(transaction));
});

describe('approving the payment of a purchase', () => {
  test('completes it together with its mirror', async () => {
    isStored('pending');
    await approvePayment(ID);
    expect(update.mock.calls).toEqual([
      [
        PURCHASE,
        { paymentStatus: 'completed', completedDate: SERVER_TIME, updatedAt: SERVER_TIME },
      ],
      [MIRROR, { status: 'completed', updatedAt: SERVER_TIME }],
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
