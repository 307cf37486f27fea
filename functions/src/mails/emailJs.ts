import * as logger from 'firebase-functions/logger';
import type { MailParams } from '../../../src/model/mails/mailParams.ts';
import type { OrderMailError } from '../../../src/model/mails/outbox.ts';
import { traceOf } from '../callable.ts';
import { emailSendUrl } from '../env.ts';

const ANSWER_TIMEOUT_MS = 30_000;

/** The keys of the account for mails about orders. */
export interface EmailKeys {
  serviceId: string;
  templateId: string;
  publicKey: string;
  privateKey: string;
}

/** Sends a mail through EmailJS' server interface. Returns what went wrong, if anything did. */
export async function sendByEmailJs(
  params: MailParams,
  { serviceId, templateId, publicKey, privateKey }: EmailKeys,
): Promise<OrderMailError | undefined> {
  if ([serviceId, templateId, publicKey, privateKey].includes('')) return 'not-configured';
  try {
    const answer = await fetch(emailSendUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        service_id: serviceId,
        template_id: templateId,
        user_id: publicKey,
        accessToken: privateKey,
        // The small print repeats the end of the message, and the size of a mail is limited.
        template_params: {
          ...params,
          ...{ small_print: undefined, answers: undefined, logo: undefined, picture: undefined },
        },
      }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (answer.ok) return undefined;
    logger.warn('A mail was refused', { status: answer.status });
    return 'refused';
  } catch (thrown) {
    logger.warn('The provider of mails could not be reached', traceOf(thrown));
    return 'unreachable';
  }
}
