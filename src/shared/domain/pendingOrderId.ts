import { PENDING_ORDER_ID_LENGTH } from '../limits.ts';
import { CAPITALS, randomText } from './randomText.ts';
import type { RandomBytes } from './randomText.ts';

/** Capitals alone, because its end is typed into the message of a payment. */
export function createPendingOrderId(bytes: RandomBytes): string {
  return randomText(CAPITALS, PENDING_ORDER_ID_LENGTH, bytes);
}
