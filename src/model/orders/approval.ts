import { unreachable } from '../base/closedSets.ts';
import { fromOre, toOre } from '../base/money.ts';
import { type PriceChange, type PriceOf, priceChanges, priceLookup } from '../cart/cart.ts';
import { bookedDiscount, totalOfLines } from '../sale/booking.ts';
import { partOfBooked } from '../giftCards/balance.ts';
import { atBase } from '../licences/licence.ts';
import { purchaseBackupStatus } from '../purchases/archivePlan.ts';
import type { ItemType, OrderLine } from '../sale/schema.ts';
import { catalogueFiles, type Catalogue } from './orderedItems.ts';
import { purchaseItemFrom } from '../purchases/item.ts';
import type { Purchase } from '../purchases/schema.ts';
import type { PendingOrder } from './schema.ts';

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
  changes: PriceChange[];
  /** Lines that are for sale but not published: anybody who knows an id can order it. */
  hidden: HiddenLine[];
  /** The total at today's prices. */
  totalOre: number;
  /**
   * The total at the prices of the order, for the lines that can be delivered; undefined when the
   * order's amount is not the sum of its lines, so that it says no price to keep to.
   */
  orderedOre: number | undefined;
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
  'gift-card': () => undefined,
};

function hiddenLines(lines: readonly OrderLine[], catalogue: Catalogue): HiddenLine[] {
  return lines.flatMap((item) => {
    const title = hiddenTitles[item.type](catalogue, item.id);
    return title === undefined ? [] : [{ item, title }];
  });
}

function orderedTotal(
  { items, amount, discount }: PendingOrder,
  priceOf: PriceOf,
): number | undefined {
  if (totalOfLines(discount, items, items) !== toOre(amount)) return undefined;
  const left = items.filter((line) => priceOf(line) !== undefined);
  return totalOfLines(discount, items, left);
}

/** The lines at today's prices, without those that are no longer for sale. */
function linesOfToday(lines: readonly OrderLine[], priceOf: PriceOf): OrderLine[] {
  return lines.flatMap((line) => {
    const base = priceOf(line);
    return base === undefined ? [] : [atBase(line, base)];
  });
}

/** Compares the amount that the buyer sent with today's prices. */
export function checkApproval(order: PendingOrder, catalogue: Catalogue): ApprovalCheck {
  const priceOf = priceLookup(catalogue);
  const changes = priceChanges(order.items, priceOf);
  const hidden = hiddenLines(order.items, catalogue);
  const { items, discount } = order;
  const totalOre = totalOfLines(discount, items, linesOfToday(items, priceOf));
  const isAsShown = changes.length === 0 && hidden.length === 0;
  return {
    changes,
    hidden,
    totalOre,
    orderedOre: orderedTotal(order, priceOf),
    needsConfirmation: !isAsShown || totalOre !== toOre(order.amount),
  };
}

/** The prices that an approval may book, the usual one first: those of the order, or today's. */
const bookedPrices = ['ordered', 'current'] as const;

export type BookedPrice = (typeof bookedPrices)[number];

/** The total at these prices; undefined when the order cannot be booked at them. */
export function bookedTotal(
  { orderedOre, totalOre }: Pick<ApprovalCheck, 'orderedOre' | 'totalOre'>,
  price: BookedPrice,
): number | undefined {
  switch (price) {
    case 'ordered':
      return orderedOre;
    case 'current':
      return totalOre;
    default:
      return unreachable(price);
  }
}

/** The prices between which the photographer has a choice. */
export function priceOptions(check: Pick<ApprovalCheck, 'orderedOre' | 'totalOre'>): BookedPrice[] {
  return bookedPrices.filter((price) => bookedTotal(check, price) !== undefined);
}

export interface ApprovalDocuments {
  purchase: Purchase;
  /** The changed fields of the pending order. */
  pending: Pick<
    PendingOrder,
    'paymentStatus' | 'completedAt' | 'adminApprovedAt' | 'convertedToPurchaseId'
  >;
}

interface ApprovalFacts {
  orderId: string;
  now: Date;
  /** The prices to book. */
  price: BookedPrice;
}

const bookedLines: Record<BookedPrice, (line: OrderLine, priceOf: PriceOf) => OrderLine> = {
  ordered: (line) => line,
  current: (line, priceOf) => linesOfToday([line], priceOf)[0] ?? line,
};

function purchaseFrom(
  order: PendingOrder,
  catalogue: Catalogue,
  { orderId, now, price }: ApprovalFacts,
): Purchase {
  const priceOf = priceLookup(catalogue);
  const check = checkApproval(order, catalogue);
  const items = withoutMissing(order, check).items.map((line, itemIndex) => ({
    ...purchaseItemFrom(bookedLines[price](line, priceOf), { orderId, itemIndex }),
    ...catalogueFiles(line, catalogue),
  }));
  const totalOre = bookedTotal(check, price) ?? check.totalOre;
  const totalAmount = fromOre(totalOre);
  return {
    id: orderId,
    userId: order.userId,
    userEmail: order.customerEmail,
    userName: order.customerName,
    items,
    totalAmount,
    orderedAmount: order.amount,
    currentAmount: fromOre(check.totalOre),
    currency: 'DKK',
    paymentMethod: order.paymentMethod,
    paymentStatus: 'completed',
    purchaseDate: now,
    completedDate: now,
    downloadCount: 0,
    isArchived: false,
    adminNotes: '',
    pendingOrderId: order.id,
    discount: bookedDiscount(order.discount, items, totalOre),
    giftCard: partOfBooked(order.giftCard, totalAmount),
    termsConsent: order.termsConsent,
    backupStatus: purchaseBackupStatus({ id: orderId, items }),
    updatedAt: now,
  };
}

/** The documents that an approval writes, without the lines that cannot be delivered any more. */
export function approvalDocuments(
  order: PendingOrder,
  catalogue: Catalogue,
  approval: ApprovalFacts,
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

type Differences = Pick<ApprovalCheck, 'changes' | 'hidden' | 'totalOre' | 'orderedOre'>;

/** The differences that the photographer has seen and confirmed, and the prices to book. */
export interface ConfirmedDifferences extends Differences {
  price: BookedPrice;
}

const keyOf = ({ id, type }: OrderLine): string => `${type}/${id}`;

function textOf({ item, price }: PriceChange): string {
  return JSON.stringify([item.id, item.type, price === undefined ? null : toOre(price)]);
}

/** The differences as texts, for comparison. */
function textsOf({ changes, hidden }: Differences): string[] {
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
  if (confirmed === undefined || confirmed.totalOre !== check.totalOre) return false;
  if (bookedTotal(check, confirmed.price) === undefined) return false;
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
