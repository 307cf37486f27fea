import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { collections } from '#src/model/base/paths.ts';
import { albumSchema, singleImageSchema } from '#src/model/catalogue/schema.ts';
import { isOrderId } from '#src/model/orders/orderId.ts';
import { joinOrders } from '#src/model/orders/orderList.ts';
import { orderRecordSchema, pendingOrderSchema } from '#src/model/orders/schema.ts';
import { isTestPendingOrder } from '#src/model/orders/testOrders.ts';
import { nextBackupSteps } from '#src/model/purchases/archivePlan.ts';
import {
  downloadLogSchema,
  adminOrderLookupSchema,
  purchaseSchema,
} from '#src/model/purchases/schema.ts';
import { isCvr } from '#src/model/vouchers/invoiceForm.ts';
import { voucherSchema } from '#src/model/vouchers/schema.ts';
import { DEMO_ACCOUNTS } from '../../../tools/seed/accounts.ts';
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
const records = all(collections.orders, orderRecordSchema);
const lookups = all(collections.adminOrderLookup, adminOrderLookupSchema);
const logs = all(collections.downloadLogs, downloadLogSchema);
const vouchers = all(collections.vouchers, voucherSchema);
const catalogue = [
  ...all(collections.albums, albumSchema),
  ...all(collections.singleImages, singleImageSchema),
  ...all(collections.legacySingleImages, singleImageSchema),
];

describe('the demo orders', () => {
  test('are there in every state', () => {
    const states = new Set(pending.map(({ paymentStatus }) => paymentStatus));
    expect(states).toEqual(new Set(['pending', 'completed', 'cancelled']));
  });

  test.each(pending)('$id claims what the catalogue asks', ({ amount, items }) => {
    const prices = items.map(({ id }) => catalogue.find((each) => each.id === id)?.price);
    expect(items.map(({ price }) => price)).toEqual(prices);
    expect(amount).toBe(items.reduce((sum, { price }) => sum + price, 0));
  });

  test.each(pending)('$id belongs to a customer, and is no test order', (order) => {
    const buyer = DEMO_ACCOUNTS.find(({ uid }) => uid === order.userId);
    expect(buyer).toMatchObject({ email: order.customerEmail, isAdmin: false });
    expect(isTestPendingOrder({ ...order, adminNotes: '' })).toBe(false);
  });

  test.each(pending)('$id has the moments of its state and no others', (order) => {
    const isDone = order.paymentStatus === 'completed';
    expect(order.completedAt !== undefined).toBe(isDone);
    expect(order.adminApprovedAt !== undefined).toBe(isDone);
    expect(order.convertedToPurchaseId !== undefined).toBe(isDone);
    const isCancelled = order.paymentStatus === 'cancelled';
    expect(order.cancelledAt !== undefined).toBe(isCancelled);
    expect(order.cancelReason !== undefined).toBe(isCancelled);
  });

  test('appear once each, to the customer and to the administrators', () => {
    expect(joinOrders({ purchases, pendingOrders: pending })).toHaveLength(pending.length);
    const merged = joinOrders({ purchases, pendingOrders: pending, records });
    expect(merged).toHaveLength(pending.length);
  });
});

describe('a purchase', () => {
  test.each(purchases)('$id comes from its order, on both sides', (purchase) => {
    expect(isOrderId(purchase.id)).toBe(true);
    const order = pending.find(({ id }) => id === purchase.pendingOrderId);
    expect(order?.id).toBe(purchase.id);
    expect(order?.convertedToPurchaseId).toBe(purchase.id);
    expect(order?.amount).toBe(purchase.totalAmount);
    expect(order?.completedAt).toEqual(purchase.completedDate);
  });

  test.each(purchases)('$id has its mirrors', ({ id, userId, totalAmount, paymentStatus }) => {
    const record = records.find((each) => each.id === id);
    const lookup = lookups.find((each) => each.orderId === id);
    expect(record).toMatchObject({ userId, total: totalAmount, status: paymentStatus });
    expect(lookup).toMatchObject({ customerUserId: userId, totalAmount });
  });

  test.each(purchases)('$id is archived completely, in files that are planned', (purchase) => {
    expect(nextBackupSteps(purchase)).toEqual([]);
    const kept = purchase.items.flatMap(({ archivedFiles }) =>
      archivedFiles.map(({ permanentBackupPath }) => permanentBackupPath),
    );
    const files = plan.files.map(({ path }) => path);
    expect(kept.length).toBeGreaterThan(0);
    expect(files).toEqual(expect.arrayContaining(kept));
    const lookup = lookups.find(({ orderId }) => orderId === purchase.id);
    expect(lookup?.imageBackupPaths).toEqual(kept);
  });

  test.each(purchases)('$id counts its downloads', ({ id, userId, items, downloadCount }) => {
    const own = logs.filter(({ purchaseId }) => purchaseId === id);
    expect(own).toHaveLength(downloadCount);
    for (const log of own) {
      expect(log.userId).toBe(userId);
      expect(items.map((item) => item.id)).toContain(log.itemId);
    }
  });
});

describe('the vouchers', () => {
  const bySeries = Map.groupBy(vouchers, ({ series }) => series);

  test.each([...bySeries])('of %s have numbers without a gap, up to the counter', (series, own) => {
    const sorted = own.toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime());
    expect(sorted.map(({ sequence }) => sequence)).toEqual(own.map((_, index) => index + 1));
    expect(plan.documents.get(`voucher-series/${series}`)).toEqual({ last: own.length });
  });

  test.each(purchases)('$id has an invoice of its amount', (purchase) => {
    const invoice = vouchers.find(({ number }) => number === purchase.voucherNumber);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      orderId: purchase.id,
      userId: purchase.userId,
      totalOre: purchase.totalAmount * 100,
      issuedAt: purchase.completedDate,
    });
  });

  test('hold one credit note, for a purchase that was withdrawn and never downloaded', () => {
    const notes = vouchers.filter(({ kind }) => kind === 'credit-note');
    expect(notes).toHaveLength(1);
    const purchase = purchases.find(
      ({ creditNoteNumber }) => creditNoteNumber === notes[0]?.number,
    );
    expect(purchase).toMatchObject({
      voucherNumber: notes[0]?.credits,
      paymentStatus: 'cancelled',
      downloadCount: 0,
      refundedAt: notes[0]?.issuedAt,
    });
    expect(purchase?.withdrawnAt).toBeInstanceOf(Date);
    expect(purchase?.firstDownloadAt).toBeUndefined();
  });

  test('hold one full invoice, for a company', () => {
    const full = vouchers.filter(({ isFull }) => isFull);
    expect(full).toHaveLength(1);
    expect(full[0]?.buyer.company).toBe('Overgaard Keramik');
    expect(isCvr(full[0]?.buyer.cvr ?? '')).toBe(true);
  });
});
