import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredDocument } from '#src/data/firestore/converter.ts';
import { transactWithRetry } from '#src/data/firestore/transactWithRetry.ts';
import { approveOrder } from '#src/data/orders/approveOrder.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import { singleImage } from '../../../support/records.ts';
import { orderLine, pendingOrder, purchaseOf } from '../../../support/waitingOrders.ts';

vi.mock('#src/data/repos/purchases/purchases.ts');
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

type Documents = Record<string, object>;

/**
 * Another browser changes the documents right before or after one of them is read. A transaction that
 * has written on old documents is run again, as the server demands.
 */
function changed(
  [when, path]: ['before' | 'after', string],
  { from, to }: { from: Documents; to: Documents },
): void {
  const state = { documents: from, hasWritten: false };
  const write = () => {
    state.hasWritten = true;
  };
  const read = async (asked: string): Promise<StoredDocument | undefined> => {
    const answer = { ...state.documents };
    await Promise.resolve();
    const isHere = asked === path;
    if (isHere) state.documents = to;
    const { [asked]: data } = isHere && when === 'before' ? to : answer;
    return data && { id: asked.split('/')[1] ?? '', data: { ...data } };
  };
  vi.mocked(transactWithRetry).mockImplementation(async (work) => {
    const transaction = { read, set: write, merge: write, update: write, remove: write };
    const answer = await work(transaction);
    return state.hasWritten ? work(transaction) : answer;
  });
}

const NUMBER = 'JF20250601ABCDEF123';
const ORDER = `pending-orders/${NUMBER}`;
const waiting = pendingOrder({
  id: NUMBER,
  items: [{ ...orderLine('Klit'), id: 'klit' }],
  amount: 199,
});
const image = singleImage('Klit', { id: 'klit', price: 199 });

test('of two approvals of the same order both answer with its purchase', async () => {
  const purchase = purchaseOf(waiting, { id: NUMBER });
  const approved = { ...waiting, paymentStatus: 'completed', convertedToPurchaseId: NUMBER };
  const shop = { 'enkeltbilleder/klit': image };
  changed(['after', ORDER], {
    from: { ...shop, [ORDER]: waiting },
    to: { ...shop, [ORDER]: approved, [`purchases/${NUMBER}`]: purchase },
  });
  vi.mocked(purchases.get).mockResolvedValue(purchase);
  await expect(approveOrder(NUMBER)).resolves.toMatchObject({ kind: 'approved', purchase });
});

test('a picture that is deleted meanwhile is found among what was deleted', async () => {
  changed(['before', 'enkeltbilleder/klit'], {
    from: { [ORDER]: waiting, 'enkeltbilleder/klit': image },
    to: { [ORDER]: waiting, 'withdrawn-images/klit': image },
  });
  await expect(approveOrder(NUMBER)).resolves.toMatchObject({
    kind: 'needs-confirmation',
    check: { orderedOre: 19_900, changes: [] },
  });
});
