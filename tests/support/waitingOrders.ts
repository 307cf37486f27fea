import type { PendingOrder } from '#src/model/orders/schema.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import type { OrderLine } from '#src/model/sale/schema.ts';
import { cartItem } from './records.ts';

export const orderLine = (name: string, price = 199): OrderLine =>
  cartItem(name.toLowerCase(), { name, price });

/** An order for one image that waits; its short number is ABCDEFGH. */
export function pendingOrder(change: Partial<PendingOrder> = {}): PendingOrder {
  return {
    id: 'QQQQQQQQQQQQABCDEFGH',
    userId: 'uid-signe',
    customerName: 'Signe Overgaard',
    customerEmail: 'signe@kunde.example',
    amount: 199,
    items: [orderLine('Nordlys')],
    paymentMethod: 'mobilepay',
    paymentStatus: 'pending',
    source: { type: 'single' },
    createdAt: new Date('2025-09-20T16:04:11Z'),
    ...change,
  };
}

/** Returns the purchase that an approval makes of an order. */
export function purchaseOf(order: PendingOrder, change: Partial<Purchase> = {}): Purchase {
  return {
    id: 'JF20250921ABCDEF123',
    userId: order.userId,
    userEmail: order.customerEmail,
    userName: order.customerName,
    items: [],
    totalAmount: order.amount,
    currency: 'DKK',
    paymentMethod: order.paymentMethod,
    paymentStatus: 'completed',
    purchaseDate: new Date('2025-09-21T08:00:00Z'),
    downloadCount: 0,
    isArchived: false,
    adminNotes: '',
    pendingOrderId: order.id,
    backupStatus: 'pending',
    ...change,
  };
}
