import { site } from '../../../src/config/site.ts';
import { discountContracts } from '../../../src/model/discounts/contracts.ts';
import { serve } from '../callable.ts';
import { isEmulated } from '../env.ts';
import { signedIn } from '../guards/identity.ts';
import { discountLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';
import { findDiscount as find, placeOrder as place } from './placeOrder.ts';

/** A shop without discounts has these functions refuse. */
const whereOffered =
  <Asked, Told>(handle: (call: Asked) => Promise<Told>) =>
  async (call: Asked): Promise<Told> => {
    if (!isEmulated && !site.discounts) throw new Refusal(404, 'not-configured');
    return handle(call);
  };

export const findDiscount = serve({
  contract: discountContracts.findDiscount,
  limit: discountLimits.findDiscount,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  handle: whereOffered(find),
});

export const placeOrder = serve({
  contract: discountContracts.placeOrder,
  limit: discountLimits.placeOrder,
  options: { timeoutSeconds: 60 },
  identify: signedIn,
  handle: whereOffered(place),
});
