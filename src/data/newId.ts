import { site } from '#src/config/site.ts';
import { newGiftCardCode } from '#src/model/giftCards/code.ts';
import { LETTERS_AND_DIGITS, randomText } from '#src/model/base/text.ts';
import { createOrderId } from '#src/model/orders/orderId.ts';

const LENGTH = 20;

const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/**
 * An id that cannot be guessed. It is created in the browser so that a repeated write targets the
 * same document.
 */
export function newId(): string {
  return randomText(LETTERS_AND_DIGITS, LENGTH, bytes);
}

/** The number of a new order, which is its id too. */
export function newOrderId(): string {
  return createOrderId({ prefix: site.orderIdPrefix, now: new Date(), bytes });
}

/** The code of a new gift card. */
export function randomGiftCardCode(): string {
  return newGiftCardCode(bytes);
}
