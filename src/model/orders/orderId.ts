import { compactDay } from '../base/dates.ts';
import { type RandomBytes, CAPITALS, randomText } from '../base/randomText.ts';

export const ORDER_ID_RANDOM_LENGTH = 6;
export const ORDER_ID_TIME_DIGITS = 3;
export const ORDER_ID_SHOWN_LENGTH = 8;

/** Long enough to be impossible to guess. */
export const PENDING_ORDER_ID_LENGTH = 20;

const ORDER_ID = /^[A-Z]{2}(?<day>\d{8})[A-Z]{6}\d{3}$/;

export interface OrderIdSource {
  prefix: string;
  now: Date;
  bytes: RandomBytes;
}

/**
 * Prefix, the date in Copenhagen, six random capitals, and the last digits of the time in
 * milliseconds.
 */
export function createOrderId({ prefix, now, bytes }: OrderIdSource): string {
  const random = randomText(CAPITALS, ORDER_ID_RANDOM_LENGTH, bytes);
  const time = String(now.getTime()).slice(-ORDER_ID_TIME_DIGITS);
  return `${prefix}${compactDay(now)}${random}${time}`;
}

export function isOrderId(text: string): boolean {
  return ORDER_ID.test(text);
}

/** The end of an order id, shown as the order's number. */
export function shortOrderId(orderId: string): string {
  return orderId.slice(-ORDER_ID_SHOWN_LENGTH);
}

const PENDING_ORDER_ID = new RegExp(`^[A-Z]{${PENDING_ORDER_ID_LENGTH}}$`);

/** Capitals only, because customers type its end into the message of a payment. */
export function createPendingOrderId(bytes: RandomBytes): string {
  return randomText(CAPITALS, PENDING_ORDER_ID_LENGTH, bytes);
}

export function isPendingOrderId(text: string): boolean {
  return PENDING_ORDER_ID.test(text);
}
