import type { CartItem, OrderAttempt } from '#src/model/cart/schema.ts';
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

interface PlacedOrder {
  attempt: OrderAttempt;
  /** Its things, with their licences where there are several. */
  items: readonly CartItem[];
  /** The code of a discount that takes something off. */
  code: string | undefined;
  customerName: string;
  termsVersion: string;
  /** In kroner, as the customer was shown it. */
  total: number;
}

/** Has the server place an order with a discount or with licences. Repeated calls with the same id place it once. */
export async function placeOrder(order: PlacedOrder): Promise<void> {
  const { attempt, items, code, customerName, termsVersion, total } = order;
  const { id: orderId, paymentMethod, invoiceTo } = attempt;
  await callFunction(discountContracts.placeOrder, {
    orderId,
    code,
    items: items.map(({ id, type, licenceId }) => ({ id, type, licenceId })),
    paymentMethod,
    customerName,
    termsVersion,
    totalOre: toOre(total),
    invoiceTo,
  });
}
