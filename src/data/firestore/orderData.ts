import type * as z from 'zod/mini';
import { env } from '#src/config/env.ts';
import { isDisplayableUrl, parseStorageUrl } from '#src/model/files/urlPolicy.ts';
import type { Page } from '../readAllPages.ts';
import { storageOrigins } from '../files/storage.ts';
import type { Unsubscribe } from '../subscribeLater.ts';
import { readDocument, readList, readPage } from './documents.ts';
import { watchDocument, watchList, type OnError } from './live.ts';
import type { QuerySpec } from './port.ts';

/*
 * Buyers write the lines of an order, and the page of the administrator who opens it would load any
 * picture named there. Orders are therefore read only through this module, which removes the
 * pictures that are not from this shop. Lint refuses the plain readers in the repos of orders.
 */
interface Order {
  items: { thumbnailUrl: string; imageUrl: string }[];
}

type Schema<Output extends Order> = z.ZodMiniType<Output>;

/** The address when it leads to a public picture of this shop, else an empty text. */
function ownPicture(url: string): string {
  const origins = storageOrigins();
  const isOurs = parseStorageUrl(url, origins)?.bucket === env.firebase?.storageBucket;
  return isOurs && isDisplayableUrl(url, origins) ? url : '';
}

function withOwnPictures<Output extends Order>(order: Output): Output {
  const items = order.items.map((item) => ({
    ...item,
    thumbnailUrl: ownPicture(item.thumbnailUrl),
    imageUrl: ownPicture(item.imageUrl),
  }));
  return { ...order, items };
}

/** Like `readDocument`. */
export async function readOrder<Output extends Order>(
  path: string,
  schema: Schema<Output>,
): Promise<Output | undefined> {
  const order = await readDocument(path, schema);
  return order && withOwnPictures(order);
}

/** Like `readList`. */
export async function readOrders<Output extends Order>(
  spec: QuerySpec,
  schema: Schema<Output>,
): Promise<Output[]> {
  return (await readList(spec, schema)).map(withOwnPictures);
}

/** Like `readPage`. */
export async function readOrderPage<Output extends Order>(
  spec: QuerySpec & { limit: number },
  schema: Schema<Output>,
  after?: string,
): Promise<Page<Output>> {
  const page = await readPage(spec, schema, after);
  return { ...page, items: page.items.map(withOwnPictures) };
}

/** Like `watchList`. */
export function watchOrders<Output extends Order>(
  spec: QuerySpec,
  schema: Schema<Output>,
  { onNext, onError }: { onNext: (orders: Output[]) => void; onError: OnError },
): Unsubscribe {
  return watchList(spec, schema, {
    onNext: (orders) => onNext(orders.map(withOwnPictures)),
    onError,
  });
}

/** Like `watchDocument`. */
export function watchOrder<Output extends Order>(
  path: string,
  schema: Schema<Output>,
  { onNext, onError }: { onNext: (order: Output | undefined) => void; onError: OnError },
): Unsubscribe {
  return watchDocument(path, schema, {
    onNext: (order) => onNext(order && withOwnPictures(order)),
    onError,
  });
}
