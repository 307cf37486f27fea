import { wait } from '#src/model/base/async.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { transact } from './documents.ts';
import type { DocumentReader, DocumentWriter } from './port.ts';

type Transaction = DocumentReader & DocumentWriter;

/** Enough for several browsers that all change the same document at once. */
const ATTEMPTS = 15;
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1500;

/** A random wait, so that those who met once do not meet again; its limit doubles each time. */
function backOff(attempt: number): Promise<void> {
  return wait(Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt));
}

/** Notes what a transaction reads. */
function noting(transaction: Transaction, found: unknown[]): Transaction {
  return {
    ...transaction,
    read: async (path) => {
      const stored = await transaction.read(path);
      found.push([path, stored]);
      return stored;
    },
  };
}

/**
 * Runs a transaction and repeats it after losing a race. The rules judge the write by what the
 * winner has stored and may refuse it; a repetition reads those documents and can decide by them.
 * Refused again for the same documents, it lost no race: it is not allowed. An error of the
 * application that `run` throws is its own decision, and ends the repetition.
 */
export async function transactWithRetry<Answer>(
  run: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  let refused: string | undefined;
  let decision: unknown;
  const decide = async (transaction: Transaction): Promise<Answer> => {
    try {
      return await run(transaction);
    } catch (thrown) {
      if (thrown instanceof AppError) decision = thrown;
      throw thrown;
    }
  };
  for (let attempt = 1; ; attempt += 1) {
    const found: unknown[] = [];
    try {
      return await transact((transaction) => {
        // The SDK repeats it too.
        found.length = 0;
        return decide(noting(transaction, found));
      });
    } catch (thrown) {
      if (thrown === decision) throw thrown;
      const { code } = toAppError(thrown);
      if (attempt === ATTEMPTS || !['permission-denied', 'aborted'].includes(code)) throw thrown;
      if (code === 'permission-denied') {
        const documents = JSON.stringify(found);
        if (documents === refused) throw thrown;
        refused = documents;
      }
    }
    await backOff(attempt);
  }
}
