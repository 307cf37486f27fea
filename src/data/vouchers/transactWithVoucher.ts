import { createQueue } from '#src/model/base/async.ts';
import type { DocumentReader, DocumentWriter } from '../firestore/port.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';

/** One that hangs holds up the others no longer than this. */
const PATIENCE_MS = 1000;

const inTurn = createQueue(PATIENCE_MS);

/**
 * Runs a transaction that writes a voucher. Those of one page wait for each other, because all take
 * the next number of the same series: at once they would only lose races to each other.
 */
export function transactWithVoucher<Answer>(
  run: (transaction: DocumentReader & DocumentWriter) => Promise<Answer>,
): Promise<Answer> {
  return inTurn(() => transactWithRetry(run));
}
