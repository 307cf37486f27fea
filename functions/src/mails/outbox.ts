import type { DocumentReference } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { collections } from '../../../src/model/base/paths.ts';
import { SECOND_MS } from '../../../src/model/base/units.ts';
import {
  clientMailKind,
  galleryNewsKind,
  isMailDue,
  isPushId,
  orderMailKind,
  messageMailKind,
  optionalMailKind,
  orderMailId,
  orderMailSchema,
  pushId,
  pushOf,
  sentMailId,
  type OrderMail,
  type OrderMailError,
} from '../../../src/model/mails/outbox.ts';
import type { MailParams } from '../../../src/model/mails/mailParams.ts';
import type { Pace } from '../../../src/model/mails/pace.ts';
import { isChosen } from '../../../src/model/settings/closed.ts';
import { pushToDevices } from '../push/pushToDevices.ts';
import { closedSettings } from '../settings/shop.ts';
import { traceOf } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { claimMails } from './claimMails.ts';
import { eachDue } from './eachDue.ts';
import { galleryMail } from './galleryMails.ts';
import { galleryNews } from './galleryNews.ts';
import { mailContent, type MailContent } from './content.ts';
import { invitationMail } from './invitations.ts';
import { messageMail } from './messageMail.ts';
import {
  forgetMails,
  NOBODY,
  noteFailure,
  noteMails,
  noteSent,
  noteSentBefore,
} from './noteMails.ts';
import { ownerMail } from './ownerMail.ts';
import { orderMailRef } from './records.ts';
import { storageMail } from './storageMail.ts';
import { giveTurnBack, pacedMail, takeTurn } from './pace.ts';

/** Firestore's code for a document that exists. */
const ALREADY_EXISTS = 6;

type NewMail = Omit<OrderMail, 'id'>;

/** What is queued about an event: the mail, and a push where the photographer has chosen one. */
export async function entriesOf(
  id: string,
  mail: NewMail,
): Promise<[DocumentReference, NewMail][]> {
  const entries: [DocumentReference, NewMail][] = [[orderMailRef(id), mail]];
  const kind = optionalMailKind(mail.kind);
  if (kind && isChosen(await closedSettings(), 'push', kind))
    entries.push([orderMailRef(pushId(id)), pushOf(mail)]);
  return entries;
}

async function createUnlessThere(ref: DocumentReference, mail: NewMail): Promise<void> {
  try {
    await ref.create(mail);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
    if (!isThere) throw error;
  }
}

/** Creates the record of a mail, and of its push, unless there is one. */
export async function createMail(id: string, mail: NewMail): Promise<void> {
  for (const [ref, entry] of await entriesOf(id, mail)) await createUnlessThere(ref, entry);
}

/** Queues a mail, unless this order has had one of its kind: an event may arrive twice. */
export async function queueMail(
  mail: Pick<OrderMail, 'orderId' | 'kind' | 'userId'>,
  now: Date,
): Promise<void> {
  await createMail(orderMailId(mail.orderId, mail.kind), await pacedMail(mail, now));
}

/** Queues a mail that an order may get several times, because the customer asks for it. */
export async function queueMailAgain(
  mail: Pick<OrderMail, 'orderId' | 'kind' | 'userId'>,
  now: Date,
): Promise<void> {
  await orderMailRef(orderMailId(mail.orderId, mail.kind)).set(await pacedMail(mail, now));
}

/** News and messages name people, and are not kept for as long as orders are. */
function forgottenOf(kind: OrderMail['kind']): Partial<Pick<OrderMail, 'to' | 'subject'>> {
  if (messageMailKind(kind)) return NOBODY;
  return galleryNewsKind(kind) ? { subject: '' } : {};
}

/** Pushes what a mail would tell. What a mail needs besides, such as an address, a push does not. */
async function deliverPush(mails: readonly OrderMail[], content: MailContent): Promise<void> {
  if (content.kind === 'needless') return forgetMails(mails);
  const error = await pushToDevices(mails, (reached) => noteMails(mails, { reached }));
  return error ? noteFailure(mails, error, NOBODY) : noteSent(mails, NOBODY);
}

async function deliver(mails: readonly OrderMail[], content: MailContent, send: SendMail) {
  const [first] = mails;
  if (!first) return;
  if (content.kind === 'needless') return first.sentAt ? noteSentBefore(mails) : forgetMails(mails);
  if (content.kind === 'failed') return noteFailure(mails, content.error);
  const { to_email: to, subject } = content.params;
  const error = await send(content.params, sentMailId(first));
  const named = content.isForgotten ? NOBODY : { to, subject, ...forgottenOf(first.kind) };
  return error ? noteFailure(mails, error, named) : noteSent(mails, named);
}

/**
 * Hands a mail to whoever carries it. The id stays the same while it is tried. Returns what went wrong,
 * if anything did.
 */
export type SendMail = (mail: MailParams, id: string) => Promise<OrderMailError | undefined>;

export interface Sending {
  send: SendMail;
  pace: Pace;
}

function otherMail(mail: OrderMail): Promise<MailContent> {
  if (mail.kind === 'invitation') return invitationMail(mail);
  return mail.kind === 'storage-near' ? storageMail() : ownerMail(mail);
}

/** Writes a mail, or several that are told together. What the photographer does not want to hear of is needless. */
async function contentOf(first: OrderMail, mails: readonly OrderMail[]): Promise<MailContent> {
  const settings = await closedSettings();
  const wanted = mails.filter(({ kind, channel = 'mail' }) => {
    const optional = optionalMailKind(kind);
    return !optional || isChosen(settings, channel, optional);
  });
  if (wanted.length === 0) return { kind: 'needless' };
  if (galleryNewsKind(first.kind)) return galleryNews(wanted);
  if (messageMailKind(first.kind)) return messageMail(first);
  const clientKind = clientMailKind(first.kind);
  if (clientKind) return galleryMail(clientKind, first);
  const kind = orderMailKind(first.kind);
  if (!kind) return otherMail(first);
  const orderIds = wanted.map(({ orderId }) => orderId);
  return mailContent(kind, orderIds);
}

/** Looks whether a mail is still to be sent: another may have told of it meanwhile. */
async function isWaiting(mailId: string, now: Date): Promise<boolean> {
  const mail = decodeSnapshot(orderMailSchema, await orderMailRef(mailId).get());
  return mail !== undefined && isMailDue(mail, now);
}

/** Sends the mails that were claimed, or notes why not. */
async function tell(mails: readonly OrderMail[], send: SendMail): Promise<void> {
  const [first] = mails;
  if (!first) return;
  try {
    const content = await contentOf(first, mails);
    await (isPushId(first.id) ? deliverPush(mails, content) : deliver(mails, content, send));
  } catch (thrown) {
    logger.error('A mail could not be made', { kind: first.kind, ...traceOf(thrown) });
    await noteFailure(mails, 'unreadable');
  }
}

/**
 * Sends a mail that is due. A process that ends on the way leaves it claimed until its lease is over:
 * then it is sent again, because a mail may come twice, but must not be missing.
 */
export async function sendMail(
  mailId: string,
  { send, pace }: Sending,
  now: () => Date = () => new Date(),
): Promise<void> {
  if (!(await isWaiting(mailId, now()))) return;
  // Pushes do not go through the mailbox.
  if (isPushId(mailId)) return tell(await claimMails(mailId, now()), send);
  if (!(await takeTurn(pace))) return;
  const turn = { isUsed: false };
  await tell(await claimMails(mailId, now()), (mail, id) => {
    turn.isUsed = true;
    return send(mail, id);
  });
  if (!turn.isUsed) await giveTurnBack(pace);
}

/** Somebody looks at the page meanwhile. */
const WATCHED_PATIENCE_MS = 20 * SECOND_MS;

/** Sends a mail that nobody queues in its turn, and tells what became of it. */
export async function sendNow(
  mail: MailParams,
  id: string,
  { send, pace }: Sending,
): Promise<OrderMailError | 'busy' | undefined> {
  return (await takeTurn(pace, WATCHED_PATIENCE_MS)) ? send(mail, id) : 'busy';
}

/** As many as are sent within the time that the function has. */
const SWEPT_MAX_COUNT = 200;

/** Sends every mail that is due, until that time: those that failed, and those that somebody left behind. */
export function sendDueMails(sending: Sending, now: Date, until: Date): Promise<void> {
  const due = { collection: collections.orderMails, now, most: SWEPT_MAX_COUNT, until };
  return eachDue(due, (id) => sendMail(id, sending));
}
