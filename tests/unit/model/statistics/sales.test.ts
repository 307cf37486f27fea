import { describe, expect, test } from 'vitest';
import type { DownloadLog } from '#src/model/purchases/schema.ts';
import { type ItemInterest, itemInterestSchema } from '#src/model/statistics/interest.ts';
import { yearSales, type SalesRecords } from '#src/model/statistics/sales.ts';
import { bought, boughtAlbum, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { orderLine } from '../../../support/waitingOrders.ts';

const nothing: SalesRecords = {
  orders: [],
  purchases: [],
  records: [],
  downloads: [],
  interest: [],
};

const noFigures = {
  seen: 0,
  carted: 0,
  ordered: 0,
  bought: 0,
  conversion: 0,
  income: 0,
  downloads: 0,
};

const totalOf = (records: Partial<SalesRecords>) => yearSales({ ...nothing, ...records }).total;

const june = new Date('2026-06-06T10:00:00Z');

function download(itemId: string, downloadDate: Date): DownloadLog {
  return {
    purchaseId: 'JF1',
    itemId,
    itemName: itemId,
    userId: 'uid-kunde',
    downloadDate,
    userAgent: '',
    ipAddress: '',
  };
}

describe('a year', () => {
  test('without records is twelve months of nothing', () => {
    const { months, total, images, albums } = yearSales(nothing);
    expect(months).toEqual(Array.from({ length: 12 }, () => noFigures));
    expect(total).toEqual(noFigures);
    expect([images, albums]).toEqual([[], []]);
  });

  test('counts an order in the month it was placed, and its payment in the month of the approval', () => {
    const order = ordered('JF1', {
      createdAt: new Date('2026-05-30T10:00:00Z'),
      paymentStatus: 'completed',
      convertedToPurchaseId: 'JF1',
    });
    const { months, paidOrders } = yearSales({
      ...nothing,
      orders: [order],
      purchases: [bought('JF1', { pendingOrderId: 'JF1', totalAmount: 250, purchaseDate: june })],
      downloads: [download('Klit', new Date('2026-07-01T10:00:00Z'))],
    });
    expect(months[4]).toEqual({ ...noFigures, ordered: 1 });
    expect(months[5]).toEqual({ ...noFigures, bought: 1, income: 250 });
    expect(months[6]).toEqual({ ...noFigures, downloads: 1 });
    expect(paidOrders).toBe(1);
  });

  test('begins at midnight in Copenhagen', () => {
    const { months } = yearSales({
      ...nothing,
      orders: [ordered('JF1', { createdAt: new Date('2026-01-31T23:30:00Z') })],
    });
    expect([months[0]?.ordered, months[1]?.ordered]).toEqual([0, 1]);
  });

  test('does not sell what was paid in another year', () => {
    const order = ordered('JF1', { paymentStatus: 'completed', convertedToPurchaseId: 'JF1' });
    expect(yearSales({ ...nothing, orders: [order] })).toMatchObject({
      total: { ordered: 1, bought: 0, income: 0 },
      paidOrders: 1,
    });
  });

  test('counts rejected and waiting orders as ordered alone', () => {
    const orders = [ordered('JF1'), ordered('JF2', { paymentStatus: 'cancelled' })];
    expect(yearSales({ ...nothing, orders })).toMatchObject({
      total: { ordered: 2, bought: 0, income: 0 },
      paidOrders: 0,
    });
  });

  test.each([
    ['withdrawn', { paymentStatus: 'cancelled', withdrawnAt: june }],
    ['withdrawn and still called paid', { withdrawnAt: june }],
    ['not paid', { paymentStatus: 'pending' }],
  ])('earns nothing by a purchase that is %s', (_what, change) => {
    const purchases = [bought('JF1', { pendingOrderId: 'JF1', ...change })];
    expect(totalOf({ purchases })).toMatchObject({ bought: 0, income: 0 });
  });

  test('calls an order unpaid again when its purchase is withdrawn', () => {
    const orders = [
      ordered('JF1', { paymentStatus: 'completed', convertedToPurchaseId: 'JF1' }),
      ordered('JF2', { paymentStatus: 'completed', convertedToPurchaseId: 'JF2' }),
    ];
    const purchases = [
      bought('JF1', { pendingOrderId: 'JF1', paymentStatus: 'cancelled', withdrawnAt: june }),
      bought('JF2', { pendingOrderId: 'JF2' }),
    ];
    expect(yearSales({ ...nothing, orders, purchases })).toMatchObject({
      total: { ordered: 2, bought: 1 },
      paidOrders: 1,
    });
  });

  test('counts a purchase once that has its mirror, and sales that have nothing else', () => {
    const record = {
      userId: '',
      userEmail: '',
      date: june,
      status: 'completed',
      total: 100,
      currency: 'DKK',
      paymentMethod: 'cash' as const,
      items: [orderLine('Hede', 100)],
      isArchived: false,
    };
    const records = [
      { ...record, id: 'JF1', total: 199 },
      { ...record, id: 'earlier' },
    ];
    const purchases = [bought('JF1', { pendingOrderId: 'JF1' })];
    expect(totalOf({ purchases, records })).toMatchObject({ bought: 2, income: 299 });
  });

  test('counts a purchase by card as ordered too, because no order comes before it', () => {
    expect(totalOf({ purchases: [bought('JF1', { paymentMethod: 'card' })] })).toEqual({
      ...noFigures,
      ordered: 1,
      bought: 1,
      income: 199,
    });
  });

  test('adds amounts up to the øre', () => {
    const purchases = [0.1, 0.2].map((totalAmount, index) => bought(`JF${index}`, { totalAmount }));
    expect(totalOf({ purchases }).income).toBe(0.3);
  });
});

describe('pictures and albums', () => {
  test('stand apart, the largest income first', () => {
    const { images, albums } = yearSales({
      ...nothing,
      orders: [ordered('JF3', { items: [orderLine('Aften'), orderLine('Klit')] })],
      purchases: [
        bought('JF1', {
          pendingOrderId: 'JF1',
          items: [boughtItem('klit', { name: 'Klit', price: 150 }), boughtAlbum('Kysten', [])],
        }),
        bought('JF2', { pendingOrderId: 'JF2', items: [boughtItem('fyr', { price: 300 })] }),
      ],
      downloads: [download('klit', june), download('klit', june), download('Solgt i fjor', june)],
    });
    expect(images).toEqual([
      {
        id: 'fyr',
        name: 'fyr',
        sales: { ...noFigures, ordered: 0, bought: 1, income: 300, downloads: 0 },
      },
      {
        id: 'klit',
        name: 'Klit',
        sales: { ...noFigures, ordered: 1, bought: 1, income: 150, downloads: 2 },
      },
      {
        id: 'aften',
        name: 'Aften',
        sales: { ...noFigures, ordered: 1, bought: 0, income: 0, downloads: 0 },
      },
    ]);
    expect(albums).toEqual([
      {
        id: 'Kysten',
        name: 'Kysten',
        sales: { ...noFigures, ordered: 0, bought: 1, income: 595, downloads: 0 },
      },
    ]);
  });

  test('an older order marks its album by the category', () => {
    const orders = [ordered('JF1', { items: [{ ...orderLine('Skov'), category: 'Album' }] })];
    const { images, albums } = yearSales({ ...nothing, orders });
    expect(images).toEqual([]);
    expect(albums).toMatchObject([{ name: 'Skov' }]);
  });
});

test('a discount is shared among what it was bought with, so that pictures and total say the same', () => {
  const discount = {
    code: 'FEST',
    kind: 'amount' as const,
    value: 100,
    paidFor: 0,
    minimum: 0,
    amount: 100,
  };
  const items = [boughtItem('Klit', { price: 300 }), boughtItem('Hav', { price: 100 })];
  const purchases = [bought('JF1', { items, totalAmount: 300, discount, purchaseDate: june })];
  const { total, images } = yearSales({ ...nothing, purchases });
  expect(total.income).toBe(300);
  expect(images.map(({ id, sales }) => [id, sales.income])).toEqual([
    ['Klit', 225],
    ['Hav', 75],
  ]);
});

test('a part that was sent back is no income, of the year or of the pictures', () => {
  const items = [boughtItem('Klit', { price: 300 }), boughtItem('Hav', { price: 100 })];
  const refund = { refundedAt: june, refundedAmount: 100.5 };
  const purchases = [bought('JF1', { items, totalAmount: 400, purchaseDate: june, ...refund })];
  const { months, total, images } = yearSales({ ...nothing, purchases });
  expect([total.bought, total.income, months[5]?.income]).toEqual([1, 299.5, 299.5]);
  expect(images.map(({ id, sales }) => [id, sales.income])).toEqual([
    ['Klit', 224.63],
    ['Hav', 74.87],
  ]);
});

describe('interest', () => {
  const counted = (
    itemId: string,
    months: Record<string, Partial<ItemInterest['months'][string]>>,
    isAlbum = false,
  ): ItemInterest =>
    itemInterestSchema.parse({
      id: `2026_${itemId}`,
      year: '2026',
      itemId,
      name: itemId,
      isAlbum,
      months,
    });

  test('is counted in its month, and its share is of those who saw', () => {
    const interest = [
      counted('Klit', {
        '05': { seen: 30, carted: 6, ordered: 3 },
        '06': { seen: 10, carted: 1 },
      }),
      counted('Hede', { '05': { seen: 10 } }),
    ];
    const { months, total } = yearSales({ ...nothing, interest });
    expect(months[4]).toEqual({ ...noFigures, seen: 40, carted: 6, conversion: 7.5 });
    expect(months[5]).toEqual({ ...noFigures, seen: 10, carted: 1 });
    expect(total).toEqual({ ...noFigures, seen: 50, carted: 7, conversion: 6 });
  });

  test('shows items that nobody ordered, after those that somebody did', () => {
    const { images, albums } = yearSales({
      ...nothing,
      orders: [ordered('JF1', { items: [orderLine('Klit')] })],
      interest: [
        counted('Hede', { '05': { seen: 10 } }),
        counted('Fyr', { '05': { seen: 2, carted: 1 } }),
        counted('klit', { '05': { seen: 4, carted: 1, ordered: 1 } }),
        counted('Kysten', { '05': { seen: 1 } }, true),
      ],
    });
    expect(images.map(({ name }) => name)).toEqual(['Klit', 'Fyr', 'Hede']);
    expect(images[0]?.sales).toEqual({
      ...noFigures,
      seen: 4,
      carted: 1,
      ordered: 1,
      conversion: 25,
    });
    expect(albums.map(({ name }) => name)).toEqual(['Kysten']);
  });

  test('does not take the orders of those who were not counted for a share of those who were', () => {
    const orders = [ordered('JF1', { items: [orderLine('Klit')] })];
    const interest = [counted('Klit', { '05': { seen: 2 } })];
    expect(totalOf({ orders, interest })).toMatchObject({ ordered: 1, conversion: 0 });
  });
});
