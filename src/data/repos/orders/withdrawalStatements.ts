import { documents } from '#src/model/base/paths.ts';
import { withdrawalStatementSchema, type WithdrawalStatement } from '#src/model/withdrawal/form.ts';
import { writeTogether } from '../../firestore/documents.ts';
import { watchList, type OnError } from '../../firestore/live.ts';
import { queries } from '../../firestore/queries.ts';
import type { Unsubscribe } from '../../subscribeLater.ts';

/** Follows the withdrawals that were stated without a sign-in and are not confirmed. */
export function watch(
  onNext: (statements: WithdrawalStatement[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchList(queries.withdrawalStatements, withdrawalStatementSchema, { onNext, onError });
}

/** Drops a statement that did not come from the customer. */
export function remove(orderId: string): Promise<void> {
  return writeTogether((writer) => {
    writer.remove(documents.withdrawalStatement.build({ orderId }));
  });
}
