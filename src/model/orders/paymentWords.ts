import type { Statement } from '../sale/statement.ts';
import type { PaymentMethod } from './payment.ts';
import { orderWords } from './paymentTexts.ts';
import { orderHistoryTexts } from './texts.ts';

/** Returns the words for the payment of a sale; where a gift card or a discount covers all, the chosen method pays nothing. */
export function paymentWords(
  { isFree, giftCardOre }: Pick<Statement, 'isFree' | 'giftCardOre'>,
  method: PaymentMethod,
): string {
  if (!isFree) return orderWords.payment[method];
  return giftCardOre > 0 ? orderWords.item['gift-card'] : orderHistoryTexts.nothingToPay;
}
