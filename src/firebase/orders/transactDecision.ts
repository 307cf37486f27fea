import { AppError } from '#src/shared/errors.ts';
import { transact } from '../data.ts';
import type { DocumentReader, DocumentWriter } from '../writes.ts';

/**
 * Decides about an order in one transaction. Whoever loses a race may be refused by the rules, which
 * judge the write by what the winner has left: asked once more, the order itself says what happened.
 */
export async function transactDecision<Answer>(
  decide: (transaction: DocumentReader & DocumentWriter) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await transact(decide);
  } catch (thrown) {
    const mayHaveLost =
      thrown instanceof AppError && ['permission-denied', 'aborted'].includes(thrown.code);
    if (!mayHaveLost) throw thrown;
    return transact(decide);
  }
}
