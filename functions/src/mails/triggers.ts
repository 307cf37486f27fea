import {
  type Change,
  type DocumentSnapshot,
  type FirestoreEvent,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import { wait } from '../../../src/model/base/async.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { MINUTE_MS, SECOND_MS } from '../../../src/model/base/units.ts';
import {
  isMailDue,
  isUntouched,
  type MailKind,
  orderMailSchema,
} from '../../../src/model/mails/outbox.ts';
import {
  isAskedJustNow,
  mailedRecordSchema,
  mailsOfOrder,
  mailsOfPurchase,
  type OrderMailKind,
  type RecordChange,
} from '../../../src/model/mails/orderMailRules.ts';
import { withdrawalStatementSchema } from '../../../src/model/withdrawal/form.ts';
import * as galleries from '../clients/remindOfGalleries.ts';
import { queueCalls, sendDueCalls } from '../connections/webhookCalls.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { keepTerms } from '../orders/acceptedTerms.ts';
import { endEvent } from '../events.ts';
import { scheduled } from '../schedule.ts';
import * as outbox from './outbox.ts';
import * as orders from './remindOfOrders.ts';
import { noteReturnedMails } from './returnedMails.ts';
import { inbox, mailSecrets as secrets, sending } from './sending.ts';

type Event = FirestoreEvent<Change<DocumentSnapshot> | undefined>;

/** Queues the mails that the change of a record calls for. The mail about a new order quotes its terms. */
async function queueMailsOf(
  { data, time, params }: Event,
  mailsOf: (change: RecordChange) => OrderMailKind[],
): Promise<void> {
  if (!data) return;
  const at = new Date(time);
  const [before, after] = [data.before, data.after].map((each) =>
    decodeSnapshot(mailedRecordSchema, each),
  );
  const [orderId = ''] = Object.values(params);
  const { userId = '' } = after ?? {};
  const kinds = mailsOf({ before, after, at });
  if (kinds.includes('received')) await keepTerms(orderId);
  await Promise.all(kinds.map((kind) => outbox.queueMail({ orderId, kind, userId }, at)));
  if (!kinds.includes('approved')) return;
  await queueCalls({ event: 'order.paid', id: orderId, facts: { orderId } }, at);
}

export const queueOrderMails = onDocumentWritten(
  { document: documents.pendingOrder.pattern, retry: true },
  (event: Event) => endEvent(queueMailsOf(event, mailsOfOrder)),
);

export const queuePurchaseMails = onDocumentWritten(
  { document: documents.purchase.pattern, retry: true },
  (event: Event) => endEvent(queueMailsOf(event, mailsOfPurchase)),
);

async function queueStatementMail({ data, time }: Event): Promise<void> {
  const statement = data && decodeSnapshot(withdrawalStatementSchema, data.after);
  const at = new Date(time);
  if (!statement || !isAskedJustNow(statement, at)) return;
  const { id: orderId, userId } = statement;
  const mail = { orderId, userId, kind: 'withdrawal-statement' } as const;
  await outbox.queueMailAgain(mail, at);
}

/** Each statement of a withdrawal mails its link, also one that is repeated. */
export const queueStatementMails = onDocumentWritten(
  { document: documents.withdrawalStatement.pattern, retry: true },
  (event: Event) => endEvent(queueStatementMail(event)),
);

/** Several orders are rejected one after the other: their customer gets one mail. */
const delays: Partial<Record<MailKind, number>> = { rejected: 3 * SECOND_MS };

async function sendNewMail({ data }: Event): Promise<void> {
  const mail = data && decodeSnapshot(orderMailSchema, data.after);
  // The other states are those that the sender writes itself. What is due later waits for the sweep.
  if (!mail || !isUntouched(mail) || !isMailDue(mail, new Date())) return;
  await wait(delays[mail.kind] ?? 0);
  await outbox.sendMail(mail.id, sending());
}

export const sendOrderMail = onDocumentWritten(
  { document: documents.orderMail.pattern, timeoutSeconds: 300, secrets },
  (event: Event) => endEvent(sendNewMail(event)),
);

/** The last mail may wait for its turn, its voucher and an answer, and the calls need time of their own. */
const MAILS_MS = 6 * MINUTE_MS;
const MAILS_AND_CALLS_MS = 8 * MINUTE_MS;

const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);

export const sendDueMails = scheduled(
  'sendDueMails',
  { schedule: 'every 5 minutes', timeoutSeconds: 540, secrets },
  async (now) => {
    try {
      await outbox.sendDueMails(sending(), now, later(now, MAILS_MS));
    } finally {
      await sendDueCalls(now, later(now, MAILS_AND_CALLS_MS));
    }
  },
);

export const readReturnedMails = scheduled(
  'readReturnedMails',
  { schedule: 'every 60 minutes', timeoutSeconds: 300, secrets },
  async (now) => {
    const place = inbox();
    if (place) await noteReturnedMails(place, now);
  },
);

export const remindOfGalleries = scheduled(
  'remindOfGalleries',
  { schedule: '0 10 * * *', timeoutSeconds: 540 },
  galleries.remindOfGalleries,
);

export const remindOfOrders = scheduled(
  'remindOfOrders',
  { schedule: '0 9 * * *', timeoutSeconds: 300 },
  orders.remindOfOrders,
);
