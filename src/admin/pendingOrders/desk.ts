import { create } from 'zustand';
import type { PendingOrder, UnsentMail } from '#src/model/orders/schema.ts';

/** None is due where another browser has decided: it has told the customer. */
export type MailState = 'none' | 'sending' | 'sent' | 'failed' | 'off';

/** An order that has just been decided in this browser. */
export interface DecidedOrder extends UnsentMail {
  mailState: MailState;
}

/** A decision whose answer was lost: it may have been made or not. */
export interface Attempt {
  order: PendingOrder;
  kind: DecidedOrder['kind'];
}

interface Decisions {
  /** The newest first. */
  decided: readonly DecidedOrder[];
  unconfirmed: readonly Attempt[];
}

/** What has happened to orders in this browser, whichever tab of the dashboard is shown. */
export const useDecisions = create<Decisions>()(() => ({ decided: [], unconfirmed: [] }));

/** The decision is known: whatever was unconfirmed about it is so no more. */
export function noteDecided(entry: DecidedOrder): void {
  useDecisions.setState(({ decided, unconfirmed }) => ({
    decided: [entry, ...decided.filter(({ id }) => id !== entry.id)],
    unconfirmed: unconfirmed.filter(({ order }) => order.id !== entry.id),
  }));
}

export function noteMail(id: string, mailState: MailState): void {
  useDecisions.setState(({ decided }) => ({
    decided: decided.map((entry) => (entry.id === id ? { ...entry, mailState } : entry)),
  }));
}

export function noteUnconfirmed(attempt: Attempt): void {
  forgetAttempt(attempt.order.id);
  useDecisions.setState(({ unconfirmed }) => ({ unconfirmed: [...unconfirmed, attempt] }));
}

export function forgetAttempt(id: string): void {
  useDecisions.setState(({ unconfirmed }) => ({
    unconfirmed: unconfirmed.filter(({ order }) => order.id !== id),
  }));
}

export function dismissDecided(id: string): void {
  useDecisions.setState(({ decided }) => ({ decided: decided.filter((entry) => entry.id !== id) }));
}
