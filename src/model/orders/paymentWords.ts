import type { Statement } from '../sale/statement.ts';
import type { PaymentMethod } from './payment.ts';
import { orderWords } from './paymentTexts.ts';
import { orderHistoryTexts } from './texts.ts';

/** How a sale is paid. Nothing is left for the method that was chosen where a gift card or a discount covers all. */
export function paymentWords(
  { isFree, giftCardOre }: Pick<Statement, 'isFree' | 'giftCardOre'>,
  method: PaymentMethod,
): string {
  if (!isFree) return orderWords.payment[method];
  return giftCardOre > 0 ? orderWords.item['gift-card'] : orderHistoryTexts.nothingToPay;
}
