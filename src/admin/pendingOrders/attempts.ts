import { attemptsSchema } from '#src/model/orders/schema.ts';
import { forgetAttempt, noteUnconfirmed, useDecisions, type Attempt } from './desk.ts';
import { storedList } from './keptList.ts';

const attempts = storedList<Attempt>({
  key: 'decisionAttempts',
  schema: attemptsSchema,
  idOf: ({ order }) => order.id,
});

/** Kept from the first try until the answer is known: the tab may be closed in between. */
export function beginAttempt(attempt: Attempt): void {
  attempts.keep(attempt);
}

export function endAttempt(id: string): void {
  attempts.forget(id);
  forgetAttempt(id);
}

/** Whether an earlier try never heard its answer, and nobody else has heard it meanwhile. */
export function isAnswerMissing(id: string): boolean {
  const isOpen = ({ order }: Attempt) => order.id === id;
  return useDecisions.getState().unconfirmed.some(isOpen) && attempts.all().some(isOpen);
}

/** Takes up what was tried before this page was opened. */
export function recallAttempts(): void {
  for (const attempt of attempts.all()) noteUnconfirmed(attempt);
}
