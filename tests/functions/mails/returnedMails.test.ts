import { expect, test } from 'vitest';
import { LOCAL_HOST } from '#src/config/local.ts';
import { DAY_MS } from '#src/model/base/units.ts';
import { noteReturnedMails } from '../../../functions/src/mails/returnedMails.ts';
import { invitationId } from '#src/model/moving/invitation.ts';
import { documents } from '#src/model/base/paths.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { startInbox } from '../support/inbox.ts';
import { readMail } from '../support/mails.ts';
import { unique } from '../support/people.ts';

const NOW = new Date();
const SENT_AT = new Date(NOW.getTime() - 2 * DAY_MS);
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

/** A mail that was sent two days ago; no event is about it. */
async function sentMail(id = `${unique()}-received`, changes: object = {}): Promise<string> {
  await firestore()
    .doc(documents.orderMail.build({ mailId: id }))
    .set({
      ...{ orderId: id, kind: 'received', userId: 'a', to: 'mette@kunde.example', subject: 'Tak' },
      ...{ status: 'sent', attempts: 1, sentAt: SENT_AT, createdAt: SENT_AT, updatedAt: SENT_AT },
      ...changes,
    });
  return id;
}

function reportOf(messageId: string, address = 'mette@kunde.example'): string {
  return [
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
    ...['', '--x', 'Content-Type: message/delivery-status', ''],
    ...['Reporting-MTA: dns; post.example', ''],
    ...[`Final-Recipient: rfc822; ${address}`, 'Action: failed', 'Status: 5.1.1', ''],
    ...['--x', 'Content-Type: text/rfc822-headers', '', `Message-ID: <${messageId}>`, '', '--x--'],
  ].join('\r\n');
}

const messageIdOf = (mailId: string): string => `${mailId}-${SENT_AT.getTime()}@shop.example`;

const read = (port: number) =>
  noteReturnedMails(
    { host: LOCAL_HOST, port, user: 'kontakt', password: 'hemmelig', isEncrypted: false },
    NOW,
  );

test('a mail that came back is marked, and nothing else in the mailbox is read or changed', async () => {
  const [lost, arrived] = [await sentMail(), await sentMail()];
  const inbox = await startInbox([
    { source: `Content-Type: text/plain\r\n\r\n${reportOf(messageIdOf(arrived))}`, at: NOW },
    { source: reportOf('../../secret-1@shop.example'), at: NOW },
    { source: reportOf('somebody-1@another.example'), at: NOW },
    { source: reportOf(messageIdOf(lost)), at: daysAgo(1) },
    { source: reportOf(messageIdOf(arrived)), at: daysAgo(30) },
  ]);
  await read(inbox.port);
  expect(await readMail(lost)).toMatchObject({
    ...{ status: 'failed', error: 'returned', to: 'mette@kunde.example', attempts: 1 },
  });
  expect(await readMail(lost)).not.toHaveProperty('nextAttemptAt');
  expect(await readMail(arrived)).toMatchObject({ status: 'sent' });
  expect(inbox.handedOut).toEqual([2, 3, 4]);
  expect(inbox.commands).not.toContain('SELECT');
  expect(new Set(inbox.commands.slice(inbox.commands.indexOf('EXAMINE')))).toEqual(
    new Set(['EXAMINE', 'UID SEARCH', 'UID FETCH']),
  );
});

test('whoever was invited is named again, and nobody else whom a report names', async () => {
  const [one, other] = [`En-${unique()}@kunde.example`, `to-${unique()}@kunde.example`];
  const forgotten = { kind: 'invitation', to: '' };
  const mails = [await invitationId(one.toLowerCase()), await invitationId(other)];
  for (const id of mails) await sentMail(id, forgotten);
  const [first = '', second = ''] = mails;
  const inbox = await startInbox([
    { source: reportOf(messageIdOf(first), one), at: NOW },
    { source: reportOf(messageIdOf(second), 'offer@andre.example'), at: NOW },
  ]);
  await read(inbox.port);
  expect(await readMail(first)).toMatchObject({ error: 'returned', to: one.toLowerCase() });
  expect(await readMail(second)).toMatchObject({ error: 'returned', to: '' });
});

test('a mail that told of several orders is marked in each, and one that cannot be read stops no other', async () => {
  const [broken, first] = [`${unique()}-received`, `${unique()}-rejected`];
  await sentMail(broken, { kind: 'unknown' });
  await sentMail(first, { kind: 'rejected', toldBy: first });
  const second = await sentMail(`${unique()}-rejected`, { kind: 'rejected', toldBy: first });
  const another = await sentMail();
  const inbox = await startInbox([
    { source: reportOf(messageIdOf(broken)), at: NOW },
    { source: reportOf(messageIdOf(first)), at: NOW },
  ]);
  await read(inbox.port);
  for (const id of [first, second])
    expect(await readMail(id)).toMatchObject({ status: 'failed', error: 'returned' });
  expect(await readMail(another)).toMatchObject({ status: 'sent' });
  await firestore()
    .doc(documents.orderMail.build({ mailId: broken }))
    .delete();
});

test('a mailbox that does not answer fails no run', async () => {
  await expect(read(1)).resolves.toBeUndefined();
});
