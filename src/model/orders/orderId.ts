import { compactDay } from '../base/dates.ts';
import { type RandomBytes, CAPITALS, randomText } from '../base/text.ts';

export const ORDER_ID_RANDOM_LENGTH = 6;
export const ORDER_ID_TIME_DIGITS = 3;
export const ORDER_ID_SHOWN_LENGTH = 8;

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

/** The day in a number, such as `2025-06-24`; undefined for other texts. */
export function orderDay(text: string): string | undefined {
  const day = ORDER_ID.exec(text)?.groups?.['day'] ?? '';
  const written = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  return Number.isNaN(Date.parse(written)) ? undefined : written;
}

/** The end of an order id. */
export function shortOrderId(orderId: string): string {
  return orderId.slice(-ORDER_ID_SHOWN_LENGTH);
}

/**
 * The number that names an order everywhere, from the cart to the receipt: its id. A record
 * that was made elsewhere may have another id, and goes by the end of it.
 */
export function orderNumber(orderId: string): string {
  return isOrderId(orderId) ? orderId : shortOrderId(orderId);
}
