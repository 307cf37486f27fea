import { sumKroner, toOre } from '../base/money.ts';
import { type PriceChange, priceChanges, priceLookup } from '../cart/priceChanges.ts';
import type { ItemType } from '../cart/schema.ts';
import { catalogueFiles, type Catalogue } from '../purchases/catalogueFiles.ts';
import { purchaseItemFrom } from '../purchases/purchase.ts';
import type { Purchase } from '../purchases/schema.ts';
import type { OrderLine, PendingOrder } from './schema.ts';

/**
 * An ordered item that visitors cannot see. The line carries the name that the buyer sent, `title`
 * the one in the shop.
 */
export interface HiddenLine {
  item: OrderLine;
  title: string;
}

export interface ApprovalCheck {
  /** Lines whose price has changed, or that are no longer for sale. */
  changes: PriceChange<OrderLine>[];
  /** Lines that are for sale but not published: anybody who knows an id can order it. */
  hidden: HiddenLine[];
  /** The total at today's prices. */
  total: number;
  /** True when the photographer has to confirm the differences. */
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

/** Compares the amount that the buyer sent with today's prices. */
export function checkApproval(order: PendingOrder, catalogue: Catalogue): ApprovalCheck {
  const priceOf = priceLookup(catalogue);
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
  /** The changed fields of the pending order. */
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
  const priceOf = priceLookup(catalogue);
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

/** The documents that an approval writes. The caller has removed lines that no longer exist. */
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

/** The differences that the photographer has seen and confirmed. */
export type ConfirmedDifferences = Pick<ApprovalCheck, 'changes' | 'hidden' | 'total'>;

const keyOf = ({ id, type }: OrderLine): string => `${type}/${id}`;

function textOf({ item, price }: PriceChange<OrderLine>): string {
  return JSON.stringify([item.id, item.type, price === undefined ? null : toOre(price)]);
}

/** The differences as texts, for comparison. */
function textsOf({ changes, hidden }: ConfirmedDifferences): string[] {
  return [...changes.map(textOf), ...hidden.map(({ item }) => `hidden ${keyOf(item)}`)];
}

/**
 * True when the confirmed differences equal the current ones; a price may have changed again since.
 */
export function isConfirmed(
  check: ApprovalCheck,
  confirmed: ConfirmedDifferences | undefined,
): boolean {
  if (!check.needsConfirmation) return true;
  if (confirmed === undefined || toOre(confirmed.total) !== toOre(check.total)) return false;
  const [confirmedTexts, texts] = [textsOf(confirmed), textsOf(check)];
  return (
    confirmedTexts.length === texts.length && texts.every((text, at) => text === confirmedTexts[at])
  );
}

/** Removes the lines that are no longer for sale. */
export function withoutMissing(order: PendingOrder, { changes }: ApprovalCheck): PendingOrder {
  const missing = changes.filter(({ price }) => price === undefined);
  const missingKeys = new Set(missing.map(({ item }) => keyOf(item)));
  return { ...order, items: order.items.filter((line) => !missingKeys.has(keyOf(line))) };
}
