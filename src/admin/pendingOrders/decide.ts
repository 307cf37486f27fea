import { useCallback } from 'react';
import type * as z from 'zod/mini';
import { create } from 'zustand';
import { approveOrder, rejectOrder } from '#src/data/orders/approveOrder.ts';
import { localStore } from '#src/lib/browserStorage.ts';
import { AppError, isResultUnknown, isOrderRefusal } from '#src/model/base/errors.ts';
import type { ApprovalCheck, ConfirmedDifferences } from '#src/model/orders/approval.ts';
import type { Rejection } from '#src/model/orders/cancellation.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { pendingOrderTexts } from '#src/model/orders/pendingTexts.ts';
import { type PendingOrder, attemptsSchema } from '#src/model/orders/schema.ts';
import type { OrderDecision } from '#src/model/orders/status.ts';
import { showToast } from '#src/stores/toasts.ts';
import { startArchive } from '../archives/archives.ts';

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
function noteDecided(entry: DecidedOrder): void {
  useDecisions.setState(({ decided, unconfirmed }) => ({
    decided: [entry, ...decided.filter(({ id }) => id !== entry.id)],
    unconfirmed: unconfirmed.filter(({ order }) => order.id !== entry.id),
  }));
}

function noteUnconfirmed(attempt: Attempt): void {
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

interface StoredList<Item> {
  key: string;
  schema: z.ZodMiniType<Item[]>;
  idOf: (item: Item) => string;
}

/** A list in the storage of this browser, with one item for each id. */
function storedList<Item>({ key, schema, idOf }: StoredList<Item>) {
  const all = (): Item[] => localStore.readJson(key, schema) ?? [];
  const others = (id: string) => all().filter((item) => idOf(item) !== id);
  return {
    all,
    keep: (item: Item) => void localStore.writeJson(key, [...others(idOf(item)), item]),
    forget: (id: string) => void localStore.writeJson(key, others(id)),
  };
}

const attempts = storedList<Attempt>({
  key: 'decisionAttempts',
  schema: attemptsSchema,
  idOf: ({ order }) => order.id,
});

/** Remembers an attempt until its answer is known, since the page may be closed in between. */
function beginAttempt(attempt: Attempt): void {
  attempts.keep(attempt);
}

function endAttempt(id: string): void {
  attempts.forget(id);
  forgetAttempt(id);
}

/** Restores the attempts of earlier visits. */
export function restoreAttempts(): void {
  // Earlier versions kept mails here, with names and addresses of customers.
  localStore.remove('unsentOrderMails');
  for (const attempt of attempts.all()) noteUnconfirmed(attempt);
}

export interface DialogProps {
  order: PendingOrder;
  /** Every order that waits. */
  waiting: readonly PendingOrder[];
  onClose: () => void;
}

/** Closes the dialog when the order cannot be decided like this any more. */
export function useCloseOnRefusal<Input extends unknown[], Answer>(
  decide: (...input: Input) => Promise<Answer>,
  onClose: () => void,
): (...input: Input) => Promise<Answer> {
  return useCallback(
    async (...input) => {
      try {
        return await decide(...input);
      } catch (thrown) {
        if (isOrderRefusal(thrown)) onClose();
        throw thrown;
      }
    },
    [decide, onClose],
  );
}

/** Runs a decision. When its answer is lost, the order is remembered until the outcome is known. */
async function runDecision<Answer>(attempt: Attempt, send: () => Promise<Answer>): Promise<Answer> {
  if (!navigator.onLine) throw new AppError('offline');
  beginAttempt(attempt);
  try {
    return await send();
  } catch (thrown) {
    if (isResultUnknown(thrown)) noteUnconfirmed(attempt);
    else endAttempt(attempt.order.id);
    throw thrown;
  }
}

const conclusions: Record<OrderDecision, (orderId: string) => void> = {
  approved: (orderId) => {
    showToast({ kind: 'success', text: pendingOrderTexts.approved(orderId) });
    startArchive(orderId);
  },
  // One message tells of all orders that were rejected together.
  rejected: () => undefined,
};

/** Records a known decision. Two attempts that end at once are recorded once. */
function conclude(entry: DecidedOrder): void {
  endAttempt(entry.id);
  if (useDecisions.getState().decided.some(({ id }) => id === entry.id)) return;
  noteDecided(entry);
  const { kind, orderId = '' } = entry;
  conclusions[kind](orderId);
}

/**
 * Approves an order and starts its archive; the server mails the customer. Returns the differences
 * that the photographer has to confirm first, if there are any.
 */
export async function approve(
  order: PendingOrder,
  confirmed?: ConfirmedDifferences,
): Promise<ApprovalCheck | undefined> {
  const { id } = order;
  const approval = await runDecision({ order, kind: 'approved' }, () =>
    approveOrder(id, confirmed && { confirmed }),
  );
  if (approval.kind === 'needs-confirmation') {
    endAttempt(id);
    return approval.check;
  }
  const { id: orderId, userName, userEmail, totalAmount: total } = approval.purchase;
  const customer = userName || userEmail;
  conclude({ id, kind: 'approved', orderId, number: orderId, customer, total });
  return undefined;
}

async function rejectOne(order: PendingOrder, rejection: Rejection): Promise<void> {
  const { id, customerName, customerEmail, amount: total } = order;
  await runDecision({ order, kind: 'rejected', rejection }, () => rejectOrder(id, rejection));
  const customer = customerName || customerEmail;
  conclude({ id, kind: 'rejected', number: orderNumber(id), customer, total });
}

/**
 * Rejects orders of one customer, one after the other; the server mails the customer. It stops at the
 * first that fails: what is rejected until then is recorded, and a repetition goes on with the rest.
 */
export async function reject(
  orders: readonly PendingOrder[],
  rejection: Rejection,
  onProgress: (count: number) => void = () => undefined,
): Promise<void> {
  let count = 0;
  try {
    for (const order of orders) {
      await rejectOne(order, rejection);
      count += 1;
      onProgress(count);
    }
  } finally {
    if (count > 0) showToast({ kind: 'success', text: pendingOrderTexts.rejectedCount(count) });
  }
}
