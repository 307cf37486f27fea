import { fromOre, toOre } from '../../base/money.ts';
import { type PriceChange, type PriceOf, priceChanges, priceLookup } from '../../cart/cart.ts';
import { atBase } from '../../licences/licence.ts';
import type { Catalogue } from '../../orders/orderedItems.ts';
import type { PendingOrder } from '../../orders/schema.ts';
import type { ItemType, OrderLine } from '../schema.ts';
import { totalOfLines } from '../approvedSums.ts';
import { needsFullInvoice } from '../../vouchers/invoiceForm.ts';
import { oreToPay } from '../records.ts';

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
  /** True when today's prices need an invoice with an address, for which those of the order did not ask. */
  lacksAddress: boolean;
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
export function linesOfToday(lines: readonly OrderLine[], priceOf: PriceOf): OrderLine[] {
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
  const lacksAddress =
    !order.invoiceTo && needsFullInvoice(fromOre(totalOre)) && !needsFullInvoice(order.amount);
  return {
    changes,
    hidden,
    totalOre,
    orderedOre: orderedTotal(order, priceOf),
    lacksAddress,
    needsConfirmation: !isAsShown || totalOre !== toOre(order.amount),
  };
}

/** The prices that an approval may book, the usual one first: those of the order, or today's. */
const bookedPrices = ['ordered', 'current'] as const;

export type BookedPrice = (typeof bookedPrices)[number];

type Totals = Pick<ApprovalCheck, 'orderedOre' | 'totalOre' | 'lacksAddress'>;

/** The total at these prices; undefined when the order cannot be booked at them. */
export function bookedTotal(
  { orderedOre, totalOre, lacksAddress }: Totals,
  price: BookedPrice,
): number | undefined {
  // An order without a price of its own can be booked at today's alone.
  const currentOre = lacksAddress && orderedOre !== undefined ? undefined : totalOre;
  return { ordered: orderedOre, current: currentOre }[price];
}

/** The prices between which the photographer has a choice. */
export function priceOptions(check: Totals): BookedPrice[] {
  return bookedPrices.filter((price) => bookedTotal(check, price) !== undefined);
}

/** The lines of an order without those that are no longer for sale. */
export function withoutMissing(
  lines: readonly OrderLine[],
  { changes }: Pick<ApprovalCheck, 'changes'>,
): OrderLine[] {
  const isMissing = ({ id, type }: OrderLine) =>
    changes.some(({ item, price }) => price === undefined && item.id === id && item.type === type);
  return lines.filter((line) => !isMissing(line));
}

type Differences = Pick<ApprovalCheck, 'changes' | 'hidden' | 'totalOre' | 'orderedOre'>;

/** The differences that the photographer has seen and confirmed, and the prices to book. */
export interface ConfirmedDifferences extends Differences {
  price: BookedPrice;
}

/** The differences as a text, for comparison. */
function textOf({ changes, hidden, totalOre }: Differences): string {
  const changed = changes.map(({ item: { id, type }, price }) => [
    id,
    type,
    price === undefined ? null : toOre(price),
  ]);
  return JSON.stringify([totalOre, changed, hidden.map(({ item: { id, type } }) => [id, type])]);
}

/**
 * The prices to book that the photographer has agreed to; undefined unless the confirmed differences
 * equal the current ones: a price may have changed again since.
 */
export function agreedPrice(
  check: ApprovalCheck,
  confirmed: ConfirmedDifferences | undefined,
): BookedPrice | undefined {
  // Without differences the price of today is that of the order.
  if (!check.needsConfirmation) return confirmed?.price ?? 'current';
  if (confirmed === undefined || bookedTotal(check, confirmed.price) === undefined)
    return undefined;
  return textOf(confirmed) === textOf(check) ? confirmed.price : undefined;
}

/** The prices to book of an order that was paid at the provider: its own, if these were paid. */
export function paidPrice(
  { orderedOre }: ApprovalCheck,
  { giftCard }: PendingOrder,
  paidOre: number,
): BookedPrice | undefined {
  if (orderedOre === undefined) return undefined;
  return oreToPay({ total: fromOre(orderedOre), giftCard }) === paidOre ? 'ordered' : undefined;
}
