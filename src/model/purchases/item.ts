import type { OrderLine } from '../sale/schema.ts';
import { archivedPreview } from './downloads.ts';
import type { PurchaseItem } from './schema.ts';

/** Converts an order line to a purchased item whose files are not known yet. */
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
    hasPreview: false,
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

/** The line of a purchased item, without its files. */
export function lineFrom(item: PurchaseItem): OrderLine {
  const { id, name, price, type, category, thumbnailUrl, imageUrl, downloadUrl, quantity } = item;
  const line = { id, name, price, type, category, thumbnailUrl, imageUrl, downloadUrl, quantity };
  return { ...line, ...(item.licence && { licence: item.licence }) };
}

/** The path of the archived preview of the picture that stands for an item: itself, or the cover of the album. */
export function coverPreview(item: PurchaseItem): string {
  const { id, imageUrl, albumImages } = item;
  const cover = albumImages.find(({ watermarkedSrc }) => watermarkedSrc === imageUrl);
  return archivedPreview(item, cover?.id ?? id);
}
