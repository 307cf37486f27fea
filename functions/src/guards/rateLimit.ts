import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { documents } from '../../../src/model/base/paths.ts';
import { requestTexts } from '../../../src/model/system/functionTexts.ts';
import { firestore } from '../firebaseAdmin.ts';
import type { RateLimit } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';

export interface CountedRequest {
  name: string;
  subject: string;
  at: Date;
}

export interface RateWindow {
  /** The name of the counter, a hash that reveals neither the caller nor the address. */
  key: string;
  endsAt: Date;
}

export function rateWindow({ windowSeconds }: RateLimit, request: CountedRequest): RateWindow {
  const length = windowSeconds * 1000;
  const index = Math.floor(request.at.getTime() / length);
  const identity = JSON.stringify([request.name, request.subject, index]);
  return {
    key: createHash('sha256').update(identity).digest('hex'),
    endsAt: new Date((index + 1) * length),
  };
}

/** Takes a request that was counted off the count again. */
export async function forgiveRate(limit: RateLimit, request: CountedRequest): Promise<void> {
  const { key } = rateWindow(limit, request);
  const counter = firestore().doc(documents.rateLimit.build({ key }));
  await counter.update({ count: FieldValue.increment(-1) });
}

/**
 * Counts the request and refuses it above the limit. It increments first and reads afterwards,
 * without a transaction, so that requests never wait for each other; parallel ones can only be
 * counted too high.
 */
export async function requireRate(limit: RateLimit, request: CountedRequest): Promise<void> {
  const { key, endsAt } = rateWindow(limit, request);
  const counter = firestore().doc(documents.rateLimit.build({ key }));
  await counter.set(
    { count: FieldValue.increment(1), expiresAt: Timestamp.fromDate(endsAt) },
    { merge: true },
  );
  const count: unknown = (await counter.get()).get('count');
  if (typeof count === 'number' && count <= limit.requests) return;
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - request.at.getTime()) / 1000));
  throw new Refusal(429, 'rate-limited', {
    text: requestTexts.rateLimited,
    limit: limit.requests,
    headers: { 'retry-after': String(seconds) },
  });
}
