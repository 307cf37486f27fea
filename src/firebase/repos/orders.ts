import { orderRecordSchema } from '#src/shared/schemas/order.ts';
import type { OrderRecord } from '#src/shared/schemas/order.ts';
import { countList, readPage } from '../data.ts';
import type { Page } from '../data.ts';
import { pageWithOwnPictures } from '../ownPictures.ts';
import { queries } from '../queries.ts';

/** Everybody's order records, the newest first: for administrators. */
export async function listAll(after?: string): Promise<Page<OrderRecord>> {
  return pageWithOwnPictures(await readPage(queries.orders, orderRecordSchema, after));
}

/**
 * Whether a purchase needs this original, so that it must not be deleted. Counted, not decoded: a
 * record that cannot be read still needs its files.
 */
export async function isOriginalBought(path: string): Promise<boolean> {
  return (await countList(queries.ordersWithOriginal(path))) > 0;
}
