import type { Album } from '../schemas/album.ts';
import type { CartItem } from '../schemas/cart.ts';
import type { OrderLine, OrderRecord, PendingOrder } from '../schemas/order.ts';
import type { AdminOrderLookup, Purchase, PurchaseItem } from '../schemas/purchase.ts';
import type { SingleImage } from '../schemas/singleImage.ts';
import { albumImages } from './album.ts';
import { nextBackupSteps } from './backupPlan.ts';
import { cartItemFromAlbum, cartItemFromImage } from './cartItems.ts';
import { imageExtension } from './fileNames.ts';
import { sumKroner, toOre } from './money.ts';
import type { PriceChange, PriceOf } from './priceChanges.ts';
import { priceChanges } from './priceChanges.ts';
import { purchaseItemFrom } from './purchaseItem.ts';
import { unknownPicture } from './unknownPicture.ts';

/** What the shop says today about the things that were ordered, by their ids. */
export interface Catalogue {
  albums: ReadonlyMap<string, Album>;
  images: ReadonlyMap<string, SingleImage>;
}

export interface ApprovalCheck {
  /** Lines whose price differs, or that are no longer for sale. */
  changes: PriceChange<OrderLine>[];
  /** What the lines cost today. */
  total: number;
  /** Whether the photographer has to confirm the amount by itself. */
  needsConfirmation: boolean;
}

/** An album and a picture may have the same id, so that the kind is part of the question. */
function pricesOf({ albums, images }: Catalogue): PriceOf {
  return ({ id, type }) => (type === 'album' ? albums : images).get(id)?.price;
}

/** Compares what a buyer claims to owe with the prices of today. */
export function checkApproval(order: PendingOrder, catalogue: Catalogue): ApprovalCheck {
  const priceOf = pricesOf(catalogue);
  const changes = priceChanges(order.items, priceOf);
  const total = sumKroner(order.items.map((line) => priceOf(line) ?? 0));
  return {
    changes,
    total,
    needsConfirmation: changes.length > 0 || toOre(total) !== toOre(order.amount),
  };
}

/** Where a bought thing's public pictures are: the shop says so, never the buyer. */
function shownAs(item: CartItem | undefined) {
  const { thumbnailPath = '', watermarkedPath = '' } = item ?? {};
  return {
    thumbnailUrl: thumbnailPath,
    imageUrl: watermarkedPath,
    watermarkedImageUrl: watermarkedPath,
  };
}

function filesOf(line: OrderLine, { albums, images }: Catalogue): Partial<PurchaseItem> {
  const album = albums.get(line.id);
  if (line.type === 'album') {
    // A purchase of several large albums is one document, which holds no more than a megabyte:
    // what only the gallery needs to show a picture stays in the gallery.
    const pictures = (album ? albumImages(album) : []).map((image) => ({
      ...image,
      picture: unknownPicture,
    }));
    return {
      ...shownAs(album && cartItemFromAlbum(album)),
      albumTitle: album?.title,
      albumImages: pictures,
    };
  }
  const image = images.get(line.id);
  return {
    ...shownAs(image && cartItemFromImage(image)),
    originalAdminPath: image?.originalSrc ?? '',
    imageMetadata: {
      filename: image?.filename ?? '',
      format: imageExtension(image?.originalSrc ?? ''),
    },
  };
}

function keywordsOf(order: PendingOrder, orderId: string): string[] {
  const texts = [
    orderId,
    order.customerName,
    order.customerEmail,
    ...order.items.map(({ name }) => name),
  ];
  const words = texts.flatMap((text) => text.toLocaleLowerCase('da-DK').split(/[\s,]+/));
  return [...new Set(words)].filter((word) => word !== '');
}

export interface ApprovalDocuments {
  purchase: Purchase;
  lookup: AdminOrderLookup;
  record: OrderRecord;
  /** What changes on the pending order. */
  pending: Pick<
    PendingOrder,
    'paymentStatus' | 'completedAt' | 'adminApprovedAt' | 'convertedToPurchaseId'
  >;
}

function purchaseFrom(
  order: PendingOrder,
  catalogue: Catalogue,
  approval: { orderId: string; now: Date },
): Purchase {
  const { orderId, now } = approval;
  const priceOf = pricesOf(catalogue);
  return {
    id: orderId,
    userId: order.userId,
    userEmail: order.customerEmail,
    userName: order.customerName,
    items: order.items.map((line, itemIndex) => ({
      ...purchaseItemFrom(line, { orderId, itemIndex }),
      ...filesOf(line, catalogue),
      price: priceOf(line) ?? line.price,
    })),
    totalAmount: checkApproval(order, catalogue).total,
    currency: 'DKK',
    paymentMethod: order.paymentMethod,
    paymentStatus: 'completed',
    purchaseDate: now,
    completedDate: now,
    downloadCount: 0,
    isArchived: false,
    adminNotes: '',
    pendingOrderId: order.id,
    backupStatus: 'pending',
    updatedAt: now,
  };
}

function lookupFrom(purchase: Purchase, searchKeywords: string[], now: Date): AdminOrderLookup {
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
    searchKeywords,
    adminNotes: '',
    createdAt: now,
  };
}

function recordFrom(purchase: Purchase, lines: readonly OrderLine[], now: Date): OrderRecord {
  return {
    id: purchase.id,
    userId: purchase.userId,
    userEmail: purchase.userEmail,
    date: purchase.purchaseDate,
    status: purchase.paymentStatus,
    total: purchase.totalAmount,
    currency: purchase.currency,
    paymentMethod: purchase.paymentMethod,
    items: lines.map((line, index) => {
      const { price, thumbnailUrl, imageUrl } = purchase.items[index] ?? line;
      return { ...line, price, thumbnailUrl, imageUrl };
    }),
    isArchived: false,
    createdAt: now,
    updatedAt: now,
  };
}

/** Everything that one approval writes. The caller has checked that nothing ordered is gone. */
export function approvalDocuments(
  order: PendingOrder,
  catalogue: Catalogue,
  approval: { orderId: string; now: Date },
): ApprovalDocuments {
  const { orderId, now } = approval;
  const purchase = purchaseFrom(order, catalogue, approval);
  return {
    purchase,
    lookup: lookupFrom(purchase, keywordsOf(order, orderId), now),
    record: recordFrom(purchase, order.items, now),
    pending: {
      paymentStatus: 'completed',
      completedAt: now,
      adminApprovedAt: now,
      convertedToPurchaseId: orderId,
    },
  };
}
