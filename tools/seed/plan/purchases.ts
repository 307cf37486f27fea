import { approvalDocuments } from '#src/shared/domain/approval.ts';
import {
  itemAfterBackup,
  nextBackupSteps,
  purchaseBackupStatus,
} from '#src/shared/domain/backupPlan.ts';
import type { BackupStep } from '#src/shared/domain/backupPlan.ts';
import { purchaseMirrors } from '#src/shared/domain/purchaseMirrors.ts';
import type { OrderRecord, PendingOrder } from '#src/shared/schemas/order.ts';
import type { AdminOrderLookup, Purchase } from '#src/shared/schemas/purchase.ts';
import type { OrderContent } from '../content/orders.ts';
import type { Shop } from './orders.ts';
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
  const approved = approvedOrder(shop, pending);
  const adminNotes = order.adminNotes ?? '';
  const steps = nextBackupSteps(approved.purchase);
  const now = new Date((approved.purchase.completedDate?.getTime() ?? 0) + BACKUP_DELAY_MS);
  const items = archivedItems(shop, approved.purchase, { steps, now });
  return {
    purchase: {
      ...approved.purchase,
      items,
      adminNotes,
      downloadCount: order.downloads?.length ?? 0,
      backupStatus: purchaseBackupStatus({ id: approved.purchase.id, items }),
    },
    record: approved.record,
    lookup: { ...approved.lookup, adminNotes },
    files: steps.map((step) => archivedFile(shop, approved.purchase.id, { step, now })),
  };
}

/** What the dashboard writes when it approves an order. */
function approvedOrder(shop: Shop, pending: PendingOrder) {
  const catalogue = {
    albums: new Map(shop.albums.map((album) => [album.id, album])),
    images: new Map(shop.singles.map((image) => [image.id, image])),
  };
  const { convertedToPurchaseId: orderId, completedAt: now } = pending;
  if (orderId === undefined || now === undefined) throw new Error('The order is not approved');
  const { purchase } = approvalDocuments(pending, catalogue, { orderId, now });
  return { purchase, ...purchaseMirrors(purchase, now) };
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
  const source = shop.files.get(step.originalPath);
  if (source === undefined) throw new Error(`No file at ${step.originalPath}`);
  return {
    path: step.archivePath,
    contentType: step.kind === 'original' ? 'image/jpeg' : 'image/webp',
    source,
    archived: {
      orderId,
      originalUrl: step.originalPath,
      backupTimestamp: now.toISOString(),
      customerProtected: 'true',
    },
  };
}
