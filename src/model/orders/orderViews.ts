import { albumImages } from '../catalogue/album.ts';
import { purchaseItemFrom } from '../purchases/item.ts';
import type { Purchase, PurchaseItem } from '../purchases/schema.ts';
import { lifeOf, type SaleLife, stageFacts } from '../sale/life.ts';
import { isAlbum } from '../sale/schema.ts';
import type { InvoiceTo } from '../vouchers/invoiceTo.ts';
import { type VoucherKind, voucherKinds } from '../vouchers/schema.ts';
import type { PaymentMethod } from './payment.ts';
import type { OrderRecord, OrderSource, PendingOrder } from './schema.ts';

export interface OrderVoucher {
  kind: VoucherKind;
  number: string;
}

/** The fields of a purchase that an order from elsewhere may lack. */
type PurchaseFacts = Pick<
  Purchase,
  | 'termsConsent'
  | 'discount'
  | 'giftCard'
  | 'giftCards'
  | 'vatRate'
  | 'stripeSessionId'
  | 'paymentIntentId'
>;

/** An order as the screens show it, whichever collection it was read from. */
export interface OrderView extends PurchaseFacts {
  id: string;
  /** The id of its pending order, which the customer knows it by until it is approved. */
  pendingOrderId?: string | undefined;
  userId: string;
  customerEmail: string;
  customerName: string;
  date: Date | undefined;
  life: SaleLife;
  /** The name and address that were ordered on the invoice; a purchase has them on its invoice. */
  invoiceTo?: InvoiceTo | undefined;
  total: number;
  /** The amounts of the order and of the shop at its approval, when they were not the same. */
  priceDifference?: { ordered: number; current: number } | undefined;
  paymentMethod: PaymentMethod;
  downloadCount?: number | undefined;
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
  const life = lifeOf({ purchase });
  const { isBought } = stageFacts(life);
  const items = purchase.items.map((item) => ({
    ...item,
    permanentAccess: isBought && item.permanentAccess,
    albumImages: albumImages({ images: item.albumImages }),
  }));
  return {
    ...purchase,
    life,
    customerEmail: purchase.userEmail,
    customerName: purchase.userName,
    date: purchase.purchaseDate,
    total: purchase.totalAmount,
    priceDifference: priceDifferenceOf(purchase),
    source: sourceOf(items),
    items,
    vouchers: vouchersOf(purchase),
  };
}

export function viewOfPendingOrder(order: PendingOrder): OrderView {
  const life = lifeOf({ order });
  return {
    ...order,
    life,
    pendingOrderId: order.id,
    date: order.createdAt,
    total: order.amount,
    adminNotes: '',
    items: itemsOf(order),
    vouchers: [],
  };
}

export function viewOfRecord(mirror: OrderRecord): OrderView {
  const life = lifeOf({ mirror });
  const items = itemsOf(mirror);
  return {
    ...mirror,
    life,
    customerEmail: mirror.userEmail,
    customerName: '',
    date: mirror.date ?? mirror.createdAt,
    source: sourceOf(items),
    adminNotes: '',
    items,
    vouchers: [],
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
