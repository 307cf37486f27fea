import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeAdminOrders, mergeOrders } from '#src/shared/domain/orderMerge.ts';
import {
  decisionProblem,
  downloadAvailability,
  orderStatus,
} from '#src/shared/domain/orderStatus.ts';
import { isAlbumItem, viewOfPurchase } from '#src/shared/domain/orderViews.ts';
import { isTestOrder, isTestPendingOrder } from '#src/shared/domain/testOrders.ts';
import {
  day,
  image,
  orderRecord,
  pendingOrder,
  purchase,
  purchaseItem,
} from '../../../support/bareRecords.ts';

test.each([
  ['completed', 'completed'],
  ['købt', 'completed'],
  ['pending', 'processing'],
  ['processing', 'processing'],
  ['cancelled', 'cancelled'],
  ['refunded', 'cancelled'],
  ['', 'cancelled'],
])('the payment status %j is shown as %s', (stored, expected) => {
  expect(orderStatus(stored)).toBe(expected);
});

test.each([
  ['completed', true, 'available'],
  ['completed', false, 'unavailable'],
  ['processing', true, 'waiting'],
  ['processing', false, 'waiting'],
  ['cancelled', true, 'unavailable'],
] as const)('a download from an order that is %s, file there: %s', (status, hasFile, expected) => {
  expect(downloadAvailability(status, hasFile)).toBe(expected);
});

test.each([
  ['pending', 'approve', undefined],
  ['pending', 'reject', undefined],
  ['completed', 'approve', undefined],
  ['completed', 'reject', 'already-approved'],
  ['cancelled', 'approve', 'already-rejected'],
  ['cancelled', 'reject', undefined],
] as const)('an order that is %s, to %s: %s', (status, decision, expected) => {
  expect(decisionProblem(status, decision)).toBe(expected);
});

describe('a purchase as an order', () => {
  const album = purchaseItem({
    type: 'album',
    name: 'Bryllup',
    albumImages: [image({ id: 'b', order: 2 }), image({ id: 'a', order: 1 })],
  });

  test('shows albums with their pictures in order, and no path of an original', () => {
    const view = viewOfPurchase(purchase({ paymentStatus: 'completed', items: [album] }));
    expect(view.source).toMatchObject({ type: 'albums', albumName: 'Bryllup' });
    expect(view.items[0]).toMatchObject({ isDownloadable: true, permanentAccess: true });
    expect(view.items[0]?.albumImages.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(JSON.stringify(view)).not.toContain('originalSrc');
  });

  test('offers no download before it is completed', () => {
    const view = viewOfPurchase(purchase({ paymentStatus: 'pending', items: [album] }));
    expect(view.items[0]?.isDownloadable).toBe(false);
  });
});

const bought = purchase({
  id: 'JF20250624ABCDEF123',
  paymentStatus: 'completed',
  purchaseDate: day(5),
  pendingOrderId: 'p1',
});

describe('a customer sees', () => {
  test('what was approved once, and the newest first', () => {
    const orders = mergeOrders(
      [bought],
      [
        pendingOrder({
          id: 'p1',
          paymentStatus: 'completed',
          convertedToPurchaseId: bought.id,
          createdAt: day(4),
        }),
        pendingOrder({ id: 'p2', createdAt: day(9) }),
        pendingOrder({ id: 'p3', createdAt: day(1), paymentStatus: 'cancelled' }),
      ],
    );
    expect(orders.map(({ id, status }) => [id, status])).toEqual([
      ['p2', 'processing'],
      [bought.id, 'completed'],
      ['p3', 'cancelled'],
    ]);
  });

  test('an approved order whose purchase cannot be read yet', () => {
    const order = pendingOrder({ paymentStatus: 'completed', convertedToPurchaseId: 'JF1' });
    expect(mergeOrders([], [order]).map(({ id }) => id)).toEqual(['p1']);
  });
});

test('the photographer sees each order once, whichever of the three places knows it', () => {
  const orders = mergeAdminOrders({
    purchases: [bought],
    pendingOrders: [
      pendingOrder({ id: 'p1', paymentStatus: 'completed', convertedToPurchaseId: bought.id }),
    ],
    records: [orderRecord({ id: bought.id }), orderRecord({ id: 'p1' }), orderRecord({ id: 'o9' })],
  });
  expect(orders.map(({ id }) => id).sort()).toEqual([bought.id, 'o9'].sort());
});

test('merging loses no order and doubles none', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(ids, ids, (bases, converted) => {
      const purchases = converted.map((id) => purchase({ id: `JF-${id}`, pendingOrderId: id }));
      const pending = bases.map((id) => pendingOrder({ id }));
      const merged = mergeOrders(purchases, pending).map(({ id }) => id);
      const open = bases.filter((id) => !converted.includes(id));
      expect(merged.sort()).toEqual([...converted.map((id) => `JF-${id}`), ...open].sort());
    }),
  );
});

describe('orders made to try the shop out', () => {
  const real = {
    id: 'JF20250624ABCDEF123',
    customerEmail: 'kunde@x.dk',
    customerName: 'Ida Dam',
    adminNotes: '',
    items: [{ name: 'Hav' }],
  };

  test.each([
    real,
    { ...real, id: 'JF20250624XTESTA123' },
    { ...real, id: 'JF20250624SOMTES123' },
    { ...real, id: 'QWTESTRMKDLPAZXCVBNM' },
    { ...real, items: [{ name: 'Protest i byen' }] },
    { ...real, items: [{ name: 'Demonstration på Rådhuspladsen' }] },
    { ...real, customerEmail: 'test.testesen@x.dk' },
    { ...real, customerName: 'Testa Demosen' },
  ])('not %o', (order) => {
    expect(isTestOrder(order)).toBe(false);
    expect(isTestPendingOrder(order)).toBe(false);
  });

  test.each([
    { ...real, id: 'TEST-1' },
    { ...real, id: 'DemoOrdre' },
    { ...real, id: 'Simulation7' },
    { ...real, adminNotes: 'TEST af betaling' },
    { ...real, adminNotes: 'Demo' },
    { ...real, customerEmail: '' },
    { ...real, customerEmail: 'unknown@example.com' },
    { ...real, items: [{ name: 'Test billede 1' }] },
    { ...real, items: [{ name: 'demo-album' }] },
    { ...real, items: [{ name: 'TEST' }] },
  ])('but %o', (order) => {
    expect(isTestOrder(order)).toBe(true);
    expect(isTestPendingOrder(order)).toBe(true);
  });

  test.each(['Test', 'test bruger', 'Demo Kunde', 'Test User2'])(
    'the counter leaves out those of %j',
    (customerName) => {
      expect(isTestPendingOrder({ ...real, customerName })).toBe(true);
      expect(isTestOrder({ ...real, customerName })).toBe(false);
    },
  );
});

test.each([
  ['album', 'natur', true],
  ['image', 'Album', true],
  ['image', 'natur', false],
] as const)('%s in the category %s: an album is %s', (type, category, isAlbum) => {
  expect(isAlbumItem({ type, category })).toBe(isAlbum);
});
