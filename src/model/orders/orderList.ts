import type { Purchase } from '../purchases/schema.ts';
import { type OrderView, viewOfPendingOrder, viewOfPurchase, viewOfRecord } from './orderViews.ts';
import type { OrderRecord, PendingOrder } from './schema.ts';
import { isTestOrder } from './testOrders.ts';

const timeOf = (date: Date | undefined, unknown: number): number => date?.getTime() ?? unknown;

/**
 * Sorts by date, the newest first; orders without a date come last. Equal dates are sorted by id,
 * so that the order is always the same.
 */
export function newestFirst(orders: readonly OrderView[]): OrderView[] {
  return [...orders].sort(
    (a, b) => timeOf(b.date, 0) - timeOf(a.date, 0) || b.id.localeCompare(a.id),
  );
}

export interface OrderRecords {
  purchases: readonly Purchase[];
  pendingOrders: readonly PendingOrder[];
  /** The mirrors of purchases, for the photographer: some older sales are known by these alone. */
  records?: readonly OrderRecord[];
}

/**
 * Joins the records of the three collections to orders, each once, the newest first. Of the same order
 * the purchase is kept, because it has the most details. Sets keep this fast for a thousand of each.
 */
export function joinOrders({ purchases, pendingOrders, records = [] }: OrderRecords): OrderView[] {
  const bought = new Set(purchases.flatMap(({ id, pendingOrderId = id }) => [id, pendingOrderId]));
  const open = pendingOrders.filter(
    ({ id, convertedToPurchaseId = id }) => !bought.has(id) && !bought.has(convertedToPurchaseId),
  );
  const known = new Set([...bought, ...pendingOrders.map(({ id }) => id)]);
  const views = [
    ...purchases.map(viewOfPurchase),
    ...open.map(viewOfPendingOrder),
    ...records.filter(({ id }) => !known.has(id)).map(viewOfRecord),
  ];
  return newestFirst([...new Map(views.map((view) => [view.id, view])).values()]);
}

/**
 * The pages read so far of a list that starts with the newest; `next` is the start of the next
 * page.
 */
export interface ReadList<Item> {
  items: readonly Item[];
  next: string | undefined;
}

/** The records of the collections that hold orders. */
interface ListedRecords {
  purchases: Purchase;
  pendingOrders: PendingOrder;
  /** Read for the photographer alone. */
  records: OrderRecord;
}

export type OrderList = keyof ListedRecords;

/** The lists as far as they have been read. */
export type ReadOrders = { [List in OrderList]: ReadList<ListedRecords[List]> };

/** Reads the page of each list that begins after a cursor. */
export type OrderPages = {
  [List in OrderList]: (
    after: string | undefined,
    pageSize: number,
  ) => Promise<ReadList<ListedRecords[List]>>;
};

export const NOTHING_READ = { items: [], next: undefined };

/** The date down to which a list has been read. Older orders of an unfinished one may still be missing. */
function readDownTo<Item>(
  { items, next }: ReadList<Item>,
  dateOf: (item: Item) => Date | undefined,
): number {
  if (next === undefined) return -Infinity;
  return Math.min(...items.map((item) => timeOf(dateOf(item), Infinity)));
}

function horizons({ purchases, pendingOrders, records }: ReadOrders): Record<OrderList, number> {
  return {
    purchases: readDownTo(purchases, ({ purchaseDate }) => purchaseDate),
    pendingOrders: readDownTo(pendingOrders, ({ createdAt }) => createdAt),
    records: readDownTo(records, ({ date }) => date),
  };
}

const orderLists = ['purchases', 'pendingOrders', 'records'] as const satisfies OrderList[];

/** The list whose next page is needed before older orders can be shown; undefined when all are complete. */
export function nextListToRead(read: ReadOrders): OrderList | undefined {
  const ends = horizons(read);
  const unfinished = orderLists.filter((list) => read[list].next !== undefined);
  return unfinished.toSorted((a, b) => ends[b] - ends[a])[0];
}

/**
 * The orders that can be shown already. Orders older than the end of an unfinished list are held back:
 * a page not yet read may hold newer ones, or a more detailed record of the same order.
 */
export function knownOrders(read: ReadOrders): OrderView[] {
  const end = Math.max(...Object.values(horizons(read)));
  return joinOrders({
    purchases: read.purchases.items,
    pendingOrders: read.pendingOrders.items,
    records: read.records.items,
  }).filter(({ date }) => timeOf(date, -Infinity) >= end);
}

/** The orders shown to their customer: without those that only tried the shop out. */
export function visibleOrders(read: ReadOrders): OrderView[] {
  return knownOrders(read).filter((order) => !isTestOrder(order));
}

/** Adds the next page of a list. */
export async function readPage<List extends OrderList>(
  list: List,
  read: ReadOrders,
  readNext: (after: string | undefined) => ReturnType<OrderPages[List]>,
): Promise<(current: ReadOrders) => ReadOrders> {
  const { items, next } = await readNext(read[list].next);
  return (current) => ({ ...current, [list]: { items: [...current[list].items, ...items], next } });
}

function withChanged<Item extends { id: string }>(
  { items, next }: ReadList<Item>,
  changed: readonly Item[],
): ReadList<Item> {
  const byId = new Map(changed.map((item) => [item.id, item]));
  const known = new Set(items.map(({ id }) => id));
  const fresh = changed.filter(({ id }) => !known.has(id));
  return { items: [...fresh, ...items.map((item) => byId.get(item.id) ?? item)], next };
}

/**
 * Applies new and changed records. An order older than the part already read is left out: it
 * arrives with its page.
 */
export function withOrders(
  read: ReadOrders,
  { purchases = [], pendingOrders = [] }: Partial<OrderRecords>,
): ReadOrders {
  const end = horizons(read).pendingOrders;
  const near = pendingOrders.filter(({ createdAt }) => timeOf(createdAt, 0) >= end);
  return {
    ...read,
    purchases: withChanged(read.purchases, purchases),
    pendingOrders: withChanged(read.pendingOrders, near),
  };
}
