import { expect, vi } from 'vitest';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { documents } from '#src/model/base/paths.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { functionUrl, portOffset } from './local.ts';
import { PATIENCE } from './patience.ts';
import { unique } from './people.ts';

const provider = `http://${LOCAL_HOST}:${localPorts(portOffset).providers}`;

interface CaughtMail {
  to: string;
  template: string;
  params: Record<string, string>;
  attachments: { name: string; type: string; bytes: number }[];
}

/** The mails that hold this text, the oldest first. */
export async function caughtMails(contains: string): Promise<CaughtMail[]> {
  const answer = await fetch(`${provider}/mails.json`);
  const { mails } = (await answer.json()) as { mails: CaughtMail[] };
  return mails
    .filter(({ params }) => Object.values(params).some((value) => value.includes(contains)))
    .reverse();
}

/** Waits until this many mails with the text have been sent. */
export async function expectMails(contains: string, count: number): Promise<CaughtMail[]> {
  await vi.waitFor(async () => expect(await caughtMails(contains)).toHaveLength(count), PATIENCE);
  return caughtMails(contains);
}

/** Makes the next mail with this text fail; with `isSent` only its answer does. */
export async function failNextMail(
  contains: string,
  { status, isSent = false }: { status: number; isSent?: boolean },
): Promise<void> {
  const body = JSON.stringify({ status, contains, isSent });
  const answer = await fetch(`${provider}/email-failures`, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
}

export async function readMail(mailId: string): Promise<Record<string, unknown> | undefined> {
  return (await firestore().doc(documents.orderMail.build({ mailId })).get()).data();
}

/** Waits until a mail is stored like this, and returns it. */
export async function expectMail(
  mailId: string,
  expected: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  await vi.waitFor(async () => expect(await readMail(mailId)).toMatchObject(expected), PATIENCE);
  return (await readMail(mailId)) ?? {};
}

/** Runs a function now that runs at set times in production. */
export async function runScheduled(
  name: 'sendDueMails' | 'remindOfOrders' | 'remindOfGalleries' | 'continueMaking',
): Promise<void> {
  const answer = await fetch(functionUrl(name), { method: 'POST' });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
}

export const newOrderNumber = (): string => {
  const letters = unique()
    .toUpperCase()
    .replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '');
  return `JF20260102${letters.slice(0, 6)}123`;
};

interface Customer {
  uid: string;
  email: string;
}

/** An order as its customer places it, with what a test wants different. */
export function pendingOrder({ uid, email }: Customer, changes: object = {}): object {
  return {
    userId: uid,
    customerName: 'Mette Ågård',
    customerEmail: email,
    amount: 548,
    items: [
      { id: 'billede-1', name: 'Skov i tåge', type: 'image', price: 199, quantity: 1 },
      { id: 'album-1', name: 'Sommer', type: 'album', price: 349, quantity: 1 },
    ],
    paymentMethod: 'mobilepay',
    paymentStatus: 'pending',
    termsConsent: { version: '2025-06-24', acceptedAt: new Date('2026-01-02T10:00:00Z') },
    createdAt: new Date(),
    ...changes,
  };
}

/** Stores an order under its number, which is returned. */
export async function storeOrder(customer: Customer, changes: object = {}): Promise<string> {
  const number = newOrderNumber();
  await changeOrder(number, pendingOrder(customer, changes));
  return number;
}

/** Changes fields of an order, or stores it. */
export async function changeOrder(pendingOrderId: string, changes: object): Promise<void> {
  const path = documents.pendingOrder.build({ pendingOrderId });
  await firestore().doc(path).set(changes, { merge: true });
}
