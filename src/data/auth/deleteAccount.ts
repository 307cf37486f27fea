import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { callFunction } from '../callables.ts';

export interface Deletion {
  /** The failed steps, in Danish. The account exists until every step has succeeded. */
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
 * Deletes the account and its personal data. Failed steps run again when this is called again; an
 * account that no longer exists counts as deleted.
 */
export async function deleteAccount(): Promise<Deletion> {
  try {
    await callFunction(contracts.deleteAccount, {});
    return { failed: [] };
  } catch (thrown) {
    return { failed: failedSteps(thrown) };
  }
}
