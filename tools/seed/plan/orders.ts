import { createHash } from 'node:crypto';
import { site } from '#src/config/site.ts';
import { albumCover } from '#src/shared/domain/album.ts';
import { pendingOrderFrom } from '#src/shared/domain/checkout.ts';
import { createOrderId } from '#src/shared/domain/orderId.ts';
import { documents } from '#src/shared/paths.ts';
import type { Album } from '#src/shared/schemas/album.ts';
import type { CartItem } from '#src/shared/schemas/cart.ts';
import type { DownloadLog } from '#src/shared/schemas/download.ts';
import type { PendingOrder } from '#src/shared/schemas/order.ts';
import type { SingleImage } from '#src/shared/schemas/singleImage.ts';
import type { DemoAccount } from '../accounts.ts';
import type { OrderContent } from '../content/orders.ts';
import { shortId } from './placePicture.ts';
import { planPurchase } from './purchases.ts';
import type { PlannedFile, SeedPlan } from './seedPlan.ts';

export interface Shop {
  readonly albums: readonly Album[];
  readonly singles: readonly SingleImage[];
  /** The file on this machine behind the path of an original or of a public picture. */
  readonly files: ReadonlyMap<string, string>;
  /** The address of a storage path. */
  readonly urlOf: (path: string) => string;
}

const PENDING_ID_LENGTH = 20;
const TERMS_VERSION = '2025-06-24';
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0';
// An address that is reserved for examples.
const IP_ADDRESS = '192.0.2.17';

/** The orders of one customer in all collections that know of them. */
export function planOrders(
  shop: Shop,
  orders: readonly OrderContent[],
  buyer: DemoAccount,
): Pick<SeedPlan, 'documents' | 'files'> {
  const found = new Map<string, object>();
  const files: PlannedFile[] = [];
  for (const order of orders) {
    const pending = answeredOrder(shop, order, buyer);
    const { id: pendingOrderId } = pending;
    found.set(documents.pendingOrder.build({ pendingOrderId }), pending);
    if (order.answer?.verdict !== 'approved') continue;
    const bought = planPurchase(shop, order, pending);
    const orderId = bought.purchase.id;
    found.set(documents.purchase.build({ orderId }), bought.purchase);
    found.set(documents.order.build({ orderId }), bought.record);
    found.set(documents.adminOrderLookup.build({ orderId }), bought.lookup);
    files.push(...bought.files);
    for (const at of order.downloads ?? []) {
      const log = downloadLog(bought.purchase, at);
      found.set(documents.downloadLog.build({ logId: shortId(orderId, at) }), log);
    }
  }
  return { documents: found, files };
}

function answeredOrder(shop: Shop, order: OrderContent, buyer: DemoAccount): PendingOrder {
  const createdAt = new Date(order.createdAt);
  const pending = pendingOrderFrom({
    id: createHash('sha256').update(order.key).digest('hex').slice(0, PENDING_ID_LENGTH),
    items: order.lines.map(([kind, title]) => cartItem(shop, kind, title)),
    buyer: { uid: buyer.uid, email: buyer.email, name: `${buyer.firstName} ${buyer.lastName}` },
    paymentMethod: order.paymentMethod,
    terms: { version: TERMS_VERSION, acceptedAt: createdAt },
    now: createdAt,
  });
  if (!order.answer) return pending;
  const at = new Date(order.answer.at);
  if (order.answer.verdict === 'rejected') {
    return { ...pending, paymentStatus: 'cancelled', cancelledAt: at };
  }
  return {
    ...pending,
    paymentStatus: 'completed',
    completedAt: at,
    adminApprovedAt: at,
    convertedToPurchaseId: orderIdFor(order, at),
  };
}

/** The same letters every time, so that seeding again meets the same order. */
function orderIdFor(order: OrderContent, now: Date): string {
  const letters = createHash('sha256').update(order.key).digest();
  return createOrderId({
    prefix: site.orderIdPrefix,
    now,
    bytes: (count) => letters.subarray(0, count),
  });
}

function cartItem(shop: Shop, kind: 'album' | 'image', title: string): CartItem {
  if (kind === 'image') {
    const single = findByTitle(shop.singles, title);
    return {
      id: single.id,
      title,
      price: single.price,
      type: 'image',
      category: single.category,
      thumbnailPath: single.thumbnailUrl,
      watermarkedPath: single.watermarkedSrc,
    };
  }
  const album = findByTitle(shop.albums, title);
  const cover = albumCover(album);
  return {
    id: album.id,
    title,
    price: album.price,
    type: 'album',
    category: album.category,
    thumbnailPath: cover.picture.sources[0]?.url ?? cover.url,
    watermarkedPath: cover.url,
  };
}

/** The entry with a title; content that names another one is wrong. */
function findByTitle<Entry extends { title: string }>(
  entries: readonly Entry[],
  title: string,
): Entry {
  const entry = entries.find((each) => each.title === title);
  if (!entry) throw new Error(`The shop has nothing called ${title}`);
  return entry;
}

function downloadLog(
  purchase: { id: string; userId: string; items: readonly { id: string; name: string }[] },
  at: string,
): DownloadLog {
  const [item] = purchase.items;
  return {
    purchaseId: purchase.id,
    itemId: item?.id ?? '',
    userId: purchase.userId,
    itemName: item?.name ?? '',
    downloadDate: new Date(at),
    userAgent: USER_AGENT,
    ipAddress: IP_ADDRESS,
  };
}
