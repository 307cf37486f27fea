import { describe, expect, test } from 'vitest';
import type { DownloadLog } from '#src/model/purchases/schema.ts';
import { type ItemInterest, itemInterestSchema } from '#src/model/statistics/interest.ts';
import { type SalesRecords, yearSales } from '#src/model/statistics/sales.ts';
import { orderRecord } from '../../../support/bareRecords.ts';
import { bought, boughtAlbum, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { orderLine } from '../../../support/waitingOrders.ts';

const salesOf = (records: Partial<SalesRecords> = {}) => {
  const none = { orders: [], purchases: [], records: [], downloads: [], interest: [] };
  return yearSales({ ...none, ...records });
};
const figures = (change: object = {}) => ({
  ...{ seen: 0, carted: 0, ordered: 0, bought: 0, conversion: 0, income: 0, downloads: 0 },
  ...change,
});
const june = new Date('2026-06-06T10:00:00Z');
const download = (itemId: string, downloadDate: Date): DownloadLog => ({
  ...{ purchaseId: 'JF1', itemId, itemName: itemId, userId: 'uid-kunde', downloadDate },
  ...{ userAgent: '', ipAddress: '' },
});
const approvedAs = (convertedToPurchaseId: string) => ({
  paymentStatus: 'completed' as const,
  convertedToPurchaseId,
});
const incomes = (items: readonly { id: string; sales: { income: number } }[]) =>
  items.map(({ id, sales }) => `${id} ${sales.income}`);

describe('a year', () => {
  test('without records is twelve months of nothing', () => {
    const { months, total, images, albums } = salesOf();
    expect(months).toEqual(Array.from({ length: 12 }, () => figures()));
    expect([total, images, albums]).toEqual([figures(), [], []]);
  });

  test('counts an order in the month it was placed, and its payment in that of the approval', () => {
    const createdAt = new Date('2026-05-30T10:00:00Z');
    const sold = { pendingOrderId: 'JF1', totalAmount: 250, purchaseDate: june };
    const { months, paidOrders } = salesOf({
      orders: [ordered('JF1', { createdAt, ...approvedAs('JF1') })],
      purchases: [bought('JF1', sold)],
      downloads: [download('Klit', new Date('2026-07-01T10:00:00Z'))],
    });
    expect(months.slice(4, 7)).toEqual([
      figures({ ordered: 1 }),
      figures({ bought: 1, income: 250 }),
      figures({ downloads: 1 }),
    ]);
    expect(paidOrders).toBe(1);
  });

  test('begins at midnight in Copenhagen', () => {
    const createdAt = new Date('2026-01-31T23:30:00Z');
    const { months } = salesOf({ orders: [ordered('JF1', { createdAt })] });
    expect(months.slice(0, 2).map((month) => month.ordered)).toEqual([0, 1]);
  });

  test('counts orders that wait, are rejected or were paid in another year as ordered alone', () => {
    const orders = [ordered('JF1'), ordered('JF2', { paymentStatus: 'cancelled' })];
    const total = { ordered: 2, bought: 0, income: 0 };
    expect(salesOf({ orders })).toMatchObject({ total, paidOrders: 0 });
    const paid = salesOf({ orders: [ordered('JF1', approvedAs('JF1'))] });
    expect(paid).toMatchObject({ total: { ...total, ordered: 1 }, paidOrders: 1 });
  });

  test.each([
    ['withdrawn', { paymentStatus: 'cancelled', withdrawnAt: june }],
    ['withdrawn and still called paid', { withdrawnAt: june }],
    ['not paid', { paymentStatus: 'pending' }],
  ])('earns nothing by a purchase that is %s', (_what, change) => {
    const purchases = [bought('JF1', { pendingOrderId: 'JF1', ...change })];
    expect(salesOf({ purchases }).total).toMatchObject({ bought: 0, income: 0 });
  });

  test('calls an order unpaid again when its purchase is withdrawn', () => {
    const orders = ['JF1', 'JF2'].map((id) => ordered(id, approvedAs(id)));
    const withdrawn = { paymentStatus: 'cancelled', withdrawnAt: june };
    const sales = salesOf({
      orders,
      purchases: [
        bought('JF1', { pendingOrderId: 'JF1', ...withdrawn }),
        bought('JF2', { pendingOrderId: 'JF2' }),
      ],
    });
    expect(sales).toMatchObject({ total: { ordered: 2, bought: 1 }, paidOrders: 1 });
  });

  test('counts a purchase once that has its mirror, and sales that have nothing else', () => {
    const record = (id: string, total: number) =>
      orderRecord({
        id,
        total,
        date: june,
        status: 'completed',
        items: [orderLine('Hede', total)],
      });
    const records = [record('JF1', 199), record('earlier', 100)];
    const purchases = [bought('JF1', { pendingOrderId: 'JF1' })];
    expect(salesOf({ purchases, records }).total).toMatchObject({ bought: 2, income: 299 });
  });

  test('counts a purchase by card as ordered too, because no order comes before it', () => {
    const { total } = salesOf({ purchases: [bought('JF1', { paymentMethod: 'card' })] });
    expect(total).toEqual(figures({ ordered: 1, bought: 1, income: 199 }));
  });

  test('adds amounts up to the øre', () => {
    const purchases = [0.1, 0.2].map((totalAmount, index) => bought(`JF${index}`, { totalAmount }));
    expect(salesOf({ purchases }).total.income).toBe(0.3);
  });
});

describe('pictures and albums', () => {
  test('stand apart, the largest income first', () => {
    const items = [boughtItem('klit', { name: 'Klit', price: 150 }), boughtAlbum('Kysten', [])];
    const { images, albums } = salesOf({
      orders: [ordered('JF3', { items: [orderLine('Aften'), orderLine('Klit')] })],
      purchases: [
        bought('JF1', { pendingOrderId: 'JF1', items }),
        bought('JF2', { pendingOrderId: 'JF2', items: [boughtItem('fyr', { price: 300 })] }),
      ],
      downloads: [download('klit', june), download('klit', june), download('Solgt i fjor', june)],
    });
    const klit = figures({ ordered: 1, bought: 1, income: 150, downloads: 2 });
    expect(images).toEqual([
      { id: 'fyr', name: 'fyr', sales: figures({ bought: 1, income: 300 }) },
      { id: 'klit', name: 'Klit', sales: klit },
      { id: 'aften', name: 'Aften', sales: figures({ ordered: 1 }) },
    ]);
    const sales = figures({ bought: 1, income: 595 });
    expect(albums).toEqual([{ id: 'Kysten', name: 'Kysten', sales }]);
  });

  test('an older order marks its album by the category', () => {
    const orders = [ordered('JF1', { items: [{ ...orderLine('Skov'), category: 'Album' }] })];
    expect(salesOf({ orders })).toMatchObject({ images: [], albums: [{ name: 'Skov' }] });
  });

  const items = [boughtItem('Klit', { price: 300 }), boughtItem('Hav', { price: 100 })];

  test('share a discount, so that they and the total say the same', () => {
    const terms = { code: 'FEST', kind: 'amount' as const, value: 100, paidFor: 0, minimum: 0 };
    const discount = { ...terms, amount: 100 };
    const purchases = [bought('JF1', { items, totalAmount: 300, discount, purchaseDate: june })];
    const { total, images } = salesOf({ purchases });
    expect(total.income).toBe(300);
    expect(incomes(images)).toEqual(['Klit 225', 'Hav 75']);
  });

  test('earn nothing of a part that was sent back, and neither does the year', () => {
    const refund = { refundedAt: june, refundedAmount: 100.5 };
    const purchases = [bought('JF1', { items, totalAmount: 400, purchaseDate: june, ...refund })];
    const { months, total, images } = salesOf({ purchases });
    expect([total.bought, total.income, months[5]?.income]).toEqual([1, 299.5, 299.5]);
    expect(incomes(images)).toEqual(['Klit 224.63', 'Hav 74.87']);
  });
});

describe('interest', () => {
  const counted = (itemId: string, months: object, isAlbum = false): ItemInterest =>
    itemInterestSchema.parse({
      id: `2026_${itemId}`,
      year: '2026',
      itemId,
      name: itemId,
      isAlbum,
      months,
    });

  test('is counted in its month, and its share is of those who saw', () => {
    const may = { seen: 30, carted: 6, ordered: 3 };
    const klit = counted('Klit', { '05': may, '06': { seen: 10, carted: 1 } });
    const { months, total } = salesOf({
      interest: [klit, counted('Hede', { '05': { seen: 10 } })],
    });
    expect(months.slice(4, 6)).toEqual([
      figures({ seen: 40, carted: 6, conversion: 7.5 }),
      figures({ seen: 10, carted: 1 }),
    ]);
    expect(total).toEqual(figures({ seen: 50, carted: 7, conversion: 6 }));
  });

  test('shows items that nobody ordered, after those that somebody did', () => {
    const { images, albums } = salesOf({
      orders: [ordered('JF1', { items: [orderLine('Klit')] })],
      interest: [
        counted('Hede', { '05': { seen: 10 } }),
        counted('Fyr', { '05': { seen: 2, carted: 1 } }),
        counted('klit', { '05': { seen: 4, carted: 1, ordered: 1 } }),
        counted('Kysten', { '05': { seen: 1 } }, true),
      ],
    });
    expect(images.map(({ name }) => name)).toEqual(['Klit', 'Fyr', 'Hede']);
    const klit = figures({ seen: 4, carted: 1, ordered: 1, conversion: 25 });
    expect(images[0]?.sales).toEqual(klit);
    expect(albums.map(({ name }) => name)).toEqual(['Kysten']);
  });

  test('does not take the orders of those who were not counted for a share of those who were', () => {
    const orders = [ordered('JF1', { items: [orderLine('Klit')] })];
    const interest = [counted('Klit', { '05': { seen: 2 } })];
    expect(salesOf({ orders, interest }).total).toMatchObject({ ordered: 1, conversion: 0 });
  });
});
