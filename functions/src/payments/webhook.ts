import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { withTimeout } from '../../../src/model/base/async.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { MINUTE_MS, SECOND_MS } from '../../../src/model/base/units.ts';
import { PAYMENT_WEBHOOK_PATH } from '../../../src/model/payments/contracts.ts';
import { notificationSchema, signedText } from '../../../src/model/payments/epayment.ts';
import { paymentDocument } from '../../../src/model/payments/schema.ts';
import { traceOf } from '../callable.ts';
import { linkOrigin } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';
import { BODY_MAX_BYTES } from '../guards/request.ts';
import { Refusal } from '../refusal.ts';
import { settle, type PaymentTools } from './settle.ts';

/** A notification is signed when it is sent: one that is older was kept by somebody. */
const AGE_MAX_MS = 5 * MINUTE_MS;

/** The provider waits ten seconds for an answer. */
const PATIENCE_MS = 8 * SECOND_MS;

/** The parts of a notification that are signed. */
export interface Notification {
  method: string;
  headers: IncomingHttpHeaders;
  rawBody: Buffer | undefined;
}

function isSame(given: string, expected: string): boolean {
  const [first, second] = [given, expected].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}

/** The header with which the provider proves that a notification is its own. */
export function signatureOf(body: Buffer, date: string, secret: string): string {
  const contentHash = createHash('sha256').update(body).digest('base64');
  const { host } = new URL(linkOrigin);
  const text = signedText({ path: PAYMENT_WEBHOOK_PATH, date, host, contentHash });
  const signature = createHmac('sha256', secret).update(text).digest('base64');
  return `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`;
}

/** Refuses what the provider has not signed just now, and returns the signature. */
export function requireSignature(
  { method, headers, rawBody = Buffer.alloc(0) }: Notification,
  secret: string,
  now: Date,
): string {
  const refusal = new Refusal(401, 'unauthenticated');
  if (method !== 'POST' || secret === '' || rawBody.length > BODY_MAX_BYTES) throw refusal;
  const { authorization = '', 'x-ms-date': date } = headers;
  if (typeof date !== 'string') throw refusal;
  if (!isSame(authorization, signatureOf(rawBody, date, secret))) throw refusal;
  // A date that cannot be read is not a number, which no limit holds.
  if (!(Math.abs(now.getTime() - Date.parse(date)) <= AGE_MAX_MS)) throw refusal;
  return authorization;
}

/** The payment that a notification is about; undefined when it names none. */
function referenceIn(body: Buffer | undefined): string | undefined {
  try {
    const answer = z.safeParse(notificationSchema, JSON.parse(String(body)));
    const reference = answer.success ? answer.data.reference : undefined;
    return reference !== undefined && paymentDocument.parse(`${collections.payments}/${reference}`)
      ? reference
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a notification and asks the provider about the payment that it names. It is answered in any
 * case: what could not be settled now is left to the sweep. The platform gives no time after the
 * answer. A notification that was taken before asks nobody again.
 */
export async function takeNotification(
  notification: Notification,
  secret: string,
  tools: PaymentTools,
): Promise<void> {
  const now = new Date();
  const signature = requireSignature(notification, secret, now);
  const reference = referenceIn(notification.rawBody);
  if (reference === undefined) return;
  const key = createHash('sha256').update(signature).digest('hex');
  const seen = firestore().doc(documents.rateLimit.build({ key }));
  if ((await seen.get()).exists) return;
  try {
    const late = () => new Refusal(504, 'timeout');
    await withTimeout(settle(reference, tools), PATIENCE_MS, late);
    await seen.set({ count: 1, expiresAt: new Date(now.getTime() + 2 * AGE_MAX_MS) });
  } catch (thrown) {
    logger.error('A notified payment could not be settled', { reference, ...traceOf(thrown) });
  }
}
