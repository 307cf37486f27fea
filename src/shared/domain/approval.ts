import type { OrderLine, OrderRecord, PendingOrder } from '../schemas/order.ts';
import type { AdminOrderLookup, Purchase } from '../schemas/purchase.ts';
import { catalogueFiles } from './catalogueFiles.ts';
import type { Catalogue } from './catalogueFiles.ts';
import { sumKroner, toOre } from './money.ts';
import type { PriceChange } from './priceChanges.ts';
import { priceChanges, pricesOf } from './priceChanges.ts';
import { purchaseItemFrom } from './purchaseItem.ts';
import { purchaseMirrors } from './purchaseMirrors.ts';

export interface ApprovalCheck {
  /** Lines whose price differs, or that are no longer for sale. */
  changes: PriceChange<OrderLine>[];
  /** What the lines cost today. */
  total: number;
  /** Whether the photographer has to confirm the amount by itself. */
  needsConfirmation: boolean;
}

/** Compares what a buyer claims to owe with the prices of today. */
export function checkApproval(order: PendingOrder, catalogue: Catalogue): ApprovalCheck {
  const priceOf = pricesOf(catalogue);
  const changes = priceChanges(order.items, priceOf);
  const total = sumKroner(order.items.map((line) => priceOf(line) ?? 0));
  return {
    changes,
    total,
    needsConfirmation: changes.length > 0 || toOre(total) !== toOre(order.amount),
  };
}

export interface ApprovalDocuments {
  purchase: Purchase;
  lookup: AdminOrderLookup;
  record: OrderRecord;
  /** What changes on the pending order. */
  pending: Pick<
    PendingOrder,
    'paymentStatus' | 'completedAt' | 'adminApprovedAt' | 'convertedToPurchaseId'
  >;
}

function purchaseFrom(
  order: PendingOrder,
  catalogue: Catalogue,
  approval: { orderId: string; now: Date },
): Purchase {
  const { orderId, now } = approval;
  const priceOf = pricesOf(catalogue);
  return {
    id: orderId,
    userId: order.userId,
    userEmail: order.customerEmail,
    userName: order.customerName,
    items: order.items.map((line, itemIndex) => ({
      ...purchaseItemFrom(line, { orderId, itemIndex }),
      ...catalogueFiles(line, catalogue),
      price: priceOf(line) ?? line.price,
    })),
    totalAmount: checkApproval(order, catalogue).total,
    currency: 'DKK',
    paymentMethod: order.paymentMethod,
    paymentStatus: 'completed',
    purchaseDate: now,
    completedDate: now,
    downloadCount: 0,
    isArchived: false,
    adminNotes: '',
    pendingOrderId: order.id,
    backupStatus: 'pending',
    updatedAt: now,
  };
}

/** Everything that one approval writes. The caller has checked that nothing ordered is gone. */
export function approvalDocuments(
  order: PendingOrder,
  catalogue: Catalogue,
  approval: { orderId: string; now: Date },
): ApprovalDocuments {
  const { orderId, now } = approval;
  const purchase = purchaseFrom(order, catalogue, approval);
  return {
    purchase,
    ...purchaseMirrors(purchase, now),
    pending: {
      paymentStatus: 'completed',
      completedAt: now,
      adminApprovedAt: now,
      convertedToPurchaseId: orderId,
    },
  };
}
