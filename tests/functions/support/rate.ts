import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '#src/model/base/paths.ts';
import { contracts, type ContractName } from '#src/model/system/contracts.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { rateWindow } from '../../../functions/src/guards/rateLimit.ts';
import { rateLimits } from '../../../functions/src/rateLimits.ts';

/** Has somebody use up all their requests, in this window of time and, should it end now, the next. */
export async function useUp(name: ContractName, subject: string): Promise<void> {
  const limit = rateLimits[name];
  for (const windows of [0, 1]) {
    const at = new Date(Date.now() + windows * limit.windowSeconds * 1000);
    const { key, endsAt } = rateWindow(limit, { name: contracts[name].name, subject, at });
    await firestore()
      .doc(documents.rateLimit.build({ key }))
      .set({ count: limit.requests, expiresAt: Timestamp.fromDate(endsAt) });
  }
}
