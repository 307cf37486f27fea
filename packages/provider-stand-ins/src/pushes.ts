import { randomUUID } from 'node:crypto';
import { type Answer, BadRequest, escapeHtml, json, parseJson } from './http.ts';
import type { EmailService } from './mails.ts';

/** A push that the site has handed to Firebase Cloud Messaging. */
export interface CaughtPush {
  at: string;
  /** The id of the installation. */
  fid: string;
  /** The browser that the id was given to. */
  device: string;
  /** What the browser's push service hands to the service worker. */
  payload: { from: string; fcmMessageId: string; data: Record<string, string> };
}

const SEND = /^\/v1\/projects\/[^/]+\/messages:send$/;
const SENDER = '1234567890';
const KEPT_PUSHES = 200;

/** As Firebase answers, with the code that tells what to do about it. */
function refusal(status: number, errorCode: string): Answer {
  const details = [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }];
  return json({ error: { code: status, message: 'Failed on demand', details } }, status);
}

function dataOf(message: Record<string, unknown>): Record<string, string> {
  const { data = {}, notification } = message;
  if (notification !== undefined) throw new BadRequest('The worker is to show it: send data alone');
  const entries = Object.entries(Object(data) as Record<string, unknown>);
  for (const [name, value] of entries)
    if (typeof value !== 'string') throw new BadRequest(`The value of "${name}" is no text`);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Gives ids to browsers, as the SDK would, and answers as Firebase Cloud Messaging (HTTP v1) does. */
export class PushService {
  readonly pushes: CaughtPush[] = [];
  readonly #devices = new Map<string, string>();
  readonly #failures: Pick<EmailService, 'takeFailure'>;

  /** Failures are ordered as those of mails, by an id. */
  constructor(failures: Pick<EmailService, 'takeFailure'>) {
    this.#failures = failures;
  }

  register(body: string): Answer {
    const fid = `local-${randomUUID()}`;
    this.#devices.set(fid, String(parseJson(body)['name']));
    return json({ fid });
  }

  /** The browser takes no more: its permission was taken back, or its data were cleared. */
  unregister(body: string): Answer {
    return json({ wasKnown: this.#devices.delete(String(parseJson(body)['fid'])) });
  }

  /** Answers a request to send; undefined for another one. */
  send(path: string, body: string): Answer | undefined {
    if (!SEND.test(path)) return undefined;
    const message = Object(parseJson(body)['message']) as Record<string, unknown>;
    const fid = String(message['fid']);
    const device = this.#devices.get(fid);
    if (device === undefined) return refusal(404, 'UNREGISTERED');
    const data = dataOf(message);
    const failure = this.#failures.takeFailure([fid]);
    if (!failure || failure.isSent) this.#keep({ fid, device, data });
    return failure ? refusal(failure.status, 'UNAVAILABLE') : json({ name: randomUUID() });
  }

  #keep({
    fid,
    device,
    data,
  }: Pick<CaughtPush, 'fid' | 'device'> & Pick<CaughtPush['payload'], 'data'>) {
    const payload = { from: SENDER, fcmMessageId: randomUUID(), data };
    this.pushes.unshift({ at: new Date().toISOString(), fid, device, payload });
    this.pushes.length = Math.min(this.pushes.length, KEPT_PUSHES);
  }
}

/** A push as a device shows it, and as the developer tools of a browser take it. */
export function pushArticle({ at, device, payload }: CaughtPush): string {
  const { title = '', body = '', path = '' } = payload.data;
  const rows = [title, body, path].map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const raw = escapeHtml(JSON.stringify(payload));
  return `<article><h2>${escapeHtml(device)}, ${at}</h2>${rows}<pre>${raw}</pre></article>`;
}
