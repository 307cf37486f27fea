import { site } from '../../../src/config/site.ts';
import { discountContracts } from '../../../src/model/discounts/contracts.ts';
import { serve } from '../callable.ts';
import { signedIn } from '../guards/identity.ts';
import { discountLimits } from '../rateLimits.ts';
import { requireOffered } from '../refusal.ts';
import { findDiscount as find } from './findDiscount.ts';

export const findDiscount = serve({
  contract: discountContracts.findDiscount,
  limit: discountLimits.findDiscount,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  handle: async (call) => {
    requireOffered(site.discounts);
    return find(call);
  },
});
