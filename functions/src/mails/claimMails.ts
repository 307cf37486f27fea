import type { Query, Transaction } from 'firebase-admin/firestore';
import { collections } from '../../../src/model/base/paths.ts';
import {
  isRejectedJustNow,
  mailedRecordSchema,
  type OrderMailKind,
} from '../../../src/model/mails/orderMailRules.ts';
import {
  claimedMail,
  galleryNewsKinds,
  isMailDue,
  isPushId,
  isToBeSent,
  isUntouched,
  orderMailId,
  orderMailSchema,
  queuedMail,
  type OrderMail,
} from '../../../src/model/mails/outbox.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { orderMailRef, stored } from './records.ts';

/** A mail that is not queued yet has no id. */
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
