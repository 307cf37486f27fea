import * as logger from 'firebase-functions/logger';
import type { PendingOrder } from '../../../src/model/orders/schema.ts';
import { saleFacts } from '../../../src/model/sale/life.ts';
import { isFreeSale } from '../../../src/model/sale/records.ts';
import { traceOf } from '../callable.ts';
import { approvePaid } from '../payments/approvePaid.ts';
import { transactRecords } from '../records.ts';

/** True for an order that waits although nothing is left to pay. */
export const waitsForNothing = (order: PendingOrder): boolean =>
  saleFacts({ order }).isUndecided && isFreeSale({ ...order, total: order.amount });

/**
 * Approves an order that discounts and gift cards leave nothing to pay of, where the shop approves by
 * itself what is paid. One that cannot be approved waits for the photographer like any other.
 */
export async function approveFree(orderId: string): Promise<void> {
  try {
    await transactRecords((records) => approvePaid(records, { orderId, amountOre: 0 }));
  } catch (thrown) {
    logger.error('An order without payment was not approved', { orderId, ...traceOf(thrown) });
  }
}
