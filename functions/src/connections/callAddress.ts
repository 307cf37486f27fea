import { createHmac } from 'node:crypto';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import {
  SIGNATURE_HEADER,
  signatureHeader,
  signedText,
  type Webhook,
} from '../../../src/model/api/webhooks.ts';
import { SECOND_MS } from '../../../src/model/base/units.ts';
import { publicLookup } from './publicAddress.ts';

const PATIENCE_MS = 10 * SECOND_MS;

/** The way from a call to its address; tests put their own there. */
export interface Line {
  request: typeof https.request;
  lookup: LookupFunction;
}

/** The status of the answer to a call, or `unreachable`. */
interface Outcome {
  isTaken: boolean;
  answer: string;
}

const UNREACHABLE: Outcome = { isTaken: false, answer: 'unreachable' };

/** The header that proves who has called, and when. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / SECOND_MS);
  const signer = createHmac('sha256', secret).update(signedText(seconds, body));
  return signatureHeader(seconds, signer.digest('hex'));
}

/** Tells an address, which is not followed anywhere else. Its answer is not read. */
export function callAddress(
  { url, secret }: Pick<Webhook, 'url' | 'secret'>,
  body: string,
  { request, lookup }: Line = { request: https.request, lookup: publicLookup() },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      [SIGNATURE_HEADER]: signatureOf(body, secret, new Date()),
    };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const call = request(url, { method: 'POST', headers, lookup, signal, agent: false });
    call.once('error', () => resolve(UNREACHABLE));
    call.once('response', (response) => {
      const { statusCode = 0 } = response;
      response.destroy();
      resolve({ isTaken: statusCode >= 200 && statusCode < 300, answer: String(statusCode) });
    });
    call.end(body);
  });
}
