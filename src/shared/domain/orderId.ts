import { compactDay } from '#src/model/base/dates.ts';
import { type RandomBytes, CAPITALS, randomText } from '#src/model/base/randomText.ts';
import { ORDER_ID_RANDOM_LENGTH, ORDER_ID_SHOWN_LENGTH, ORDER_ID_TIME_DIGITS } from '../limits.ts';

const ORDER_ID = /^[A-Z]{2}(?<day>\d{8})[A-Z]{6}\d{3}$/;

export interface OrderIdSource {
  prefix: string;
  now: Date;
  bytes: RandomBytes;
}

/** Prefix, the day in Copenhagen, six random capitals and the last digits of the time in milliseconds. */
export function createOrderId({ prefix, now, bytes }: OrderIdSource): string {
  const random = randomText(CAPITALS, ORDER_ID_RANDOM_LENGTH, bytes);
  const time = String(now.getTime()).slice(-ORDER_ID_TIME_DIGITS);
  return `${prefix}${compactDay(now)}${random}${time}`;
}

/** Whether a text has the shape of an order id. */
export function isOrderId(text: string): boolean {
  return ORDER_ID.test(text);
}

/** The end of an order id, as the dashboard shows it. */
export function shortOrderId(orderId: string): string {
  return orderId.slice(-ORDER_ID_SHOWN_LENGTH);
}
