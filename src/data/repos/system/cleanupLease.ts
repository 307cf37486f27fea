import { documents } from '#src/model/base/paths.ts';
import { canTakeLease, newLease } from '#src/model/files/cleanup.ts';
import {
  cleanupLeaseSchema,
  type CleanupLease,
  type CleanupPasses,
} from '#src/model/system/schema.ts';
import { decode } from '../../firestore/converter.ts';
import { transactWithRetry } from '../../firestore/transactWithRetry.ts';

const passesOf = ({ passAt, fullPassAt }: CleanupPasses): CleanupPasses => ({ passAt, fullPassAt });

/** Changes the lease as it is on the server, unless `change` returns undefined; returns the lease. */
function revise(
  change: (lease: CleanupLease | undefined) => CleanupLease | undefined,
): Promise<CleanupLease | undefined> {
  const path = documents.cleanupLease.build();
  return transactWithRetry(async (transaction) => {
    const stored = await transaction.read(path);
    const lease = change(stored && decode(cleanupLeaseSchema, stored));
    if (lease) transaction.set(path, lease);
    return lease;
  });
}

/**
 * Takes or prolongs the lease of the storage cleanup, and returns when it was cleaned last; undefined
 * while another browser holds it.
 */
export function take(holder: string, now: Date): Promise<CleanupPasses | undefined> {
  return revise((lease) =>
    canTakeLease(lease, holder, now)
      ? { ...passesOf(lease ?? {}), ...newLease(holder, now) }
      : undefined,
  );
}

/** Releases the lease, so that another browser need not wait for its end; notes a pass that ended well. */
export async function release(holder: string, now: Date, pass: CleanupPasses = {}): Promise<void> {
  await revise((lease) =>
    lease?.holder === holder ? { ...passesOf(lease), ...pass, holder, expiresAt: now } : undefined,
  );
}
