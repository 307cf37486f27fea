import { applicationDefault } from 'firebase-admin/app';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { DAY_MS, SECOND_MS } from '../../../src/model/base/units.ts';
import type { PushMessage } from '../../../src/model/push/message.ts';
import { traceOf } from '../callable.ts';
import { fcmUrl, isEmulated, projectId } from '../env.ts';

/** `gone`: the browser takes no more pushes under this id. */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'unreachable';

const ANSWER_TIMEOUT_MS = 15 * SECOND_MS;

/** A push that is a day late is dropped: the dashboard shows its news. */
const KEPT_SECONDS = DAY_MS / SECOND_MS;

const failure = z.object({
  error: z.object({
    details: z.optional(z.array(z.object({ errorCode: z.optional(z.string()) }))),
  }),
});

/** Firebase's codes for an id that nobody has any more, or that is of another project. */
const GONE = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];

async function outcomeOf(answer: Response): Promise<PushOutcome> {
  if (answer.ok) return 'taken';
  const told = failure.safeParse(await answer.json().catch(() => undefined)).data;
  const codes = told?.error.details?.map(({ errorCode = '' }) => errorCode) ?? [];
  if (answer.status === 404 || codes.some((code) => GONE.includes(code))) return 'gone';
  logger.warn('A push was refused', { status: answer.status, codes });
  return 'refused';
}

async function accessToken(): Promise<string> {
  // The local stand-in takes any.
  if (isEmulated) return 'owner';
  return (await applicationDefault().getAccessToken()).access_token;
}

/**
 * Hands a push to Firebase Cloud Messaging. It holds data alone: the service worker shows it, and whoever
 * receives a notification without the worker would not know where it leads.
 */
export async function pushTo(fid: string, data: PushMessage): Promise<PushOutcome> {
  const webpush = { headers: { TTL: String(KEPT_SECONDS), Urgency: 'high' } };
  try {
    const answer = await fetch(`${fcmUrl}/v1/projects/${projectId}/messages:send`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message: { fid, data, webpush } }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return await outcomeOf(answer);
  } catch (thrown) {
    logger.warn('Firebase Cloud Messaging could not be reached', traceOf(thrown));
    return 'unreachable';
  }
}
