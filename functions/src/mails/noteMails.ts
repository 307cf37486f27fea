import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../../src/model/base/paths.ts';
import {
  failedMail,
  sentMail,
  type OrderMail,
  type OrderMailError,
} from '../../../src/model/mails/outbox.ts';
import { firestore } from '../firebaseAdmin.ts';
import { orderMailRef, stored } from './records.ts';

/** The person whom the record of a mail names. */
type Named = Pick<OrderMail, 'to' | 'subject'>;

export const NOBODY: Named = { to: '', subject: '' };

/** The people among those of the mails whose accounts are deleted, or are about to be. */
async function deletedAmong(
  transaction: Transaction,
  mails: readonly OrderMail[],
): Promise<Set<string>> {
  const uids = new Set(mails.map(({ userId }) => userId).filter(Boolean));
  if (uids.size === 0) return uids;
  const refs = [...uids].map((uid) => firestore().doc(documents.deletionJob.build({ uid })));
  const jobs = await transaction.getAll(...refs);
  return new Set(jobs.filter(({ exists }) => exists).map(({ id }) => id));
}

/**
 * All or none: what was told together is not told again in parts. Whoever deletes the account while a mail
 * is on its way is not named again.
 */
export async function noteMails(mails: readonly OrderMail[], changes: object): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const deleted = await deletedAmong(transaction, mails);
    for (const { id, userId } of mails) {
      const kept = deleted.has(userId) ? { ...changes, ...NOBODY } : changes;
      transaction.update(orderMailRef(id), stored(kept));
    }
  });
}

/** Notes why mails were not sent, and when they are tried again: by how often they were, together or one by one. */
export function noteFailure(
  mails: readonly OrderMail[],
  error: OrderMailError,
  { to, subject }: Named = mails[0] ?? NOBODY,
): Promise<void> {
  const attempts = Math.max(...mails.map((mail) => mail.attempts));
  return noteMails(mails, failedMail({ to, subject, attempts, error }, new Date()));
}

/** Notes that mails were sent. An invited person is no customer: name and address are forgotten, as a PIN is. */
export function noteSent(mails: readonly OrderMail[], named: Named): Promise<void> {
  const done = { ...sentMail(named, new Date()), pin: undefined, reached: undefined };
  const isInvitation = mails[0]?.kind === 'invitation';
  return noteMails(mails, isInvitation ? { ...done, to: '', toName: undefined } : done);
}

/** Keeps the record of mails that were sent before and are needed no more. */
export const noteSentBefore = (mails: readonly OrderMail[]): Promise<void> =>
  noteMails(mails, { status: 'sent', nextAttemptAt: undefined });

export async function forgetMails(mails: readonly OrderMail[]): Promise<void> {
  await Promise.all(mails.map(({ id }) => orderMailRef(id).delete()));
}
