import { AppError } from '#src/model/base/errors.ts';
import { transact } from './documents.ts';
import type { DocumentReader, DocumentWriter } from './port.ts';

const ATTEMPTS = 3;

function isLostRace(thrown: unknown): boolean {
  return thrown instanceof AppError && ['permission-denied', 'aborted'].includes(thrown.code);
}

/**
 * Runs a transaction and repeats it after losing a race. The rules judge the write by what the
 * winner has stored and may refuse it; a repetition reads those documents and can decide by them.
 */
export async function transactWithRetry<Answer>(
  run: (transaction: DocumentReader & DocumentWriter) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await transact(run);
    } catch (thrown) {
      if (!isLostRace(thrown)) throw thrown;
    }
  }
  return transact(run);
}
