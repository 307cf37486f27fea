import {
  FieldValue,
  type DocumentReference,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { SECOND_MS } from '../../../src/model/base/units.ts';
import {
  claimedMail,
  clientMailKind,
  failedMail,
  galleryNewsKind,
  galleryNewsKinds,
  isMailDue,
  isPushId,
  isToBeSent,
  isUntouched,
  orderMailKind,
  messageMailKind,
  optionalMailKind,
  orderMailId,
  orderMailSchema,
  pushId,
  queuedMail,
  sentMail,
  sentMailId,
  type OrderMail,
  type OrderMailError,
} from '../../../src/model/mails/outbox.ts';
import {
  isRejectedJustNow,
  mailedRecordSchema,
  type OrderMailKind,
} from '../../../src/model/mails/orderMailRules.ts';
import type { MailParams } from '../../../src/model/mails/mailParams.ts';
import type { Pace } from '../../../src/model/mails/pace.ts';
import { isChosen } from '../../../src/model/settings/closed.ts';
import { pushToDevices } from '../push/pushToDevices.ts';
import { closedSettings } from '../settings/shop.ts';
import { traceOf } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { eachDue } from './eachDue.ts';
import { galleryMail } from './galleryMails.ts';
import { galleryNews } from './galleryNews.ts';
import { mailContent, type MailContent } from './content.ts';
import { invitationMail } from './invitations.ts';
import { messageMail } from './messageMail.ts';
import { ownerMail } from './ownerMail.ts';
import { storageMail } from './storageMail.ts';
import { giveTurnBack, pacedMail, takeTurn } from './pace.ts';

const orderMailRef = (mailId: string): DocumentReference =>
  firestore().doc(documents.orderMail.build({ mailId }));

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
    entries.push([orderMailRef(pushId(id)), { ...mail, channel: 'push' }]);
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

/** The changes as Firestore takes them: a field without a value is removed. */
export function stored(changes: object): Record<string, unknown> {
  const entries = Object.entries(changes) as [string, unknown][];
  return Object.fromEntries(
    entries.map(([field, value]) => [field, value === undefined ? FieldValue.delete() : value]),
  );
}

type Claim = NewMail & Partial<Pick<OrderMail, 'id'>>;

/** A mail names no more orders than this; a later one names the rest. */
const TOLD_TOGETHER_MAX_COUNT = 100;

/**
 * Finds the mails about other orders of the same customer that were rejected just now. Some are not
 * queued yet, because the event of each order takes its own time.
 */
async function rejectedTogether(
  transaction: Transaction,
  { userId, kind, orderId }: OrderMail,
  now: Date,
): Promise<Claim[]> {
  const cancelled = await transaction.get(
    firestore()
      .collection(collections.pendingOrders)
      .where('userId', '==', userId)
      .where('paymentStatus', '==', 'cancelled')
      // Whole orders of somebody who places thousands would fill the memory.
      .select(...Object.keys(mailedRecordSchema.shape)),
  );
  const others = cancelled.docs.filter((order) => {
    const record = decodeSnapshot(mailedRecordSchema, order);
    return record && order.id !== orderId && isRejectedJustNow(record, now);
  });
  if (others.length === 0) return [];
  const refs = others.map(({ id }) => orderMailRef(orderMailId(id, kind)));
  const mails = (await transaction.getAll(...refs)).map((mail) =>
    decodeSnapshot(orderMailSchema, mail),
  );
  return others
    .map(({ id }, at) => mails[at] ?? queuedMail({ orderId: id, kind, userId }, now))
    .filter(isUntouched)
    .slice(0, TOLD_TOGETHER_MAX_COUNT - 1);
}

/** Finds the others of a query that go the same way. */
async function othersOf(
  transaction: Transaction,
  query: Query,
  { id }: Pick<OrderMail, 'id'>,
): Promise<OrderMail[]> {
  // Half of them may be pushes.
  const found = await transaction.get(query.limit(2 * TOLD_TOGETHER_MAX_COUNT));
  return found.docs
    .filter((mail) => mail.id !== id && isPushId(mail.id) === isPushId(id))
    .map((mail) => decodeSnapshot(orderMailSchema, mail))
    .filter((mail) => mail !== undefined)
    .slice(0, TOLD_TOGETHER_MAX_COUNT - 1);
}

/** Finds the other mails that wait, among those of a query. */
function waitingOthers(transaction: Transaction, query: Query, mail: OrderMail): Promise<Claim[]> {
  const waiting = query.where('status', '==', 'queued' satisfies OrderMail['status']);
  return othersOf(transaction, waiting, mail);
}

const allMails = () => firestore().collection(collections.orderMails);

/** Finds the mails about losses that wait too: a night in which many files are lost is one mail. */
function lostTogether(transaction: Transaction, mail: OrderMail): Promise<Claim[]> {
  const lost = allMails().where('kind', '==', 'files-lost' satisfies OrderMailKind);
  return waitingOthers(transaction, lost, mail);
}

/** Finds the other news of a gallery that waits. */
function newsTogether(transaction: Transaction, mail: OrderMail): Promise<Claim[]> {
  const { orderId } = mail;
  const news = allMails().where('orderId', '==', orderId).where('kind', 'in', galleryNewsKinds);
  return waitingOthers(transaction, news, mail);
}

const newsOfGalleries = galleryNewsKinds.map((kind) => [kind, newsTogether] as const);

const toldTogether: Partial<Record<OrderMail['kind'], typeof rejectedTogether>> = {
  rejected: rejectedTogether,
  'files-lost': lostTogether,
  ...Object.fromEntries(newsOfGalleries),
};

/** Finds those that an attempt before has told of together and that are to be told again, the one that names its mail first. */
async function toldBefore(
  transaction: Transaction,
  mail: OrderMail,
  toldBy: string,
): Promise<OrderMail[]> {
  const told = await othersOf(transaction, allMails().where('toldBy', '==', toldBy), mail);
  const others = told.filter(({ status }) => isToBeSent[status]);
  return [mail, ...others].toSorted((a, b) => Number(b.id === toldBy) - Number(a.id === toldBy));
}

async function toldNow(transaction: Transaction, mail: OrderMail, now: Date): Promise<Claim[]> {
  const others = (await toldTogether[mail.kind]?.(transaction, mail, now)) ?? [];
  return [mail, ...others];
}

/**
 * Takes a mail that is due, with those that are told together with it, so that nobody else sends
 * them. Returns none when somebody else has.
 */
export function claimMails(mailId: string, now: Date): Promise<OrderMail[]> {
  return firestore().runTransaction(async (transaction) => {
    const mail = decodeSnapshot(orderMailSchema, await transaction.get(orderMailRef(mailId)));
    if (!mail || !isMailDue(mail, now)) return [];
    const together = mail.toldBy
      ? await toldBefore(transaction, mail, mail.toldBy)
      : await toldNow(transaction, mail, now);
    const toldBy = together.length > 1 ? (mail.toldBy ?? mail.id) : undefined;
    return together.map((each) => {
      const claimed = { ...each, ...claimedMail(each, now), toldBy };
      const id = each.id ?? orderMailId(claimed.orderId, claimed.kind);
      transaction.set(orderMailRef(id), stored({ ...claimed, id: undefined }), { merge: true });
      return { ...claimed, id };
    });
  });
}

const NOBODY = { to: '', subject: '' };

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
async function change(mails: readonly OrderMail[], changes: object): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const deleted = await deletedAmong(transaction, mails);
    for (const { id, userId } of mails) {
      const kept = deleted.has(userId) ? { ...changes, ...NOBODY } : changes;
      transaction.update(orderMailRef(id), stored(kept));
    }
  });
}

/** How often they were tried, together or one by one. */
const attemptsOf = (mails: readonly OrderMail[]): number =>
  Math.max(...mails.map((mail) => mail.attempts));

/** Notes why a mail was not sent, and when it is tried again. */
function fail(mails: readonly OrderMail[], error: OrderMailError): Promise<void> {
  const { to, subject } = mails[0] ?? NOBODY;
  return change(mails, failedMail({ to, subject, attempts: attemptsOf(mails), error }, new Date()));
}

/** Keeps the record of mails that were sent before and are needed no more. */
const leaveSent = (mails: readonly OrderMail[]): Promise<void> =>
  change(mails, { status: 'sent', nextAttemptAt: undefined });

async function forget(mails: readonly OrderMail[]): Promise<void> {
  await Promise.all(mails.map(({ id }) => orderMailRef(id).delete()));
}

/** Whoever is invited is no customer: name and address are forgotten once the mail is sent. So is a PIN. */
function doneMail([mail]: readonly OrderMail[], sent: Pick<OrderMail, 'to' | 'subject'>) {
  const done = { ...sentMail(sent, new Date()), pin: undefined };
  return mail?.kind === 'invitation' ? { ...done, to: '', toName: undefined } : done;
}

/** News and messages name people, and are not kept for as long as orders are. */
function forgottenOf(kind: OrderMail['kind']): Partial<Pick<OrderMail, 'to' | 'subject'>> {
  if (messageMailKind(kind)) return NOBODY;
  return galleryNewsKind(kind) ? { subject: '' } : {};
}

/** Pushes what a mail would tell. What a mail needs besides, such as an address, a push does not. */
async function deliverPush(mails: readonly OrderMail[], content: MailContent): Promise<void> {
  const attempts = attemptsOf(mails);
  if (content.kind === 'needless') return forget(mails);
  const error = await pushToDevices(mails, (reached) => change(mails, { reached }));
  await change(
    mails,
    error
      ? failedMail({ ...NOBODY, attempts, error }, new Date())
      : { ...sentMail(NOBODY, new Date()), reached: undefined },
  );
}

async function deliver(mails: readonly OrderMail[], content: MailContent, send: SendMail) {
  const [first] = mails;
  if (!first) return;
  if (content.kind === 'needless') return first.sentAt ? leaveSent(mails) : forget(mails);
  if (content.kind === 'failed') return fail(mails, content.error);
  const { to_email: to, subject } = content.params;
  const error = await send(content.params, sentMailId(first));
  const forgotten = content.isForgotten ? NOBODY : forgottenOf(first.kind);
  const sent = { to, subject, ...forgotten };
  const attempts = attemptsOf(mails);
  return change(
    mails,
    error ? failedMail({ ...sent, attempts, error }, new Date()) : doneMail(mails, sent),
  );
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
  const isPush = isPushId(mailId);
  // Pushes do not go through the mailbox.
  if (!isPush && !(await takeTurn(pace))) return;
  const mails = await claimMails(mailId, now());
  const [first] = mails;
  if (!first) return isPush ? undefined : giveTurnBack(pace);
  try {
    const content = await contentOf(first, mails);
    await (isPush ? deliverPush(mails, content) : deliver(mails, content, send));
  } catch (thrown) {
    logger.error('A mail could not be made', { kind: first.kind, ...traceOf(thrown) });
    await fail(mails, 'unreadable');
  }
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
