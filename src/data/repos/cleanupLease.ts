import { documents } from '#src/model/base/paths.ts';
import { canTakeLease, newLease } from '#src/model/files/cleanup.ts';
import { cleanupLeaseSchema } from '#src/model/system/schema.ts';
import { decode } from '../firestore/converter.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';

/** Takes or prolongs the lease of the storage cleanup; false while another browser holds it. */
export function take(holder: string, now: Date): Promise<boolean> {
  const path = documents.cleanupLease.build();
  return transactWithRetry(async (transaction) => {
    const stored = await transaction.read(path);
    const lease = stored && decode(cleanupLeaseSchema, stored);
    if (!canTakeLease(lease, holder, now)) return false;
    transaction.set(path, newLease(holder, now));
    return true;
  });
}

/** Releases the lease, so that another browser need not wait for its end. */
export function release(holder: string, now: Date): Promise<void> {
  const path = documents.cleanupLease.build();
  return transactWithRetry(async (transaction) => {
    const stored = await transaction.read(path);
    const lease = stored && decode(cleanupLeaseSchema, stored);
    if (lease?.holder === holder) transaction.set(path, { holder, expiresAt: now });
  });
}
