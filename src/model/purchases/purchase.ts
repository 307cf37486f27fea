import type { OrderLine, OrderRecord } from '../orders/schema.ts';
import { nextBackupSteps } from './archivePlan.ts';
import type { PurchaseItem, AdminOrderLookup, Purchase } from './schema.ts';

export const SEARCH_KEYWORD_MAX_COUNT = 200;

/** An ordered line as a bought item whose files are not known yet. */
export function purchaseItemFrom(
  line: OrderLine,
  place: { orderId: string; itemIndex: number },
): PurchaseItem {
  return {
    ...line,
    albumImages: [],
    permanentAccess: true,
    customerProtected: true,
    orderReference: place.orderId,
    itemIndex: place.itemIndex,
    originalAdminPath: '',
    originalImageUrl: '',
    watermarkedImageUrl: '',
    permanentBackupPath: '',
    permanentThumbnailPath: '',
    permanentDownloadUrl: '',
    permanentThumbnailUrl: '',
    archivedFiles: [],
    backupStatus: 'pending',
  };
}

function keywordsOf({ id, userName, userEmail, items }: Purchase): string[] {
  const texts = [id, userName, userEmail, ...items.map(({ name }) => name)];
  const words = texts.flatMap((text) => text.toLocaleLowerCase('da-DK').split(/[\s,]+/));
  // A buyer writes the names of the lines: however many words they hold, the rules take the record.
  return [...new Set(words)].filter((word) => word !== '').slice(0, SEARCH_KEYWORD_MAX_COUNT);
}

function lookupFrom(purchase: Purchase, now: Date): AdminOrderLookup {
  const steps = nextBackupSteps(purchase).filter(({ kind }) => kind === 'original');
  return {
    orderId: purchase.id,
    customerEmail: purchase.userEmail,
    customerName: purchase.userName,
    customerUserId: purchase.userId,
    purchaseDate: purchase.purchaseDate,
    totalAmount: purchase.totalAmount,
    itemCount: purchase.items.length,
    imageBackupPaths: steps.map(({ archivePath }) => archivePath),
    originalImagePaths: steps.map(({ originalPath }) => originalPath),
    searchKeywords: keywordsOf(purchase),
    adminNotes: '',
    createdAt: now,
  };
}

function lineFrom(item: PurchaseItem): OrderLine {
  const { id, name, price, type, category, thumbnailUrl, imageUrl, downloadUrl, quantity } = item;
  return { id, name, price, type, category, thumbnailUrl, imageUrl, downloadUrl, quantity };
}

function recordFrom(purchase: Purchase, now: Date): OrderRecord {
  return {
    id: purchase.id,
    userId: purchase.userId,
    userEmail: purchase.userEmail,
    date: purchase.purchaseDate,
    status: purchase.paymentStatus,
    total: purchase.totalAmount,
    currency: purchase.currency,
    paymentMethod: purchase.paymentMethod,
    items: purchase.items.map(lineFrom),
    isArchived: false,
    createdAt: now,
    updatedAt: now,
  };
}

/** What is written beside a new purchase: the photographer's lookup, and the record among the orders. */
export function purchaseMirrors(
  purchase: Purchase,
  now: Date,
): { lookup: AdminOrderLookup; record: OrderRecord } {
  return { lookup: lookupFrom(purchase, now), record: recordFrom(purchase, now) };
}
