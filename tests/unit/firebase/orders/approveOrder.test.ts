import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { approveOrder } from '#src/firebase/orders/approveOrder.ts';
import * as purchases from '#src/firebase/repos/purchases.ts';
import { transactAgain } from '#src/firebase/firestore/transactAgain.ts';

vi.mock('#src/firebase/repos/purchases.ts');
vi.mock('#src/firebase/firestore/transactAgain.ts');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('an approval whose purchase cannot be read in time is not confirmed', async () => {
  vi.mocked(transactAgain).mockResolvedValue({ kind: 'approved', orderId: 'JF1' });
  vi.mocked(purchases.get).mockReturnValue(new Promise(() => undefined));
  const outcome = expect(approveOrder('order')).rejects.toMatchObject({ code: 'not-confirmed' });
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
});
