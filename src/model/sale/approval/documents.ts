import { fromOre } from '../../base/money.ts';
import { type PriceOf, priceLookup } from '../../cart/cart.ts';
import { partOfBooked } from '../../giftCards/balance.ts';
import { type Catalogue, catalogueFiles } from '../../orders/orderedItems.ts';
import type { PendingOrder } from '../../orders/schema.ts';
import type { OrderLine } from '../schema.ts';
import { purchaseBackupStatus } from '../../purchases/archivePlan.ts';
import { purchaseItemFrom } from '../../purchases/item.ts';
import type { Purchase } from '../../purchases/schema.ts';
import { bookedDiscount } from '../approvedSums.ts';
import {
  type BookedPrice,
  bookedTotal,
  checkApproval,
  linesOfToday,
  withoutMissing,
} from './check.ts';

const bookedLines: Record<BookedPrice, (line: OrderLine, priceOf: PriceOf) => OrderLine> = {
  ordered: (line) => line,
  current: (line, priceOf) => linesOfToday([line], priceOf)[0] ?? line,
};

interface ApprovalFacts {
  orderId: string;
  now: Date;
  /** The prices to book. */
  price: BookedPrice;
}

/**
 * The purchase that an approval writes, without the lines that cannot be delivered any more, and the
 * changed fields of the order.
 */
export function approvalDocuments(
  order: PendingOrder,
  catalogue: Catalogue,
  { orderId, now, price }: ApprovalFacts,
): { purchase: Purchase; pending: Partial<PendingOrder> } {
  const priceOf = priceLookup(catalogue);
  const check = checkApproval(order, catalogue);
  const items = withoutMissing(order.items, check).map((line, itemIndex) => ({
    ...purchaseItemFrom(bookedLines[price](line, priceOf), { orderId, itemIndex }),
    ...catalogueFiles(line, catalogue),
  }));
  const totalOre = bookedTotal(check, price) ?? check.totalOre;
  const totalAmount = fromOre(totalOre);
  const purchase: Purchase = {
    id: orderId,
    userId: order.userId,
    userEmail: order.customerEmail,
    userName: order.customerName,
    items,
    totalAmount,
    orderedAmount: order.amount,
    currentAmount: fromOre(check.totalOre),
    currency: 'DKK',
    paymentMethod: order.paymentMethod,
    paymentStatus: 'completed',
    purchaseDate: now,
    completedDate: now,
    downloadCount: 0,
    isArchived: false,
    adminNotes: '',
    pendingOrderId: order.id,
    discount: bookedDiscount(order.discount, items, totalOre),
    giftCard: partOfBooked(order.giftCard, totalAmount),
    termsConsent: order.termsConsent,
    backupStatus: purchaseBackupStatus({ id: orderId, items }),
    updatedAt: now,
  };
  const pending: Partial<PendingOrder> = {
    paymentStatus: 'completed',
    completedAt: now,
    adminApprovedAt: now,
    convertedToPurchaseId: orderId,
  };
  return { purchase, pending };
}
