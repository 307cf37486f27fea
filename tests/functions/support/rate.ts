import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '#src/model/base/paths.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { clientSaleLimits } from '../../../functions/src/options/clientSales/limits.ts';
import { discountLimits } from '../../../functions/src/options/discounts/limits.ts';
import { giftCardLimits } from '../../../functions/src/options/giftCards/limits.ts';
import { rateWindow } from '../../../functions/src/guards/rateLimit.ts';
import {
  clientLimits,
  connectionLimits,
  movingLimits,
  contactLimits,
  orderLimits,
  paymentLimits,
  type RateLimit,
  rateLimits,
  sendingLimits,
  settingsLimits,
} from '../../../functions/src/rateLimits.ts';
import { allContracts, type AnyContractName } from '../../support/contracts.ts';

const limits: Readonly<Record<AnyContractName, RateLimit>> = {
  ...rateLimits,
  ...paymentLimits,
  ...clientLimits,
  ...contactLimits,
  ...clientSaleLimits,
  ...discountLimits,
  ...orderLimits,
  ...giftCardLimits,
  ...settingsLimits,
  ...connectionLimits,
  ...movingLimits,
  ...sendingLimits,
};

interface Counted {
  name: string;
  subject: string;
}

/** The counts of this window of time and, should it end now, of the next. */
const windows = (limit: RateLimit, counted: Counted) =>
  [0, 1].map((later) => {
    const at = new Date(Date.now() + later * limit.windowSeconds * 1000);
    const { key, endsAt } = rateWindow(limit, { ...counted, at });
    return { counter: firestore().doc(documents.rateLimit.build({ key })), endsAt };
  });

/** Uses a limit up. */
export async function useUpLimit(limit: RateLimit, counted: Counted): Promise<void> {
  for (const { counter, endsAt } of windows(limit, counted)) {
    await counter.set({ count: limit.requests, expiresAt: Timestamp.fromDate(endsAt) });
  }
}

const requestsOf = (name: AnyContractName, subject: string): Counted => ({
  name: allContracts[name].name,
  subject,
});

/** Has somebody use up all their requests. */
export const useUp = (name: AnyContractName, subject: string): Promise<void> =>
  useUpLimit(limits[name], requestsOf(name, subject));

/** The number of requests that were counted for somebody. */
export async function countOf(name: AnyContractName, subject: string): Promise<number> {
  let count = 0;
  for (const { counter } of windows(limits[name], requestsOf(name, subject))) {
    count += Number((await counter.get()).get('count') ?? 0);
  }
  return count;
}
