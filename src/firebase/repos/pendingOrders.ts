import { AppError } from '#src/shared/errors.ts';
import { documents } from '#src/shared/paths.ts';
import { pendingOrderSchema } from '#src/shared/schemas/order.ts';
import type { PendingOrder } from '#src/shared/schemas/order.ts';
import { SERVER_TIME } from '../converter.ts';
import { readDocument, readList, readPage, writeTogether } from '../data.ts';
import type { Page } from '../data.ts';
import { watchList } from '../live.ts';
import type { OnError, Unsubscribe } from '../live.ts';
import { queries } from '../queries.ts';

const pathOf = (pendingOrderId: string) => documents.pendingOrder.build({ pendingOrderId });

export function get(id: string): Promise<PendingOrder | undefined> {
  return readDocument(pathOf(id), pendingOrderSchema);
}

/**
 * Places an order, once, however often it is repeated with the same id. An attempt whose answer was
 * lost has placed it already: writing it again is then refused, and reading it shows that it is there.
 */
export async function create({ id, ...order }: PendingOrder): Promise<void> {
  const { termsConsent } = order;
  const consent = termsConsent && { ...termsConsent, acceptedAt: SERVER_TIME };
  try {
    await writeTogether((writer) => {
      writer.set(pathOf(id), { ...order, termsConsent: consent, createdAt: SERVER_TIME });
    });
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'permission-denied') throw thrown;
    const placed = await get(id);
    if (placed?.userId !== order.userId) throw thrown;
  }
}

/** A buyer's own orders of every status, the newest first. */
export function listOwn(userId: string, after?: string): Promise<Page<PendingOrder>> {
  return readPage(queries.pendingOrdersOf(userId), pendingOrderSchema, after);
}

/** The orders that wait for the photographer. */
export function listPending(): Promise<PendingOrder[]> {
  return readList(queries.pendingOrders, pendingOrderSchema);
}

export function watchPending(
  onNext: (orders: PendingOrder[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchList(queries.pendingOrders, pendingOrderSchema, { onNext, onError });
}
