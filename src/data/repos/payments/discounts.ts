import type { OrderAttempt } from '#src/model/cart/schema.ts';
import { AppError } from '#src/model/base/errors.ts';
import { toOre } from '#src/model/base/money.ts';
import { discountContracts } from '#src/model/discounts/contracts.ts';
import type { DiscountTerms } from '#src/model/discounts/terms.ts';
import { callFunction } from '../../callables.ts';

/** The discounts that go with every cart by themselves. */
export const offers = {
  read: async (): Promise<DiscountTerms[]> =>
    (await callFunction(discountContracts.findDiscount, {})).offers ?? [],
};

/** Asks the server for the terms of a code that a customer has typed. */
export async function find(code: string): Promise<DiscountTerms> {
  const { terms } = await callFunction(discountContracts.findDiscount, { code });
  if (!terms) throw new AppError('service-failed');
  return terms;
}

interface DiscountedOrder {
  attempt: OrderAttempt;
  code: string;
  customerName: string;
  termsVersion: string;
  /** In kroner, as the customer was shown it. */
  total: number;
}

/** Has the server place an order with a discount. Repeated calls with the same id place it once. */
export async function placeOrder(order: DiscountedOrder): Promise<void> {
  const { attempt, code, customerName, termsVersion, total } = order;
  const { id: orderId, items, paymentMethod, invoiceTo } = attempt;
  await callFunction(discountContracts.placeOrder, {
    orderId,
    code,
    items: items.map(({ id, type }) => ({ id, type })),
    paymentMethod,
    customerName,
    termsVersion,
    totalOre: toOre(total),
    invoiceTo,
  });
}
