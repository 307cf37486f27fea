import { site } from '../../../src/config/site.ts';
import { isGiftCard } from '../../../src/model/cart/schema.ts';
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
    // Without any of them, browsers write the orders themselves.
    const { code, giftCard, items } = call.input;
    const asksForCards = giftCard !== undefined || items.some(isGiftCard);
    if (code !== undefined) requireOffered(site.discounts);
    if (asksForCards) requireOffered(site.giftCards !== false);
    if (code === undefined && !asksForCards) requireOffered(site.licences !== false);
    return place(call);
  },
});
