import { create } from 'zustand';
import type * as z from 'zod/mini';
import { customerEmail as findCustomerEmail } from '#src/data/customerEmail.ts';
import * as localStore from '#src/lib/browserStorage.ts';
import { sendOrderMail } from '#src/lib/orderMails.ts';
import { toAppError } from '#src/model/base/errors.ts';
import type { Rejection } from '#src/model/orders/cancellation.ts';
import type { MailedOrder, OrderMailKind } from '#src/model/orders/mail.ts';
import { pendingOrderTexts } from '#src/model/orders/pendingTexts.ts';
import {
  type PendingOrder,
  type UnsentMail,
  attemptsSchema,
  unsentMailsSchema,
} from '#src/model/orders/schema.ts';
import { showToast } from '#src/stores/toasts.ts';

/** 'none' when another browser has decided, and has mailed the customer. */
export type MailState = 'none' | 'sending' | 'sent' | 'failed' | 'off';

/** An order that was decided in this browser. */
export interface DecidedOrder extends UnsentMail {
  mailState: MailState;
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

interface StoredList<Item> {
  key: string;
  schema: z.ZodMiniType<Item[]>;
  idOf: (item: Item) => string;
}

/** A list in the storage of this browser, with one item for each id. */
export function storedList<Item>({ key, schema, idOf }: StoredList<Item>) {
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
export function beginAttempt(attempt: Attempt): void {
  attempts.keep(attempt);
}

export function endAttempt(id: string): void {
  attempts.forget(id);
  forgetAttempt(id);
}

/** An earlier attempt had no answer, and no other tab has received it meanwhile. */
export function isAnswerMissing(id: string): boolean {
  const isOpen = ({ order }: Attempt) => order.id === id;
  return useDecisions.getState().unconfirmed.some(isOpen) && attempts.all().some(isOpen);
}

/** Restores the attempts of earlier visits. */
export function restoreAttempts(): void {
  for (const attempt of attempts.all()) noteUnconfirmed(attempt);
}

const unsent = storedList<UnsentMail>({
  key: 'unsentOrderMails',
  schema: unsentMailsSchema,
  idOf: ({ id }) => id,
});

/**
 * Sends a mail to the address that the customer's account has today; the order knows the one that
 * it had then. Returns the address.
 */
export async function mailCustomer(
  kind: OrderMailKind,
  userId: string,
  order: MailedOrder,
): Promise<string> {
  const today = userId === '' ? undefined : await findCustomerEmail(userId);
  const customerEmail = today ?? order.customerEmail;
  await sendOrderMail(kind, { ...order, customerEmail });
  return customerEmail;
}

/**
 * Mails the decision to the customer. The mail is remembered until it is sent, even if the page is
 * closed.
 */
export async function mailDecision(mail: UnsentMail): Promise<void> {
  const { id, kind, userId, orderId, mail: content } = mail;
  unsent.keep({ id, kind, userId, orderId, mail: content });
  noteMail(mail.id, 'sending');
  try {
    await mailCustomer(kind, userId, content);
    unsent.forget(mail.id);
    noteMail(mail.id, 'sent');
  } catch (thrown) {
    if (toAppError(thrown).code === 'not-configured') {
      unsent.forget(mail.id);
      noteMail(mail.id, 'off');
      return;
    }
    noteMail(mail.id, 'failed');
    showToast({ kind: 'warning', text: pendingOrderTexts.mailFailed });
  }
}

/** Restores the mails that earlier visits could not send. */
export function restoreUnsentMails(): void {
  const known = new Set(useDecisions.getState().decided.map(({ id }) => id));
  for (const mail of unsent.all()) {
    if (!known.has(mail.id)) noteDecided({ ...mail, mailState: 'failed' });
  }
}

/** Gives up on the mail, and removes the order from the list. */
export function dismiss(id: string): void {
  unsent.forget(id);
  dismissDecided(id);
}
