import * as localStore from '#src/lib/localStore.ts';
import { attemptsSchema } from '#src/shared/schemas/unsentMail.ts';
import { forgetAttempt, noteUnconfirmed, useDesk } from './desk.ts';
import type { Attempt } from './desk.ts';

const KEY = 'decisionAttempts';

function stored(): Attempt[] {
  return localStore.readJson(KEY, attemptsSchema) ?? [];
}

const others = (id: string): Attempt[] => stored().filter(({ order }) => order.id !== id);

/** Kept from the first try until the answer is known: the tab may be closed in between. */
export function beginAttempt(attempt: Attempt): void {
  localStore.writeJson(KEY, [...others(attempt.order.id), attempt]);
}

export function endAttempt(id: string): void {
  localStore.writeJson(KEY, others(id));
  forgetAttempt(id);
}

/** Whether an earlier try never heard its answer, and nobody else has heard it meanwhile. */
export function isOwedAnswer(id: string): boolean {
  const isOpen = ({ order }: Attempt) => order.id === id;
  return useDesk.getState().unconfirmed.some(isOpen) && stored().some(isOpen);
}

/** Takes up what was tried before this page was opened. */
export function recallAttempts(): void {
  for (const attempt of stored()) noteUnconfirmed(attempt);
}
