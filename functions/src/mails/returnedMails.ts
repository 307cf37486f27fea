import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { normalizeEmail } from '../../../src/model/account/email.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { IDENTIFIER } from '../../../src/model/base/text.ts';
import { DAY_MS, SECOND_MS } from '../../../src/model/base/units.ts';
import { lostMailId, lostMailOf, returnedMail } from '../../../src/model/mails/deliveryReport.ts';
import { type OrderMail, orderMailSchema } from '../../../src/model/mails/outbox.ts';
import { invitationId } from '../../../src/model/moving/invitation.ts';
import { traceOf } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import type { Mailbox } from './mailbox.ts';
import { stored } from './records.ts';

/** A report stays where it is, and is read again for this long: a run that fails misses none. */
const READ_AGAIN_MS = 7 * DAY_MS;

/** The newest are enough: each run finds those of the hour. */
const READ_MAX_COUNT = 500;

/** The beginning of a report says everything; behind it is the mail that came back, with its files. */
const READ_MAX_BYTES = 64 * 1024;

const PATIENCE = {
  connectionTimeout: 15 * SECOND_MS,
  greetingTimeout: 15 * SECOND_MS,
  socketTimeout: 60 * SECOND_MS,
};

interface FoundReport {
  source: string;
  at: Date;
}

/**
 * Reads the delivery reports in a mailbox. The server looks for them by their type, so that no other mail
 * leaves it, and the mailbox is opened for reading alone: nothing becomes read, moves or is deleted.
 */
async function reportsIn(inbox: Mailbox, since: Date): Promise<FoundReport[]> {
  const { host, port, user, password, isEncrypted } = inbox;
  const { ImapFlow } = await import('imapflow');
  const place = { ...PATIENCE, host, port, secure: isEncrypted };
  const client = new ImapFlow({ ...place, auth: { user, pass: password }, logger: false });
  // What goes wrong is thrown by the call that waits for it as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const query = { since, header: { 'content-type': 'delivery-status' } };
    const found = await client.search(query, { uid: true });
    if (!found) throw new Error('The search was refused');
    const newest = found.slice(-READ_MAX_COUNT);
    if (newest.length === 0) return [];
    const wanted = { source: { maxLength: READ_MAX_BYTES }, internalDate: true };
    const mails = await client.fetchAll(newest, wanted, { uid: true });
    return mails.map(({ source = '', internalDate = 0 }) => ({
      source: source.toString(),
      at: new Date(internalDate),
    }));
  } finally {
    client.close();
  }
}

/** Finds everything that one mail has told of: what was told with it at another time came with another one. */
async function toldWith(
  transaction: Transaction,
  { toldBy, sentAt }: OrderMail,
): Promise<DocumentReference[]> {
  const mails = firestore().collection(collections.orderMails);
  const told = await transaction.get(mails.where('toldBy', '==', toldBy));
  return told.docs
    .filter(
      (each) => decodeSnapshot(orderMailSchema, each)?.sentAt?.getTime() === sentAt?.getTime(),
    )
    .map(({ ref }) => ref);
}

/** Marks the mail that a report is about, whoever wrote the report: it changes the state of a sent mail and no more. */
async function note({ source, at }: FoundReport, now: Date): Promise<void> {
  const lost = lostMailOf(source);
  const mailId = lost && lostMailId(lost);
  if (!mailId || !IDENTIFIER.test(mailId)) return;
  // Somebody who was invited is forgotten but for the id, which tells whether a report names them.
  const named = normalizeEmail(lost.address);
  const address = (await invitationId(named)) === mailId ? named : '';
  const db = firestore();
  const ref = db.doc(documents.orderMail.build({ mailId }));
  await db.runTransaction(async (transaction) => {
    const mail = decodeSnapshot(orderMailSchema, await transaction.get(ref));
    const change = mail && returnedMail(mail, { ...lost, address, at }, now);
    if (!change) return;
    const refs = mail.toldBy ? await toldWith(transaction, mail) : [ref];
    for (const each of refs) transaction.update(each, stored(change));
  });
}

/** One that cannot be noted does not keep back the others. */
async function noteEach(reports: readonly FoundReport[], now: Date): Promise<void> {
  for (const report of reports) {
    try {
      await note(report, now);
    } catch (thrown) {
      logger.error('A mail that came back could not be noted', traceOf(thrown));
    }
  }
}

/** Marks the mails that came back since they were sent. A mailbox that does not answer is read at the next run. */
export async function noteReturnedMails(inbox: Mailbox, now: Date): Promise<void> {
  try {
    const reports = await reportsIn(inbox, new Date(now.getTime() - READ_AGAIN_MS));
    await noteEach(reports, now);
  } catch (thrown) {
    logger.warn('The mailbox could not be read for mails that came back', traceOf(thrown));
  }
}
