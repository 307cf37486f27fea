import type { ItemType } from '#src/model/cart/schema.ts';
import { albumImages } from '#src/model/catalogue/album.ts';
import { isPaid } from '#src/model/orders/status.ts';
import type { Purchase, PurchaseItem } from '../schemas/purchase.ts';

/** One picture that a customer has bought. */
export interface PurchasedFile {
  purchaseId: string;
  itemId: string;
  itemName: string;
  type: ItemType;
  /** Which picture of an album. */
  imageId: string | undefined;
  title: string;
  /** Its name as the photographer uploaded it; its extension tells what kind of file it is. */
  filename: string;
  /** Where it lies in the permanent archive; undefined as long as the copy is not there. */
  archivedPath: string | undefined;
}

function archivedPath(item: PurchaseItem, imageId: string): string | undefined {
  const file = item.archivedFiles.find((archived) => archived.imageId === imageId);
  const isThere = file?.backupStatus === 'completed' && file.permanentBackupPath !== '';
  return isThere ? file.permanentBackupPath : undefined;
}

function titleOf(item: PurchaseItem, title: string, index: number): string {
  return title === '' ? `${item.name} ${index + 1}` : title;
}

/** The pictures of one bought item. */
function filesOfItem(item: PurchaseItem, purchaseId: string): PurchasedFile[] {
  const common = { purchaseId, itemId: item.id, itemName: item.name, type: item.type };
  const images = albumImages({ images: item.albumImages });
  if (images.length > 0) {
    return images.map(({ id, title, filename }, index) => ({
      ...common,
      imageId: id,
      title: titleOf(item, title, index),
      filename,
      archivedPath: archivedPath(item, id),
    }));
  }
  const archived = archivedPath(item, item.id) ?? item.permanentBackupPath;
  if (item.originalAdminPath === '' && archived === '') return [];
  return [
    {
      ...common,
      imageId: undefined,
      title: item.name,
      filename: item.imageMetadata?.filename ?? '',
      archivedPath: archived === '' ? undefined : archived,
    },
  ];
}

/** Every picture of a purchase that may be downloaded: none before it is paid. */
export function filesOfPurchase(purchase: Purchase): PurchasedFile[] {
  if (!isPaid(purchase.paymentStatus)) return [];
  return purchase.items.flatMap((item) => filesOfItem(item, purchase.id));
}
