import type { GiftCardContractName } from '../../../../src/options/giftCards/contracts.ts';
import { HOUR, type RateLimit } from '../../rateLimits.ts';

export const giftCardLimits: Readonly<Record<GiftCardContractName, RateLimit>> = {
  // Wrong codes are counted besides.
  findGiftCard: { requests: 120, windowSeconds: HOUR },
  issueGiftCard: { requests: 120, windowSeconds: HOUR },
  changeGiftCard: { requests: 300, windowSeconds: HOUR },
};
