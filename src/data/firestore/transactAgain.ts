import { AppError } from '#src/model/base/errors.ts';
import { transact } from './documents.ts';
import type { DocumentReader, DocumentWriter } from './port.ts';

const ATTEMPTS = 3;

function mayHaveLost(thrown: unknown): boolean {
  return thrown instanceof AppError && ['permission-denied', 'aborted'].includes(thrown.code);
}

/**
 * Decides something in one transaction. Whoever loses a race may be refused by the rules, which judge
 * the write by what the winner has left: asked again, the documents themselves say what happened.
 */
export async function transactAgain<Answer>(
  decide: (transaction: DocumentReader & DocumentWriter) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await transact(decide);
    } catch (thrown) {
      if (!mayHaveLost(thrown)) throw thrown;
    }
  }
  return transact(decide);
}
