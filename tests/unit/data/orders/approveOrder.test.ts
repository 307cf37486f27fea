import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transactWithRetry } from '#src/data/firestore/transactWithRetry.ts';
import { approveOrder } from '#src/data/orders/approveOrder.ts';
import * as purchases from '#src/data/repos/purchases.ts';

vi.mock('#src/data/repos/purchases.ts');
vi.mock('#src/data/firestore/transactWithRetry.ts');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('an approval whose purchase cannot be read in time is not confirmed', async () => {
  vi.mocked(transactWithRetry).mockResolvedValue({ kind: 'approved', orderId: 'JF1' });
  vi.mocked(purchases.get).mockReturnValue(new Promise(() => undefined));
  const outcome = expect(approveOrder('order')).rejects.toMatchObject({ code: 'not-confirmed' });
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
});
