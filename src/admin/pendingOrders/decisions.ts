import { create } from 'zustand';
import { localStore } from '#src/lib/browserStorage.ts';
import type { Rejection } from '#src/model/orders/cancellation.ts';
import { type PendingOrder, attemptsSchema } from '#src/model/orders/schema.ts';
import type { OrderDecision } from '#src/model/sale/life.ts';

/** An order that was decided in this browser. */
export interface DecidedOrder {
  /** The id of the pending order. */
  id: string;
  kind: OrderDecision;
  /** The id of the purchase, when there is one. */
  orderId?: string | undefined;
  number: string;
  customer: string;
  total: number;
}

/** A decision whose answer was lost: it may or may not have been written. */
export interface Attempt {
  order: PendingOrder;
  kind: DecidedOrder['kind'];
  /** The reason of a rejection. */
  rejection?: Rejection | undefined;
}

interface Decisions {
  /** The newest first. */
  decided: readonly DecidedOrder[];
  unconfirmed: readonly Attempt[];
}

/** The decisions made in this browser. They outlive a change of tab. */
export const useDecisions = create<Decisions>()(() => ({ decided: [], unconfirmed: [] }));

/** Records a known decision, which is then no longer unconfirmed. */
export function noteDecided(entry: DecidedOrder): void {
  useDecisions.setState(({ decided, unconfirmed }) => ({
    decided: [entry, ...decided.filter(({ id }) => id !== entry.id)],
    unconfirmed: unconfirmed.filter(({ order }) => order.id !== entry.id),
  }));
}

export function noteUnconfirmed(attempt: Attempt): void {
  forgetAttempt(attempt.order.id);
  useDecisions.setState(({ unconfirmed }) => ({ unconfirmed: [...unconfirmed, attempt] }));
}

function forgetAttempt(id: string): void {
  useDecisions.setState(({ unconfirmed }) => ({
    unconfirmed: unconfirmed.filter(({ order }) => order.id !== id),
  }));
}

export function dismiss(id: string): void {
  useDecisions.setState(({ decided }) => ({ decided: decided.filter((entry) => entry.id !== id) }));
}

const KEPT_ATTEMPTS = 'decisionAttempts';

const keptAttempts = (): Attempt[] => localStore.readJson(KEPT_ATTEMPTS, attemptsSchema) ?? [];

/** Keeps these attempts in the storage of the browser in place of those about the order. */
function keepAttempts(orderId: string, attempts: readonly Attempt[]): void {
  const others = keptAttempts().filter(({ order }) => order.id !== orderId);
  localStore.writeJson(KEPT_ATTEMPTS, [...others, ...attempts]);
}

/** Remembers an attempt until its answer is known, since the page may be closed in between. */
export function beginAttempt(attempt: Attempt): void {
  keepAttempts(attempt.order.id, [attempt]);
}

export function endAttempt(id: string): void {
  keepAttempts(id, []);
  forgetAttempt(id);
}

/** Restores the attempts of earlier visits. */
export function restoreAttempts(): void {
  for (const attempt of keptAttempts()) noteUnconfirmed(attempt);
}

const createdTime = ({ createdAt }: PendingOrder): number => createdAt?.getTime() ?? 0;

/**
 * The orders to show, the newest first: pending and unconfirmed ones, without those just decided.
 */
export function undecidedOrders(
  waiting: readonly PendingOrder[],
  decided: readonly DecidedOrder[],
  unconfirmed: readonly Attempt[],
): PendingOrder[] {
  const open = unconfirmed
    .map(({ order }) => order)
    .filter((order) => !waiting.some(({ id }) => id === order.id));
  return [...waiting, ...open]
    .filter((order) => !decided.some(({ id }) => id === order.id))
    .sort((a, b) => createdTime(b) - createdTime(a) || a.id.localeCompare(b.id));
}
