import { site } from '../../../src/config/site.ts';
import { giftCardContracts } from '../../../src/model/giftCards/contracts.ts';
import { serve } from '../callable.ts';
import { signedIn } from '../guards/identity.ts';
import { giftCardLimits } from '../rateLimits.ts';
import { requireOffered } from '../refusal.ts';
import { findGiftCard as find } from './findGiftCard.ts';
import { changeGiftCard as change, issueGiftCard as issue } from './manage.ts';

const options = { timeoutSeconds: 30 };

const isOffered = site.giftCards !== false;

export const findGiftCard = serve({
  contract: giftCardContracts.findGiftCard,
  limit: giftCardLimits.findGiftCard,
  options,
  identify: signedIn,
  handle: async (call) => {
    requireOffered(isOffered);
    return find(call);
  },
});

export const issueGiftCard = serve({
  contract: giftCardContracts.issueGiftCard,
  limit: giftCardLimits.issueGiftCard,
  options,
  identify: signedIn,
  handle: async (call) => {
    requireOffered(isOffered);
    return issue(call);
  },
});

export const changeGiftCard = serve({
  contract: giftCardContracts.changeGiftCard,
  limit: giftCardLimits.changeGiftCard,
  options,
  identify: signedIn,
  handle: async (call) => {
    requireOffered(isOffered);
    return change(call);
  },
});
