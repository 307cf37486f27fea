import { createHash } from 'node:crypto';
import { site } from '#src/config/site.ts';
import { documents } from '#src/model/base/paths.ts';
import { lineOfAlbum, lineOfImage } from '#src/model/cart/cart.ts';
import { pendingOrderFrom } from '#src/model/cart/checkout.ts';
import type { Album, SingleImage } from '#src/model/catalogue/schema.ts';
import { approvalDocuments } from '#src/model/sale/approval/documents.ts';
import type { RejectionReason } from '#src/model/orders/cancellation.ts';
import { createOrderId } from '#src/model/orders/orderId.ts';
import type { CartPaymentMethod } from '#src/model/orders/payment.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import {
  type BackupStep,
  isOriginal,
  itemAfterBackup,
  nextBackupSteps,
  purchaseBackupStatus,
} from '#src/model/purchases/archivePlan.ts';
import { purchaseMirrors } from '#src/model/purchases/purchase.ts';
import type { DownloadLog, Purchase } from '#src/model/purchases/schema.ts';
import type { OrderLine } from '#src/model/sale/schema.ts';
import type { InvoiceTo } from '#src/model/vouchers/invoiceTo.ts';
import orders from '../../demo/orders.json' with { type: 'json' };
import { type DemoAccount, fullName } from './accounts.ts';
import { type PlannedFile, type SeedPlan, shortId } from './places.ts';
import { type VoucherBook, voucherBook } from './vouchers.ts';

type OrderContent = (typeof orders)[number];

/** Everything that orders refer to. */
export interface Shop {
  readonly albums: readonly Album[];
  readonly singles: readonly SingleImage[];
  /** The files of the catalogue. */
  readonly files: readonly PlannedFile[];
  /** The address of a storage path. */
  readonly urlOf: (path: string) => string;
}

const TERMS_VERSION = '2025-06-24';
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0';
// An address that is reserved for examples.
const IP_ADDRESS = '192.0.2.17';

const BACKUP_DELAY_MS = 90_000;

/** The orders of one customer in all collections that know of them. */
export function planOrders(shop: Shop, buyer: DemoAccount): Pick<SeedPlan, 'documents' | 'files'> {
  const found = new Map<string, object>();
  const files: PlannedFile[] = [];
  const book = voucherBook();
  for (const order of orders) {
    const pending = answeredOrder(shop, order, buyer);
    const { id: pendingOrderId } = pending;
    found.set(documents.pendingOrder.build({ pendingOrderId }), pending);
    if (order.answer?.verdict !== 'approved') continue;
    const bought = planPurchase(shop, order, { pending, book });
    const orderId = bought.purchase.id;
    found.set(documents.purchase.build({ orderId }), bought.purchase);
    found.set(documents.order.build({ orderId }), bought.record);
    found.set(documents.adminOrderLookup.build({ orderId }), bought.lookup);
    files.push(...bought.files);
    for (const at of order.downloads) {
      const log = downloadLog(bought.purchase, at);
      found.set(documents.downloadLog.build({ logId: shortId(orderId, at) }), log);
    }
  }
  return { documents: new Map([...found, ...book.documents()]), files };
}

function answeredOrder(shop: Shop, order: OrderContent, buyer: DemoAccount): PendingOrder {
  const createdAt = new Date(order.createdAt);
  const pending = pendingOrderFrom({
    id: orderIdFor(order, createdAt),
    items: order.lines.map((line) => lineOf(shop, line)),
    buyer: { uid: buyer.uid, email: buyer.email, name: fullName(buyer) },
    // The cart's schema is checked by the tests of the plan.
    paymentMethod: order.paymentMethod as CartPaymentMethod,
    salesTerms: { version: TERMS_VERSION, acceptedAt: createdAt },
    invoiceTo: order.invoiceTo,
    now: createdAt,
  });
  if (!order.answer) return pending;
  const at = new Date(order.answer.at);
  if (order.answer.verdict === 'rejected') {
    // The reasons are checked by the tests of the plan.
    const cancelReason = order.answer.reason as RejectionReason;
    return { ...pending, paymentStatus: 'cancelled', cancelledAt: at, cancelReason };
  }
  return {
    ...pending,
    paymentStatus: 'completed',
    completedAt: at,
    adminApprovedAt: at,
    convertedToPurchaseId: pending.id,
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

function lineOf(shop: Shop, { type, title }: OrderContent['lines'][number]): OrderLine {
  return type === 'image'
    ? lineOfImage(findByTitle(shop.singles, title))
    : lineOfAlbum(findByTitle(shop.albums, title));
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

/** An approved order: the purchase with its voucher, its mirrors and its permanent archive. */
function planPurchase(
  shop: Shop,
  order: OrderContent,
  { pending, book }: { pending: PendingOrder; book: VoucherBook },
) {
  const { approved, at } = approvedPurchase(shop, pending);
  const purchase = withVouchers(approved, order, { invoiceTo: pending.invoiceTo, at, book });
  const { record, lookup } = purchaseMirrors(purchase, at);
  const adminNotes = order.adminNotes ?? '';
  const [first] = order.downloads.toSorted();
  const steps = nextBackupSteps(purchase);
  const now = new Date(at.getTime() + BACKUP_DELAY_MS);
  const items = archivedItems(shop, purchase, { steps, now });
  return {
    purchase: {
      ...purchase,
      items,
      adminNotes,
      downloadCount: order.downloads.length,
      ...(first !== undefined && { firstDownloadAt: new Date(first) }),
      backupStatus: purchaseBackupStatus({ id: purchase.id, items }),
    },
    record,
    lookup: { ...lookup, adminNotes },
    files: steps.map((step) => archivedFile(shop, purchase.id, { step, now })),
  };
}

/** The purchase that the dashboard writes when it approves an order, and when. */
function approvedPurchase(shop: Shop, pending: PendingOrder): { approved: Purchase; at: Date } {
  const catalogue = {
    albums: new Map(shop.albums.map((album) => [album.id, album])),
    images: new Map(shop.singles.map((image) => [image.id, image])),
  };
  const { convertedToPurchaseId: orderId, completedAt: at } = pending;
  if (orderId === undefined || at === undefined) throw new Error('The order is not approved');
  const facts = { orderId, now: at, price: 'ordered' } as const;
  return { approved: approvalDocuments(pending, catalogue, facts).purchase, at };
}

interface Sale {
  invoiceTo: InvoiceTo | undefined;
  at: Date;
  book: VoucherBook;
}

/** The purchase with its invoice; one that was withdrawn is paid back by a credit note. */
function withVouchers(
  purchase: Purchase,
  { withdrawal }: OrderContent,
  { invoiceTo, at, book }: Sale,
): Purchase {
  const invoice = book.invoice(purchase, at, invoiceTo);
  const invoiced = { ...purchase, voucherNumber: invoice.number };
  if (!withdrawal) return invoiced;
  const refundedAt = new Date(withdrawal.refundedAt);
  return {
    ...invoiced,
    paymentStatus: 'cancelled',
    withdrawnAt: new Date(withdrawal.at),
    withdrawnBy: purchase.userName,
    refundedAt,
    creditNoteNumber: book.creditNote(invoice, refundedAt).number,
    updatedAt: refundedAt,
  };
}

/** The items as the archive leaves them when it has copied everything. */
function archivedItems(
  { urlOf }: Shop,
  purchase: Purchase,
  { steps, now }: { steps: readonly BackupStep[]; now: Date },
): Purchase['items'] {
  return purchase.items.map((item, index) => {
    const own = steps.filter(({ itemIndex }) => itemIndex === index);
    const results = own.map(({ kind, imageId }) => ({ kind, imageId, error: undefined }));
    return itemAfterBackup(purchase, index, { results, now, urlOf }) ?? item;
  });
}

function archivedFile(
  shop: Shop,
  orderId: string,
  { step, now }: { step: BackupStep; now: Date },
): PlannedFile {
  const original = shop.files.find(({ path }) => path === step.originalPath);
  if (!original) throw new Error(`No file at ${step.originalPath}`);
  return {
    path: step.archivePath,
    contentType: isOriginal(step) ? 'image/jpeg' : 'image/webp',
    data: original.data,
    archived: {
      orderId,
      originalUrl: step.originalPath,
      backupTimestamp: now.toISOString(),
      customerProtected: 'true',
    },
  };
}
