import { site } from '../../../src/config/site.ts';
import { discountContracts } from '../../../src/model/discounts/contracts.ts';
import { serve } from '../callable.ts';
import { isEmulated } from '../env.ts';
import { signedIn } from '../guards/identity.ts';
import { discountLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';
import { findDiscount as find, placeOrder as place } from './placeOrder.ts';

/** A shop that does not offer what is asked for refuses. */
function requireOffered(isOffered: boolean): void {
  if (!isEmulated && !isOffered) throw new Refusal(404, 'not-configured');
}

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

export const placeOrder = serve({
  contract: discountContracts.placeOrder,
  limit: discountLimits.placeOrder,
  options: { timeoutSeconds: 60 },
  identify: signedIn,
  handle: async (call) => {
    // Without either, browsers write the orders themselves.
    const { code } = call.input;
    requireOffered(code === undefined ? site.licences !== false : site.discounts);
    return place(call);
  },
});
