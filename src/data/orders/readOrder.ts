import * as z from 'zod/mini';
import { chunks } from '#src/model/base/lists.ts';
import { list } from '#src/model/base/schema.ts';
import {
  type SoldItem,
  waitingOrderFrom,
  type WaitingOrder,
  waitsFor,
} from '#src/model/orders/offSale.ts';
import { readList } from '../firestore/documents.ts';
import { queries } from '../firestore/queries.ts';

/** Nothing else is checked: what the dashboard cannot show was sold all the same. */
const boughtSchema = z.object({ originalImagePaths: list(z.string()) });

const anyRecord = z.record(z.string(), z.unknown());

/** The items that orders wait for, also those whose record the dashboard cannot show. */
export async function readWaitingOrders(): Promise<WaitingOrder[]> {
  return (await readList(queries.pendingOrders, anyRecord)).map(waitingOrderFrom);
}

/** True when an order waits for the item. */
export async function isWaitedFor(item: Pick<SoldItem, 'id' | 'type'>): Promise<boolean> {
  return (await readWaitingOrders()).some((order) => waitsFor(order, item));
}

/** The number of values that one query may look for. */
const VALUES_PER_QUERY = 30;

async function readBuyingOrders(originals: readonly string[]): Promise<ReadonlySet<unknown>> {
  const parts = chunks(
    originals.filter((path) => path !== ''),
    VALUES_PER_QUERY,
  );
  const found = await Promise.all(
    parts.map((paths) => readList(queries.ordersWithAnyOriginal(...paths), anyRecord)),
  );
  return new Set(found.flat().map(({ id }) => id));
}

/** The originals of everything that was ever bought; for administrators. */
export async function readBoughtOriginals(): Promise<ReadonlySet<string>> {
  const purchases = await readList(queries.everyOrderLookup, boughtSchema);
  return new Set(purchases.flatMap(({ originalImagePaths }) => originalImagePaths));
}

/** The numbers of orders that wait for an item, and of purchases that hold an original of it. */
export interface OrdersOfItems {
  waiting: number;
  bought: number;
}

/** Counts the orders of any of the items, each once. */
export async function countOrdersOf(items: readonly SoldItem[]): Promise<OrdersOfItems> {
  const [orders, purchases] = await Promise.all([
    readWaitingOrders(),
    readBuyingOrders(items.flatMap(({ originals }) => originals)),
  ]);
  const waiting = orders.filter((order) => items.some((item) => waitsFor(order, item)));
  return { waiting: waiting.length, bought: purchases.size };
}
