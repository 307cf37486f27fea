import { describe, expect, test, vi } from 'vitest';
import { approveOrder, approvePayment } from '#src/data/orders/approveOrder.ts';
import { lineOfGiftCard } from '#src/model/cart/cart.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { backend } from '../../support/backend/backend.ts';
import { bought } from '../../support/orderRecords.ts';
import { singleImage } from '../../support/records.ts';
import { orderLine, pendingOrder } from '../../support/waitingOrders.ts';

const { documents } = backend;
const ID = 'JF20260606ABCDEF123';
const image = singleImage('Klit', { id: 'klit', price: 199 });

describe('approving an order', () => {
  const orderIsWaiting = () => {
    documents.put(`pending-orders/${ID}`, pendingOrder({ id: ID, items: [orderLine('Klit')] }));
    documents.put('enkeltbilleder/klit', image);
  };

  test('twice at once makes one purchase, which both are answered', async () => {
    orderIsWaiting();
    const answers = await Promise.all([approveOrder(ID), approveOrder(ID)]);
    const approved = { kind: 'approved', purchase: { id: ID } };
    expect(answers).toMatchObject([approved, approved]);
    expect(documents.all('purchases', purchaseSchema)).toMatchObject([{ vatRate: 25 }]);
    expect(documents.get(`voucher-series/${new Date().getFullYear()}`)).toEqual({ last: 1 });
  });

  test('is not confirmed when its purchase cannot be read in time', async () => {
    orderIsWaiting();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    documents.put(`pending-orders/${ID}`, {
      ...pendingOrder({ id: ID }),
      paymentStatus: 'completed',
      convertedToPurchaseId: ID,
    });
    documents.put(`purchases/${ID}`, bought(ID));
    backend.hold('read', `purchases/${ID}`);
    const outcome = expect(approveOrder(ID)).rejects.toMatchObject({ code: 'not-confirmed' });
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
  });

  test('finds a picture that is deleted meanwhile among what was deleted', async () => {
    orderIsWaiting();
    const gate = backend.hold('read', 'enkeltbilleder/klit');
    const approval = approveOrder(ID);
    await vi.waitFor(() => expect(backend.attempts('read', 'enkeltbilleder')).toHaveLength(1));
    documents.remove('enkeltbilleder/klit');
    documents.put('withdrawn-images/klit', image);
    gate.open();
    await expect(approval).resolves.toMatchObject({
      kind: 'needs-confirmation',
      check: { orderedOre: 19_900, changes: [] },
    });
  });
});

test.each([
  ['for which they were ordered, whatever the shop sells since', { giftCardYears: 2 }, 2],
  ['that the law gives, of an order that does not say', {}, 3],
])('gift cards are valid for the years %s', async (_, ordered, years) => {
  vi.useFakeTimers({ now: new Date('2026-06-06T10:00:00Z'), toFake: ['Date'] });
  const items = [lineOfGiftCard('kort-1', 500)];
  const order = { ...pendingOrder({ id: ID, items, amount: 500 }), ...ordered };
  documents.put(`pending-orders/${ID}`, order);
  const lastDay = `${2026 + years}-06-06`;
  await expect(approveOrder(ID)).resolves.toMatchObject({
    purchase: { giftCards: [{ value: 500, lastDay }] },
  });
});

describe('approving the payment of a purchase', () => {
  const isStored = (paymentStatus: string) =>
    documents.put(`purchases/${ID}`, { ...bought(ID), paymentStatus });

  test('completes it alone where it has no mirror', async () => {
    isStored('pending');
    await approvePayment(ID);
    expect(documents.get(`purchases/${ID}`)).toMatchObject({ paymentStatus: 'completed' });
    expect(documents.get(`orders/${ID}`)).toBeUndefined();
  });

  test.each(['completed', 'købt'])('changes nothing when it is %s already', async (status) => {
    isStored(status);
    await approvePayment(ID);
    expect(backend.changeCount()).toBe(0);
  });

  test('is refused when it is cancelled, and when there is none', async () => {
    await expect(approvePayment(ID)).rejects.toMatchObject({ code: 'order/not-found' });
    isStored('cancelled');
    await expect(approvePayment(ID)).rejects.toMatchObject({ code: 'order/not-pending' });
    expect(backend.changeCount()).toBe(0);
  });
});
