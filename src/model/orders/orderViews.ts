import { isAlbum, type ItemType } from '../cart/schema.ts';
import { albumImages } from '../catalogue/album.ts';
import { archivedPreview } from '../purchases/downloads.ts';
import type { OrderedLicence } from '../licences/licence.ts';
import type { Purchase, PurchaseItem } from '../purchases/schema.ts';
import { lifeOf, type SaleLife, stageFacts } from '../sale/life.ts';
import type { InvoiceTo } from '../vouchers/invoiceTo.ts';
import { type VoucherKind, voucherKinds } from '../vouchers/schema.ts';
import type { PaymentMethod } from './payment.ts';
import type { OrderLine, OrderRecord, OrderSource, PendingOrder } from './schema.ts';

/** A line of an order as the screens show it. */
export interface OrderItemView {
  id: string;
  name: string;
  type: ItemType;
  price: number;
  licence?: OrderedLicence | undefined;
  category: string;
  thumbnailUrl: string;
  imageUrl: string;
  /**
   * The storage path of the buyer's archived thumbnail, shown when the shop no longer has one; may
   * be empty.
   */
  archivedThumbnail: string;
  /** The storage path of its archived preview without a watermark; may be empty. */
  archivedPreview: string;
  /** True when the line has a file and its order is completed. */
  isDownloadable: boolean;
  permanentAccess: boolean;
  albumTitle: string;
  albumImages: {
    id: string;
    title: string;
    filename: string;
    watermarkedSrc: string;
    archivedPreview: string;
  }[];
}

export interface OrderVoucher {
  kind: VoucherKind;
  number: string;
}

/** The fields of a purchase that an order from elsewhere may lack. */
type PurchaseFacts = Pick<
  Purchase,
  'termsConsent' | 'discount' | 'giftCard' | 'giftCards' | 'stripeSessionId' | 'paymentIntentId'
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
  items: OrderItemView[];
  /** The numbers of the invoice and of the credit note that took it back. */
  vouchers: OrderVoucher[];
}

/** The category by which older orders mark an album. */
const ALBUM_CATEGORY = 'Album';

export function isAlbumItem(item: Pick<OrderItemView, 'type' | 'category'>): boolean {
  return isAlbum(item) || item.category === ALBUM_CATEGORY;
}

function lineView(line: OrderLine, isBought: boolean): OrderItemView {
  return {
    id: line.id,
    name: line.name,
    type: line.type,
    price: line.price,
    licence: line.licence,
    category: line.category,
    thumbnailUrl: line.thumbnailUrl,
    imageUrl: line.imageUrl,
    archivedThumbnail: '',
    archivedPreview: '',
    isDownloadable: isBought && line.downloadUrl !== '',
    permanentAccess: false,
    albumTitle: isAlbum(line) ? line.name : '',
    albumImages: [],
  };
}

/** The picture that stands for an item: itself, or the cover of the album. */
function coverId({ id, imageUrl, albumImages }: PurchaseItem): string {
  const cover = albumImages.find(({ watermarkedSrc }) => watermarkedSrc === imageUrl);
  return cover?.id ?? id;
}

function purchaseItemView(item: PurchaseItem, isBought: boolean): OrderItemView {
  const hasFile =
    item.originalAdminPath !== '' || item.permanentBackupPath !== '' || item.albumImages.length > 0;
  return {
    ...lineView(item, isBought),
    archivedThumbnail: item.permanentThumbnailPath,
    archivedPreview: archivedPreview(item, coverId(item)),
    isDownloadable: isBought && hasFile,
    permanentAccess: isBought && item.permanentAccess,
    albumTitle: item.albumTitle ?? (isAlbum(item) ? item.name : ''),
    albumImages: albumImages({ images: item.albumImages }).map(
      ({ id, title, filename, watermarkedSrc }) => ({
        id,
        title,
        filename,
        watermarkedSrc,
        archivedPreview: archivedPreview(item, id),
      }),
    ),
  };
}

function sourceOf(items: readonly OrderItemView[]): OrderSource {
  const [first] = items;
  if (first === undefined || !isAlbum(first)) return { type: 'single', category: first?.category };
  return { type: 'albums', albumName: first.albumTitle, category: first.category };
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
  const items = purchase.items.map((item) => purchaseItemView(item, isBought));
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
  const { isBought } = stageFacts(life);
  return {
    ...order,
    life,
    pendingOrderId: order.id,
    date: order.createdAt,
    total: order.amount,
    adminNotes: '',
    items: order.items.map((line) => lineView(line, isBought)),
    vouchers: [],
  };
}

export function viewOfRecord(mirror: OrderRecord): OrderView {
  const life = lifeOf({ mirror });
  const { isBought } = stageFacts(life);
  const items = mirror.items.map((line) => lineView(line, isBought));
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
    const names = items.flatMap(({ name, albumTitle }) => [name, albumTitle]);
    return containsQuery([id, pendingOrderId, customerEmail, customerName, ...names], query);
  });
}
