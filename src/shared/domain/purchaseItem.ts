import type { OrderLine } from '#src/model/orders/schema.ts';
import type { PurchaseItem } from '../schemas/purchase.ts';

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
