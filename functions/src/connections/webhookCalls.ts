import { onDocumentCreated } from 'firebase-functions/firestore';
import * as logger from 'firebase-functions/logger';
import {
  webhookCallSchema,
  webhookDocuments,
  webhookSchema,
  type WebhookCall,
  type WebhookEvent,
} from '../../../src/model/api/webhooks.ts';
import { collections } from '../../../src/model/base/paths.ts';
import { DAY_MS } from '../../../src/model/base/units.ts';
import { claimedMail, isMailDue, retryAt } from '../../../src/model/mails/outbox.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { endEvent } from '../events.ts';
import { firestore } from '../firebaseAdmin.ts';
import { isMakerAdministrator } from '../guards/identity.ts';
import { eachDue } from '../mails/eachDue.ts';
import { callAddress, type Line } from './callAddress.ts';
import { removeWebhook, storedWebhooks } from './webhooks.ts';

const callRef = (callId: string) => firestore().doc(webhookDocuments.call.build({ callId }));
const webhookRef = (webhookId: string) =>
  firestore().doc(webhookDocuments.webhook.build({ webhookId }));

const KEPT_MS = 30 * DAY_MS;

interface News {
  event: WebhookEvent;
  /** Tells one occurrence from another, however often its event is repeated. */
  id: string;
  facts: Readonly<Record<string, string>>;
}

/** Queues a piece of news for every address, unless it is queued: the platform may repeat an event. */
export async function queueCalls({ event, id, facts }: News, now: Date): Promise<void> {
  const newsId = `${event}-${id}`;
  const body = JSON.stringify({ id: newsId, event, at: now.toISOString(), ...facts });
  for (const { id: webhookId } of await storedWebhooks()) {
    const ref = callRef(`${newsId}-${webhookId}`);
    const call: Omit<WebhookCall, 'id'> = {
      webhookId,
      event,
      body,
      status: 'queued',
      attempts: 0,
      nextAttemptAt: now,
      answer: '',
      createdAt: now,
      expiresAt: new Date(now.getTime() + KEPT_MS),
    };
    await firestore().runTransaction(async (transaction) => {
      if (!(await transaction.get(ref)).exists) transaction.create(ref, call);
    });
  }
}

/** Takes a call that is due, so that nobody else makes it. */
function claim(callId: string, now: Date): Promise<WebhookCall | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const call = decodeSnapshot(webhookCallSchema, await transaction.get(callRef(callId)));
    if (!call || !isMailDue(call, now)) return undefined;
    const { status, attempts, nextAttemptAt } = claimedMail(call, now);
    transaction.update(callRef(callId), { status, attempts, nextAttemptAt });
    return { ...call, attempts };
  });
}

/**
 * Tells an address what is due. The record and the address say how it went. An address of somebody who is no
 * administrator any more ends here.
 */
export async function sendCall(callId: string, now = new Date(), line?: Line): Promise<void> {
  const call = await claim(callId, now);
  if (!call) return;
  const ref = webhookRef(call.webhookId);
  const webhook = decodeSnapshot(webhookSchema, await ref.get());
  if (!webhook || !(await isMakerAdministrator(webhook))) {
    await Promise.all([callRef(callId).delete(), removeWebhook(call.webhookId)]);
    return;
  }
  const { isTaken, answer } = await callAddress(webhook, call.body, line);
  const status = isTaken ? 'sent' : 'failed';
  const nextAttemptAt = isTaken ? null : (retryAt(call.attempts, now) ?? null);
  await callRef(callId).update({ status, answer, nextAttemptAt });
  logger.info('sendCall', { event: call.event, status, answer, attempts: call.attempts });
  await firestore().runTransaction(async (transaction) => {
    // An address that was removed meanwhile stays away.
    if (!(await transaction.get(ref)).exists) return;
    transaction.update(ref, { last: { status, answer, at: now } });
  });
}

/** A new call goes out at once. */
export const sendWebhook = onDocumentCreated(
  { document: webhookDocuments.call.pattern, timeoutSeconds: 60 },
  ({ params }) => endEvent(sendCall(params.callId)),
);

/** As many as are made within the time that the function has. */
const SWEPT_MAX_COUNT = 40;

/** Makes every call that is due, until that time: those that failed, and those that somebody left behind. */
export function sendDueCalls(now: Date, until: Date): Promise<void> {
  const due = { collection: collections.webhookCalls, now, most: SWEPT_MAX_COUNT, until };
  return eachDue(due, (id) => sendCall(id));
}
