import { isoDay } from '../base/dates.ts';
import { groupBy } from '../base/lists.ts';
import { sumKroner } from '../base/money.ts';
import { paidLines } from '../discounts/discount.ts';
import { mergeAdminOrders } from '../orders/orderMerge.ts';
import {
  isAlbumItem,
  viewOfPendingOrder,
  type OrderItemView,
  type OrderView,
} from '../orders/orderViews.ts';
import type { OrderRecord, PendingOrder } from '../orders/schema.ts';
import { isBought } from '../orders/status.ts';
import type { DownloadLog, Purchase } from '../purchases/schema.ts';

/** The records of a period. */
export interface SalesRecords {
  /** By the day of the order, whatever became of it. */
  orders: readonly PendingOrder[];
  /** By the day of the payment. */
  purchases: readonly Purchase[];
  /** Mirrors of purchases; some older sales are known by these alone. */
  records: readonly OrderRecord[];
  downloads: readonly DownloadLog[];
}

/** The figures in the order of their columns. */
export const salesFigures = ['ordered', 'bought', 'income', 'downloads'] as const;

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
  /** The items that were ordered or bought in the year, the largest income first. */
  images: ItemSales[];
  albums: ItemSales[];
}

interface Counted {
  ordered: readonly unknown[];
  /** Amounts in kroner. */
  bought: readonly number[];
  downloads: readonly unknown[];
}

function salesOf({ ordered, bought, downloads }: Counted): Sales {
  return {
    ordered: ordered.length,
    bought: bought.length,
    income: sumKroner(bought),
    downloads: downloads.length,
  };
}

const totalsOf = (orders: readonly OrderView[]) => orders.map(({ total }) => total);

const MONTHS_IN_YEAR = 12;

/** From 1 to 12, by the calendar of Copenhagen. */
function monthOf(date: Date | undefined): number | undefined {
  return date && Number(isoDay(date).slice(5, 7));
}

/** Returns false for an order that its customer took back: the money is returned. */
function isSale(order: OrderView): boolean {
  return isBought(order) && order.withdrawnAt === undefined;
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
  const merged = mergeAdminOrders({ purchases, pendingOrders: unconverted, records });
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
    first.name.localeCompare(second.name, 'da-DK')
  );
}

function itemSales(
  { placed, sold }: Pick<Orders, 'placed' | 'sold'>,
  downloads: readonly DownloadLog[],
) {
  const linesOf = (orders: readonly OrderView[]) =>
    orders.flatMap(({ items, discount }) => paidLines(items, discount));
  const idOf = ({ id }: OrderItemView) => id;
  const ordered = groupBy(linesOf(placed), idOf);
  const bought = groupBy(linesOf(sold), idOf);
  const downloaded = groupBy(downloads, ({ itemId }) => itemId);
  const known = groupBy([...ordered.values(), ...bought.values()].flat(), idOf);
  const items = [...known].flatMap(([id, [line]]) => {
    if (!line) return [];
    const sales = salesOf({
      ordered: ordered.get(id) ?? [],
      bought: (bought.get(id) ?? []).map(({ price }) => price),
      downloads: downloaded.get(id) ?? [],
    });
    return [{ isAlbum: isAlbumItem(line), item: { id, name: line.name, sales } }];
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
  const months = Array.from({ length: MONTHS_IN_YEAR }, (_, index) =>
    salesOf({
      ordered: placed.filter(({ date }) => monthOf(date) === index + 1),
      bought: totalsOf(sold.filter(({ date }) => monthOf(date) === index + 1)),
      downloads: downloads.filter(({ downloadDate }) => monthOf(downloadDate) === index + 1),
    }),
  );
  return {
    months,
    total: salesOf({ ordered: placed, bought: totalsOf(sold), downloads }),
    paidOrders: paid.length,
    ...itemSales(orders, downloads),
  };
}
