import { CAPITALS, randomText, type RandomBytes } from '#src/model/base/randomText.ts';
import { PENDING_ORDER_ID_LENGTH } from '../limits.ts';

const PENDING_ORDER_ID = new RegExp(`^[A-Z]{${PENDING_ORDER_ID_LENGTH}}$`);

/** Capitals alone, because its end is typed into the message of a payment. */
export function createPendingOrderId(bytes: RandomBytes): string {
  return randomText(CAPITALS, PENDING_ORDER_ID_LENGTH, bytes);
}

/** Whether a text has the shape of the id that an order waits under. */
export function isPendingOrderId(text: string): boolean {
  return PENDING_ORDER_ID.test(text);
}
