import { albumImages } from '../catalogue/album.ts';
import { purchaseItemFrom } from '../purchases/item.ts';
import type { Discount } from '../sale/discountSchema.ts';
import type { PaidPart, SoldGiftCard } from '../giftCards/schema.ts';
import type { Purchase, PurchaseItem } from '../purchases/schema.ts';
import { isAlbum } from '../sale/schema.ts';
import type { InvoiceTo } from '../vouchers/invoiceTo.ts';
import { type VoucherKind, voucherKinds } from '../vouchers/schema.ts';
import { type WithdrawalProblem, withdrawalProblem } from '../withdrawal/withdrawal.ts';
import type { CancelReason } from './cancellation.ts';
import type { PaymentMethod } from './payment.ts';
import type { OrderRecord, OrderSource, PendingOrder, TermsConsent } from './schema.ts';
import { isBought, isUndecided, type OrderStatus, orderStatus } from './status.ts';

export interface OrderVoucher {
  kind: VoucherKind;
  number: string;
}

/** An order as the screens show it, whichever collection it was read from. */
export interface OrderView {
  id: string;
  /** The id of its pending order, which the customer knows it by until it is approved. */
  pendingOrderId: string | undefined;
  userId: string;
  customerEmail: string;
  customerName: string;
  date: Date | undefined;
  status: OrderStatus;
  cancelReason: CancelReason | undefined;
  cancelNote: string | undefined;
  /** The name and address that were ordered on the invoice; a purchase has them on its invoice. */
  invoiceTo: InvoiceTo | undefined;
  /** Unknown for orders from before it was asked for. */
  termsConsent: TermsConsent | undefined;
  /** The time of the customer's withdrawal, and of the refund. */
  withdrawnAt: Date | undefined;
  refundedAt: Date | undefined;
  /** The part that was sent back of a purchase that stands. */
  refundedAmount?: number | undefined;
  /** The reason why it cannot be withdrawn any more; undefined while it can. */
  withdrawalProblem: WithdrawalProblem | undefined;
  /** True for a purchase whose payment is not approved yet, as some older ones are. */
  isUnpaidPurchase: boolean;
  total: number;
  /** The amount taken off the prices of the items. */
  discount?: Discount | undefined;
  /** The part of the total that a gift card pays. */
  giftCard?: PaidPart | undefined;
  /** The cards that were bought, once they are paid. */
  giftCards?: readonly SoldGiftCard[] | undefined;
  /** The amounts of the order and of the shop at its approval, when they were not the same. */
  priceDifference: { ordered: number; current: number } | undefined;
  paymentMethod: PaymentMethod;
  /** The identifiers of a card payment at the payment provider. */
  stripeSessionId: string | undefined;
  paymentIntentId: string | undefined;
  /** Known for purchases only. */
  downloadCount: number | undefined;
  source: OrderSource;
  adminNotes: string;
  /** An order that was not approved yet has no files of them. */
  items: PurchaseItem[];
  /** The numbers of the invoice and of the credit note that took it back. */
  vouchers: OrderVoucher[];
}

/** The category by which older orders mark an album. */
const ALBUM_CATEGORY = 'Album';

export function isAlbumItem(item: Pick<PurchaseItem, 'type' | 'category'>): boolean {
  return isAlbum(item) || item.category === ALBUM_CATEGORY;
}

/** The lines of an order as items of which nothing is archived. */
function itemsOf({ id: orderId, items }: PendingOrder | OrderRecord): PurchaseItem[] {
  return items.map((line, itemIndex) => ({
    ...purchaseItemFrom(line, { orderId, itemIndex }),
    permanentAccess: false,
  }));
}

function sourceOf(items: readonly PurchaseItem[]): OrderSource {
  const [first] = items;
  if (first === undefined || !isAlbum(first)) return { type: 'single', category: first?.category };
  return { type: 'albums', albumName: first.albumTitle ?? first.name, category: first.category };
}

/** The fields that only orders have. */
const noOrder = { cancelReason: undefined, cancelNote: undefined, invoiceTo: undefined };

/** The fields that only purchases have. */
const noPurchase = {
  isUnpaidPurchase: false,
  priceDifference: undefined,
  stripeSessionId: undefined,
  paymentIntentId: undefined,
  downloadCount: undefined,
  vouchers: [],
};

function priceDifferenceOf(purchase: Purchase): OrderView['priceDifference'] {
  const { orderedAmount: ordered, currentAmount: current } = purchase;
  if (ordered === undefined || current === undefined) return undefined;
  return ordered === current ? undefined : { ordered, current };
}

/** The vouchers of a purchase, as far as it has them. */
function vouchersOf(purchase: Purchase): OrderVoucher[] {
  const numbers: Record<VoucherKind, string | undefined> = {
    invoice: purchase.voucherNumber,
    'credit-note': purchase.creditNoteNumber,
  };
  return voucherKinds.flatMap((kind) => {
    const number = numbers[kind];
    return number === undefined ? [] : [{ kind, number }];
  });
}

export function viewOfPurchase(purchase: Purchase): OrderView {
  const status = orderStatus(purchase.paymentStatus);
  const items = purchase.items.map((item) => ({
    ...item,
    permanentAccess: isBought({ status }) && item.permanentAccess,
    albumImages: albumImages({ images: item.albumImages }),
  }));
  return {
    ...noOrder,
    id: purchase.id,
    pendingOrderId: purchase.pendingOrderId,
    userId: purchase.userId,
    customerEmail: purchase.userEmail,
    customerName: purchase.userName,
    date: purchase.purchaseDate,
    status,
    termsConsent: purchase.termsConsent,
    withdrawnAt: purchase.withdrawnAt,
    refundedAt: purchase.refundedAt,
    refundedAmount: purchase.refundedAmount,
    withdrawalProblem: withdrawalProblem(purchase),
    isUnpaidPurchase: isUndecided(purchase.paymentStatus),
    total: purchase.totalAmount,
    discount: purchase.discount,
    giftCard: purchase.giftCard,
    giftCards: purchase.giftCards,
    priceDifference: priceDifferenceOf(purchase),
    paymentMethod: purchase.paymentMethod,
    stripeSessionId: purchase.stripeSessionId,
    paymentIntentId: purchase.paymentIntentId,
    downloadCount: purchase.downloadCount,
    source: sourceOf(items),
    adminNotes: purchase.adminNotes,
    items,
    vouchers: vouchersOf(purchase),
  };
}

export function viewOfPendingOrder(order: PendingOrder): OrderView {
  const status = orderStatus(order.paymentStatus);
  return {
    ...noPurchase,
    id: order.id,
    pendingOrderId: order.id,
    userId: order.userId,
    customerEmail: order.customerEmail,
    customerName: order.customerName,
    date: order.createdAt,
    status,
    cancelReason: order.cancelReason,
    cancelNote: order.cancelNote,
    invoiceTo: order.invoiceTo,
    termsConsent: order.termsConsent,
    withdrawnAt: order.withdrawnAt,
    refundedAt: order.refundedAt,
    withdrawalProblem: withdrawalProblem(order),
    total: order.amount,
    discount: order.discount,
    giftCard: order.giftCard,
    paymentMethod: order.paymentMethod,
    source: order.source,
    adminNotes: '',
    items: itemsOf(order),
  };
}

export function viewOfRecord(record: OrderRecord): OrderView {
  const status = orderStatus(record.status);
  const items = itemsOf(record);
  return {
    ...noPurchase,
    ...noOrder,
    id: record.id,
    pendingOrderId: undefined,
    userId: record.userId,
    customerEmail: record.userEmail,
    customerName: '',
    date: record.date ?? record.createdAt,
    status,
    termsConsent: undefined,
    withdrawnAt: undefined,
    refundedAt: undefined,
    withdrawalProblem: withdrawalProblem({ paymentStatus: record.status }),
    total: record.total,
    paymentMethod: record.paymentMethod,
    source: sourceOf(items),
    adminNotes: '',
    items,
  };
}

/** True when one of the texts contains what is searched for, in capitals or not. */
export function containsQuery(texts: readonly string[], query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase('da-DK');
  return texts.some((text) => text.toLocaleLowerCase('da-DK').includes(wanted));
}

/** Finds orders by album, picture, order number or customer. */
export function searchOrders(orders: readonly OrderView[], query: string): OrderView[] {
  return orders.filter(({ id, pendingOrderId = '', customerEmail, customerName, items }) => {
    const names = items.flatMap(({ name, albumTitle = '' }) => [name, albumTitle]);
    return containsQuery([id, pendingOrderId, customerEmail, customerName, ...names], query);
  });
}
