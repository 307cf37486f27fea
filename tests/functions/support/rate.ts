import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '#src/model/base/paths.ts';
import { contracts, type ContractName } from '#src/model/system/contracts.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { rateWindow } from '../../../functions/src/guards/rateLimit.ts';
import { type RateLimit, rateLimits } from '../../../functions/src/rateLimits.ts';

/** Uses a limit up, in this window of time and, should it end now, the next. */
export async function useUpLimit(
  limit: RateLimit,
  counted: { name: string; subject: string },
): Promise<void> {
  for (const windows of [0, 1]) {
    const at = new Date(Date.now() + windows * limit.windowSeconds * 1000);
    const { key, endsAt } = rateWindow(limit, { ...counted, at });
    await firestore()
      .doc(documents.rateLimit.build({ key }))
      .set({ count: limit.requests, expiresAt: Timestamp.fromDate(endsAt) });
  }
}

/** Has somebody use up all their requests. */
export const useUp = (name: ContractName, subject: string): Promise<void> =>
  useUpLimit(rateLimits[name], { name: contracts[name].name, subject });
