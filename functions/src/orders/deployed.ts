import { site } from '../../../src/config/site.ts';
import { orderContracts } from '../../../src/model/orders/contracts.ts';
import { serve } from '../callable.ts';
import { signedIn } from '../guards/identity.ts';
import { orderLimits } from '../rateLimits.ts';
import { requireOffered } from '../refusal.ts';
import { placeOrder as place } from './placeOrder.ts';

export const placeOrder = serve({
  contract: orderContracts.placeOrder,
  limit: orderLimits.placeOrder,
  options: { timeoutSeconds: 60 },
  identify: signedIn,
  handle: async (call) => {
    // Without either, browsers write the orders themselves.
    const { code } = call.input;
    requireOffered(code === undefined ? site.licences !== false : site.discounts);
    return place(call);
  },
});
