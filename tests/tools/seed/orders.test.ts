import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { collections } from '#src/model/base/paths.ts';
import { albumSchema, singleImageSchema } from '#src/model/catalogue/schema.ts';
import { joinOrders } from '#src/model/orders/orderList.ts';
import { orderRecordSchema, pendingOrderSchema } from '#src/model/orders/schema.ts';
import { nextBackupSteps } from '#src/model/purchases/archivePlan.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { voucherSchema } from '#src/model/vouchers/schema.ts';
import { planSeed } from '../../../tools/seed/plan.ts';
import { materials } from './materials.ts';

const plan = planSeed(materials);

function all<Output>(collection: string, schema: z.ZodMiniType<Output>): Output[] {
  return [...plan.documents]
    .filter(([path]) => path.startsWith(`${collection}/`))
    .map(([path, data]) => z.parse(schema, { id: path.split('/')[1], ...data }));
}

const pending = all(collections.pendingOrders, pendingOrderSchema);
const purchases = all(collections.purchases, purchaseSchema);
const vouchers = all(collections.vouchers, voucherSchema);
const catalogue = [
  ...all(collections.albums, albumSchema),
  ...all(collections.singleImages, singleImageSchema),
  ...all(collections.legacySingleImages, singleImageSchema),
];

test('there are orders in every state, each once to the customer and to the administrators', () => {
  const states = new Set(pending.map(({ paymentStatus }) => paymentStatus));
  expect(states).toEqual(new Set(['pending', 'completed', 'cancelled']));
  expect(joinOrders({ purchases, pendingOrders: pending })).toHaveLength(pending.length);
  const records = all(collections.orders, orderRecordSchema);
  expect(joinOrders({ purchases, pendingOrders: pending, records })).toHaveLength(pending.length);
});

test.each(pending)('the order $id costs what the catalogue asks', ({ amount, items }) => {
  const prices = items.map(({ id }) => catalogue.find((each) => each.id === id)?.price);
  expect(items.map(({ price }) => price)).toEqual(prices);
  expect(amount).toBe(items.reduce((sum, { price }) => sum + price, 0));
});

test.each(purchases)('the purchase $id comes from its order, is archived and invoiced', (each) => {
  expect(pending.find(({ id }) => id === each.id)).toMatchObject({
    convertedToPurchaseId: each.id,
    amount: each.totalAmount,
    completedAt: each.completedDate,
  });
  expect(nextBackupSteps(each)).toEqual([]);
  expect(vouchers.find(({ number }) => number === each.voucherNumber)).toMatchObject({
    kind: 'invoice',
    orderId: each.id,
    userId: each.userId,
    totalOre: each.totalAmount * 100,
    issuedAt: each.completedDate,
  });
});

test.each([...Map.groupBy(vouchers, ({ series }) => series)])(
  'the vouchers of %s have numbers without a gap, up to the counter',
  (series, own) => {
    const sorted = own.toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime());
    expect(sorted.map(({ sequence }) => sequence)).toEqual(own.map((_, index) => index + 1));
    expect(plan.documents.get(`voucher-series/${series}`)).toEqual({ last: own.length });
  },
);
