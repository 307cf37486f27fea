import { AppError } from '#src/model/base/errors.ts';
import { discountContracts } from '#src/options/discounts/contracts.ts';
import type { DiscountTerms } from '#src/model/sale/discountSchema.ts';
import { callFunction } from '#src/data/functions/callables.ts';

/** The discounts that go with every cart by themselves. */
export const offers = {
  read: async (): Promise<DiscountTerms[]> =>
    (await callFunction(discountContracts.findDiscount, {})).offers ?? [],
};

/** Asks the server for the discount of a code that a customer has typed. */
export async function find(code: string): Promise<DiscountTerms> {
  const { terms: discountTerms } = await callFunction(discountContracts.findDiscount, { code });
  if (!discountTerms) throw new AppError('service-failed');
  return discountTerms;
}
