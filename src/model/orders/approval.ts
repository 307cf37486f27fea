import { sumKroner, toOre } from '../base/money.ts';
import { type PriceChange, priceChanges, pricesOf } from '../cart/priceChanges.ts';
import type { ItemType } from '../cart/schema.ts';
import { catalogueFiles, type Catalogue } from '../purchases/catalogueFiles.ts';
import { purchaseItemFrom } from '../purchases/purchase.ts';
import type { Purchase } from '../purchases/schema.ts';
import type { OrderLine, PendingOrder } from './schema.ts';

/** Something ordered that visitors cannot see. The name of its line is the buyer's, the title the shop's. */
export interface HiddenLine {
  item: OrderLine;
  title: string;
}

export interface ApprovalCheck {
  /** Lines whose price differs, or that are no longer for sale. */
  changes: PriceChange<OrderLine>[];
  /** Lines that are for sale, but not published: whoever knows an id can order it. */
  hidden: HiddenLine[];
  /** What the lines cost today. */
  total: number;
  /** Whether the photographer has to confirm what differs by itself. */
  needsConfirmation: boolean;
}

const hiddenTitles: Record<ItemType, (catalogue: Catalogue, id: string) => string | undefined> = {
  album: ({ albums }, id) => {
    const album = albums.get(id);
    return album?.isPublished === false ? album.title : undefined;
  },
  image: ({ images }, id) => {
    const image = images.get(id);
    return image && !(image.isPublished && image.visible) ? image.title : undefined;
  },
};

function hiddenLines(lines: readonly OrderLine[], catalogue: Catalogue): HiddenLine[] {
  return lines.flatMap((item) => {
    const title = hiddenTitles[item.type](catalogue, item.id);
    return title === undefined ? [] : [{ item, title }];
  });
}

/** Compares what a buyer claims to owe with the prices of today. */
export function checkApproval(order: PendingOrder, catalogue: Catalogue): ApprovalCheck {
  const priceOf = pricesOf(catalogue);
  const changes = priceChanges(order.items, priceOf);
  const hidden = hiddenLines(order.items, catalogue);
  const total = sumKroner(order.items.map((line) => priceOf(line) ?? 0));
  const isAsShown = changes.length === 0 && hidden.length === 0;
  return {
    changes,
    hidden,
    total,
    needsConfirmation: !isAsShown || toOre(total) !== toOre(order.amount),
  };
}

export interface ApprovalDocuments {
  purchase: Purchase;
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
      ...catalogueFiles(line, catalogue),
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

/** What an approval makes of an order. The caller has checked that nothing ordered is gone. */
export function approvalDocuments(
  order: PendingOrder,
  catalogue: Catalogue,
  approval: { orderId: string; now: Date },
): ApprovalDocuments {
  const { orderId, now } = approval;
  return {
    purchase: purchaseFrom(order, catalogue, approval),
    pending: {
      paymentStatus: 'completed',
      completedAt: now,
      adminApprovedAt: now,
      convertedToPurchaseId: orderId,
    },
  };
}

/** What the photographer was shown before confirming. */
export type SeenDifferences = Pick<ApprovalCheck, 'changes' | 'hidden' | 'total'>;

const keyOf = ({ id, type }: OrderLine): string => `${type}/${id}`;

function textOf({ item, price }: PriceChange<OrderLine>): string {
  return JSON.stringify([item.id, item.type, price === undefined ? null : toOre(price)]);
}

/** What differs, as texts that can be compared. */
function textsOf({ changes, hidden }: SeenDifferences): string[] {
  return [...changes.map(textOf), ...hidden.map(({ item }) => `hidden ${keyOf(item)}`)];
}

/** Whether a confirmation is about these differences: a price that changed since has not been seen. */
export function isConfirmed(check: ApprovalCheck, seen: SeenDifferences | undefined): boolean {
  if (!check.needsConfirmation) return true;
  if (seen === undefined || toOre(seen.total) !== toOre(check.total)) return false;
  const [seenTexts, texts] = [textsOf(seen), textsOf(check)];
  return seenTexts.length === texts.length && texts.every((text, at) => text === seenTexts[at]);
}

/** The order without the lines that are no longer for sale: nobody can be sold those. */
export function withoutMissing(order: PendingOrder, { changes }: ApprovalCheck): PendingOrder {
  const missing = changes.filter(({ price }) => price === undefined);
  const gone = new Set(missing.map(({ item }) => keyOf(item)));
  return { ...order, items: order.items.filter((line) => !gone.has(keyOf(line))) };
}
