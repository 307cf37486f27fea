import type { DiscountContractName } from '../../../../src/options/discounts/contracts.ts';
import { HOUR, type RateLimit } from '../../rateLimits.ts';

export const discountLimits: Readonly<Record<DiscountContractName, RateLimit>> = {
  // Wrong codes are counted besides.
  findDiscount: { requests: 120, windowSeconds: HOUR },
};
