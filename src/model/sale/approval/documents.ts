import { fromOre } from '../../base/money.ts';
import { type PriceOf, priceLookup } from '../../cart/cart.ts';
import { partOfBooked } from '../../giftCards/balance.ts';
import { type Catalogue, catalogueFiles } from '../../orders/orderedItems.ts';
import type { OrderLine, PendingOrder } from '../../orders/schema.ts';
import { purchaseBackupStatus } from '../../purchases/archivePlan.ts';
import { purchaseItemFrom } from '../../purchases/purchase.ts';
import type { Purchase } from '../../purchases/schema.ts';
import { bookedDiscount } from '../booking.ts';
import {
  type BookedPrice,
  bookedTotal,
  checkApproval,
  linesOfToday,
  withoutMissing,
} from './check.ts';

export interface ApprovalDocuments {
  purchase: Purchase;
  /** The changed fields of the pending order. */
  pending: Pick<
    PendingOrder,
    'paymentStatus' | 'completedAt' | 'adminApprovedAt' | 'convertedToPurchaseId'
  >;
}

interface ApprovalFacts {
  orderId: string;
  now: Date;
  /** The prices to book. */
  price: BookedPrice;
}

const bookedLines: Record<BookedPrice, (line: OrderLine, priceOf: PriceOf) => OrderLine> = {
  ordered: (line) => line,
  current: (line, priceOf) => linesOfToday([line], priceOf)[0] ?? line,
};

function purchaseFrom(
  order: PendingOrder,
  catalogue: Catalogue,
  { orderId, now, price }: ApprovalFacts,
): Purchase {
  const priceOf = priceLookup(catalogue);
  const check = checkApproval(order, catalogue);
  const items = withoutMissing(order.items, check).map((line, itemIndex) => ({
    ...purchaseItemFrom(bookedLines[price](line, priceOf), { orderId, itemIndex }),
    ...catalogueFiles(line, catalogue),
  }));
  const totalOre = bookedTotal(check, price) ?? check.totalOre;
  const totalAmount = fromOre(totalOre);
  return {
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
}

/** The documents that an approval writes, without the lines that cannot be delivered any more. */
export function approvalDocuments(
  order: PendingOrder,
  catalogue: Catalogue,
  approval: ApprovalFacts,
): ApprovalDocuments {
  const { orderId, now } = approval;
  return {
    purchase: purchaseFrom(order, catalogue, approval),
    pending: {
      paymentStatus: 'completed',
      completedAt: now,
      adminApprovedAt: now,
      convertedToPurchaseId: orderId,
    },
  };
}
