import { isoDay } from '../base/dates.ts';
import { groupBy } from '../base/lists.ts';
import { toOre } from '../base/money.ts';
import { joinOrders } from '../orders/orderList.ts';
import { isAlbumItem, viewOfPendingOrder, type OrderView } from '../orders/orderViews.ts';
import type { OrderRecord, PendingOrder } from '../orders/schema.ts';
import type { DownloadLog, Purchase, PurchaseItem } from '../purchases/schema.ts';
import { type SaleLine, saleLines, withShares } from '../sale/line.ts';
import { stageFacts } from '../sale/life.ts';
import { incomeOf, keptOre } from '../sale/refund.ts';
import {
  monthlyInterest,
  type InterestStep,
  type ItemInterest,
  type MonthlyInterest,
} from './interest.ts';

/** The records of a period. */
export interface SalesRecords {
  /** By the day of the order, whatever became of it. */
  orders: readonly PendingOrder[];
  /** By the day of the payment. */
  purchases: readonly Purchase[];
  /** Mirrors of purchases; some older sales are known by these alone. */
  records: readonly OrderRecord[];
  downloads: readonly DownloadLog[];
  /** Counts of those visitors alone who have agreed to it. */
  interest: readonly ItemInterest[];
}

/**
 * The figures in the order of their columns. The conversion says how many in a hundred of those who
 * saw an item ordered it; both are counted of the same visitors.
 */
export const salesFigures = [
  'seen',
  'carted',
  'ordered',
  'bought',
  'conversion',
  'income',
  'downloads',
] as const;

export type SalesFigure = (typeof salesFigures)[number];

export type Sales = Record<SalesFigure, number>;

export interface ItemSales {
  id: string;
  name: string;
  sales: Sales;
}

export interface YearSales {
  /** From January to December. */
  months: Sales[];
  total: Sales;
  /** The number of the year's orders that were paid since, and not withdrawn in the same year. */
  paidOrders: number;
  /** The items that were seen, ordered or bought in the year, the largest income first. */
  images: ItemSales[];
  albums: ItemSales[];
}

interface Counted {
  ordered: readonly unknown[];
  /** Amounts in kroner. */
  bought: readonly number[];
  downloads: readonly unknown[];
  interest: readonly MonthlyInterest[];
}

function sumOf(interest: readonly MonthlyInterest[], step: InterestStep): number {
  return interest.reduce((sum, counted) => sum + counted[step], 0);
}

function salesOf({ ordered, bought, downloads, interest }: Counted): Sales {
  const seen = sumOf(interest, 'seen');
  return {
    seen,
    carted: sumOf(interest, 'carted'),
    ordered: ordered.length,
    bought: bought.length,
    conversion: seen > 0 ? (100 * sumOf(interest, 'ordered')) / seen : 0,
    income: incomeOf(bought),
    downloads: downloads.length,
  };
}

const MONTHS_IN_YEAR = 12;

/** From 1 to 12, by the calendar of Copenhagen. */
function monthOf(date: Date | undefined): number | undefined {
  return date && Number(isoDay(date).slice(5, 7));
}

/** Returns false for an order that its customer took back: the money is returned. */
function isSale({ life }: OrderView): boolean {
  return stageFacts(life).isBought;
}

interface Orders {
  placed: OrderView[];
  sold: OrderView[];
  /** The placed orders that were paid, some of them in another year. */
  paid: OrderView[];
}

/** An order is placed in one month and paid in another, so it counts once as each. */
function ordersOf({ orders, purchases, records }: SalesRecords): Orders {
  // Its purchase may belong to another year.
  const unconverted = orders.filter(({ convertedToPurchaseId: id }) => id === undefined);
  const merged = joinOrders({ purchases, pendingOrders: unconverted, records });
  // A purchase that was paid by card at once has no order before it.
  const direct = merged.filter(({ pendingOrderId }) => pendingOrderId === undefined);
  const unsold = merged.filter((order) => !isSale(order));
  const unsoldIds = new Set(unsold.map(({ pendingOrderId }) => pendingOrderId));
  const placed = [...orders.map(viewOfPendingOrder), ...direct];
  return {
    placed,
    sold: merged.filter(isSale),
    // An approved order stays approved when its purchase is withdrawn.
    paid: placed.filter((order) => isSale(order) && !unsoldIds.has(order.id)),
  };
}

function compareItems(first: ItemSales, second: ItemSales): number {
  const [a, b] = [first.sales, second.sales];
  return (
    b.income - a.income ||
    b.bought - a.bought ||
    b.ordered - a.ordered ||
    b.carted - a.carted ||
    b.seen - a.seen ||
    first.name.localeCompare(second.name, 'da-DK')
  );
}

interface Known {
  id: string;
  name: string;
  isAlbum: boolean;
}

const knownByInterest = ({ itemId, name, isAlbum }: MonthlyInterest): Known => ({
  id: itemId,
  name,
  isAlbum,
});

const knownByOrder = ({ stored }: SaleLine<PurchaseItem>): Known => ({
  id: stored.id,
  name: stored.name,
  isAlbum: isAlbumItem(stored),
});

function itemSales(
  { placed, sold }: Pick<Orders, 'placed' | 'sold'>,
  { downloads, interest }: Pick<SalesRecords, 'downloads'> & Pick<Counted, 'interest'>,
) {
  const linesOf = (orders: readonly OrderView[]) =>
    orders.flatMap(({ items, discount, life }) => {
      const paid = withShares(saleLines(items), toOre(discount?.amount ?? 0));
      return withShares(paid, toOre(life.sentBack?.part ?? 0));
    });
  const idOf = ({ stored }: SaleLine<PurchaseItem>) => stored.id;
  const ordered = groupBy(linesOf(placed), idOf);
  const bought = groupBy(linesOf(sold), idOf);
  const downloaded = groupBy(downloads, ({ itemId }) => itemId);
  const counted = groupBy(interest, ({ itemId }) => itemId);
  const lines = [...ordered.values(), ...bought.values()].flat();
  const known = groupBy(
    [...lines.map(knownByOrder), ...interest.map(knownByInterest)],
    ({ id }) => id,
  );
  const items = [...known].flatMap(([id, [first]]) => {
    if (!first) return [];
    const sales = salesOf({
      ordered: ordered.get(id) ?? [],
      bought: (bought.get(id) ?? []).map(({ priceOre }) => priceOre),
      downloads: downloaded.get(id) ?? [],
      interest: counted.get(id) ?? [],
    });
    return [{ isAlbum: first.isAlbum, item: { id, name: first.name, sales } }];
  });
  const those = (wanted: boolean) =>
    items.filter(({ isAlbum }) => isAlbum === wanted).map(({ item }) => item);
  return {
    images: those(false).toSorted(compareItems),
    albums: those(true).toSorted(compareItems),
  };
}

/** Adds up the records of a year. */
export function yearSales(records: SalesRecords): YearSales {
  const orders = ordersOf(records);
  const { placed, sold, paid } = orders;
  const { downloads } = records;
  const interest = records.interest.flatMap(monthlyInterest);
  const months = Array.from({ length: MONTHS_IN_YEAR }, (_, index) =>
    salesOf({
      ordered: placed.filter(({ date }) => monthOf(date) === index + 1),
      bought: sold.filter(({ date }) => monthOf(date) === index + 1).map(keptOre),
      downloads: downloads.filter(({ downloadDate }) => monthOf(downloadDate) === index + 1),
      interest: interest.filter(({ month }) => month === index + 1),
    }),
  );
  return {
    months,
    total: salesOf({ ordered: placed, bought: sold.map(keptOre), downloads, interest }),
    paidOrders: paid.length,
    ...itemSales(orders, { downloads, interest }),
  };
}
