import { archivePath, itemAfterBackup, nextBackupSteps } from '#src/shared/domain/backupPlan.ts';
import type { BackupStep } from '#src/shared/domain/backupPlan.ts';
import type { OrderLine, OrderRecord, PendingOrder } from '#src/shared/schemas/order.ts';
import type { AdminOrderLookup, Purchase, PurchaseItem } from '#src/shared/schemas/purchase.ts';
import type { OrderContent } from '../content/orders.ts';
import { findByTitle, type Shop } from './orders.ts';
import type { PlannedFile } from './seedPlan.ts';

const BACKUP_DELAY_MS = 90_000;

export interface PlannedPurchase {
  readonly purchase: Purchase;
  readonly record: OrderRecord;
  readonly lookup: AdminOrderLookup;
  readonly files: readonly PlannedFile[];
}

/** What an approved order became: the purchase, its mirrors and its permanent archive. */
export function planPurchase(
  shop: Shop,
  order: OrderContent,
  pending: PendingOrder,
): PlannedPurchase {
  const bought = purchaseFrom(shop, order, pending);
  const steps = nextBackupSteps(bought);
  const now = new Date((bought.completedDate?.getTime() ?? 0) + BACKUP_DELAY_MS);
  const results = steps.map(({ imageId }) => ({ imageId, error: undefined }));
  const items = bought.items.map(
    (item, index) => itemAfterBackup(bought, index, { results, now }) ?? item,
  );
  const purchase = { ...bought, items };
  return {
    purchase,
    record: recordOf(purchase, pending),
    lookup: lookupOf(purchase, pending, steps),
    files: steps.map((step) => archivedFile(shop, bought.id, { step, now })),
  };
}

function purchaseFrom(shop: Shop, order: OrderContent, pending: PendingOrder): Purchase {
  const id = pending.convertedToPurchaseId ?? '';
  return {
    id,
    userId: pending.userId,
    userEmail: pending.customerEmail,
    userName: pending.customerName,
    items: pending.items.map((line, index) => purchaseItem(shop, line, { orderId: id, index })),
    totalAmount: pending.amount,
    currency: 'DKK',
    paymentMethod: pending.paymentMethod,
    paymentStatus: 'completed',
    purchaseDate: pending.completedAt,
    completedDate: pending.completedAt,
    downloadCount: order.downloads?.length ?? 0,
    isArchived: false,
    adminNotes: order.adminNotes ?? '',
    pendingOrderId: pending.id,
    updatedAt: pending.completedAt,
  };
}

function purchaseItem(
  shop: Shop,
  line: OrderLine,
  place: { orderId: string; index: number },
): PurchaseItem {
  const isAlbum = line.type === 'album';
  const album = isAlbum ? findByTitle(shop.albums, line.name) : undefined;
  const single = isAlbum ? undefined : findByTitle(shop.singles, line.name);
  const cover = album?.images[0];
  return {
    ...line,
    ...(album && { albumTitle: album.title }),
    albumImages: album?.images ?? [],
    permanentAccess: true,
    customerProtected: true,
    orderReference: place.orderId,
    itemIndex: place.index,
    originalAdminPath: single?.originalSrc ?? cover?.originalSrc ?? '',
    originalImageUrl: '',
    watermarkedImageUrl: line.imageUrl,
    permanentBackupPath: '',
    permanentThumbnailPath: '',
    permanentDownloadUrl: '',
    permanentThumbnailUrl: '',
    archivedFiles: [],
    imageMetadata: { filename: single?.filename ?? cover?.filename ?? '', format: 'jpeg' },
    backupStatus: 'pending',
  };
}

function recordOf(purchase: Purchase, pending: PendingOrder): OrderRecord {
  return {
    id: purchase.id,
    userId: purchase.userId,
    userEmail: purchase.userEmail,
    date: purchase.purchaseDate,
    status: purchase.paymentStatus,
    total: purchase.totalAmount,
    currency: purchase.currency,
    paymentMethod: purchase.paymentMethod,
    items: pending.items,
    isArchived: false,
    createdAt: purchase.purchaseDate,
    updatedAt: purchase.updatedAt,
  };
}

function lookupOf(
  purchase: Purchase,
  pending: PendingOrder,
  steps: readonly BackupStep[],
): AdminOrderLookup {
  const words = [purchase.id, purchase.userEmail, purchase.userName].concat(
    pending.items.map(({ name }) => name),
  );
  return {
    orderId: purchase.id,
    customerEmail: purchase.userEmail,
    customerName: purchase.userName,
    customerUserId: purchase.userId,
    purchaseDate: purchase.purchaseDate,
    totalAmount: purchase.totalAmount,
    itemCount: purchase.items.length,
    imageBackupPaths: steps.map((step) => step.archivePath),
    originalImagePaths: steps.map(({ originalPath }) => originalPath),
    searchKeywords: [...new Set(words.flatMap((text) => text.toLowerCase().split(/\s+/)))],
    adminNotes: purchase.adminNotes,
    createdAt: purchase.purchaseDate,
  };
}

function archivedFile(
  shop: Shop,
  orderId: string,
  { step, now }: { step: BackupStep; now: Date },
): PlannedFile {
  const source = shop.originals.get(step.originalPath);
  if (source === undefined) throw new Error(`No original at ${step.originalPath}`);
  return {
    path: archivePath(orderId, `${step.itemIndex}_${step.imageId}`, step.originalPath),
    contentType: 'image/jpeg',
    source,
    metadata: {
      orderId,
      originalUrl: step.originalPath,
      backupTimestamp: now.toISOString(),
      customerProtected: 'true',
    },
  };
}
