import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { callFunction } from '../callables.ts';

export interface Deletion {
  /** What could not be deleted, in Danish; the account is there until it is empty. */
  failed: readonly string[];
}

function failedSteps(thrown: unknown): readonly string[] {
  const isPartial = thrown instanceof AppError && thrown.code === 'auth/deletion-incomplete';
  const answer = contracts.deleteAccount.output.safeParse(isPartial ? thrown.cause : undefined);
  const failed = answer.data?.errors ?? [];
  if (failed.length === 0) throw thrown;
  return failed;
}

/**
 * Deletes the account and everything personal around it. What is left over can be deleted by calling
 * again; an account that is gone already counts as deleted.
 */
export async function deleteAccount(): Promise<Deletion> {
  try {
    await callFunction(contracts.deleteAccount, {});
    return { failed: [] };
  } catch (thrown) {
    return { failed: failedSteps(thrown) };
  }
}
