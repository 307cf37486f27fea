import {
  FieldValue,
  type DocumentReference,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { collections, documents } from '../../../src/model/base/paths.ts';
import {
  claimedMail,
  clientMailKind,
  failedMail,
  galleryNewsKind,
  galleryNewsKinds,
  isMailDue,
  isRejectedJustNow,
  isUntouched,
  orderMailKind,
  mailedRecordSchema,
  messageMailKind,
  orderMailId,
  orderMailSchema,
  queuedMail,
  sentMail,
  sentMailId,
  type OrderMail,
  type OrderMailError,
  type OrderMailKind,
} from '../../../src/model/mails/outbox.ts';
import type { MailParams } from '../../../src/model/mails/mailParams.ts';
import { toldKinds } from '../settings/shop.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { eachDue } from './eachDue.ts';
import { galleryMail } from './galleryMails.ts';
import { galleryNews } from './galleryNews.ts';
import { mailContent, type MailContent } from './content.ts';
import { invitationMail } from './invitations.ts';
import { messageMail } from './messageMail.ts';
import { ownerMail } from './ownerMail.ts';
import { takeTurn, type Pace } from './pace.ts';

const orderMailRef = (mailId: string): DocumentReference =>
  firestore().doc(documents.orderMail.build({ mailId }));

/** Firestore's code for a document that exists. */
const ALREADY_EXISTS = 6;

/** Creates the record of a mail, unless there is one. */
export async function createMail(id: string, mail: Omit<OrderMail, 'id'>): Promise<void> {
  try {
    await orderMailRef(id).create(mail);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
    if (!isThere) throw error;
  }
}

/** Queues a mail, unless this order has had one of its kind: an event may arrive twice. */
export async function queueMail(
  mail: Pick<OrderMail, 'orderId' | 'kind' | 'userId'>,
  now: Date,
): Promise<void> {
  await createMail(orderMailId(mail.orderId, mail.kind), queuedMail(mail, now));
}

/** Queues a mail that an order may get several times, because the customer asks for it. */
export async function queueMailAgain(
  mail: Pick<OrderMail, 'orderId' | 'kind' | 'userId'>,
  now: Date,
): Promise<void> {
  await orderMailRef(orderMailId(mail.orderId, mail.kind)).set(queuedMail(mail, now));
}

/** The changes as Firestore takes them: a field without a value is removed. */
function stored(changes: object): Record<string, unknown> {
  const entries = Object.entries(changes) as [string, unknown][];
  return Object.fromEntries(
    entries.map(([field, value]) => [field, value === undefined ? FieldValue.delete() : value]),
  );
}

type Claim = Omit<OrderMail, 'id'> & Partial<Pick<OrderMail, 'id'>>;

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

/** Finds the other mails that wait, among those of a query. */
async function waitingOthers(
  transaction: Transaction,
  query: Query,
  { id }: OrderMail,
): Promise<Claim[]> {
  const waiting = await transaction.get(
    query
      .where('status', '==', 'queued' satisfies OrderMail['status'])
      .limit(TOLD_TOGETHER_MAX_COUNT),
  );
  return waiting.docs
    .filter((mail) => mail.id !== id)
    .map((mail) => decodeSnapshot(orderMailSchema, mail))
    .filter((mail) => mail !== undefined);
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

/**
 * Takes a mail that is due, with those that are told together with it, so that nobody else sends
 * them. Returns none when somebody else has.
 */
export function claimMails(mailId: string, now: Date): Promise<OrderMail[]> {
  return firestore().runTransaction(async (transaction) => {
    const mail = decodeSnapshot(orderMailSchema, await transaction.get(orderMailRef(mailId)));
    if (!mail || !isMailDue(mail, now)) return [];
    const others = (await toldTogether[mail.kind]?.(transaction, mail, now)) ?? [];
    return [mail, ...others].map((each) => {
      const claimed = { ...each, ...claimedMail(each, now) };
      const id = each.id ?? orderMailId(claimed.orderId, claimed.kind);
      transaction.set(orderMailRef(id), stored({ ...claimed, id: undefined }), { merge: true });
      return { ...claimed, id };
    });
  });
}

async function change(mails: readonly OrderMail[], changes: object): Promise<void> {
  await Promise.all(mails.map(({ id }) => orderMailRef(id).update(stored(changes))));
}

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
  if (messageMailKind(kind)) return { to: '', subject: '' };
  return galleryNewsKind(kind) ? { subject: '' } : {};
}

async function deliver(mails: readonly OrderMail[], content: MailContent, send: SendMail) {
  const attempts = Math.max(...mails.map((mail) => mail.attempts));
  const [first] = mails;
  if (!first || content.kind === 'needless') return forget(mails);
  if (content.kind === 'failed') {
    const { to, subject } = first;
    const failure = { to, subject, attempts, error: content.error };
    return change(mails, failedMail(failure, new Date()));
  }
  const { to_email: to } = content.params;
  const error = await send(content.params, sentMailId(first));
  const sent = { to, subject: content.params.subject, ...forgottenOf(first.kind) };
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

/** Writes a mail, or several that are told together. What the photographer does not want to hear of is needless. */
async function contentOf(first: OrderMail, mails: readonly OrderMail[]): Promise<MailContent> {
  const told = await toldKinds();
  const wanted = mails.filter(({ kind }) => new Map(Object.entries(told)).get(kind) !== false);
  if (wanted.length === 0) return { kind: 'needless' };
  if (galleryNewsKind(first.kind)) return galleryNews(wanted);
  if (messageMailKind(first.kind)) return messageMail(first);
  const clientKind = clientMailKind(first.kind);
  if (clientKind) return galleryMail(clientKind, first);
  const kind = orderMailKind(first.kind);
  if (!kind) return first.kind === 'invitation' ? invitationMail(first) : ownerMail(first);
  const orderIds = wanted.map(({ orderId }) => orderId);
  return mailContent(kind, orderIds);
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
  if (!(await takeTurn(pace))) return;
  const mails = await claimMails(mailId, now());
  const [first] = mails;
  if (!first) return;
  await deliver(mails, await contentOf(first, mails), send);
}

/** As many as are sent within the time that the function has. */
const SWEPT_MAX_COUNT = 200;

/** Sends every mail that is due: those that failed, and those that somebody left behind. */
export function sendDueMails(sending: Sending, now: Date): Promise<void> {
  const due = { collection: collections.orderMails, now, most: SWEPT_MAX_COUNT };
  return eachDue(due, (id) => sendMail(id, sending));
}
