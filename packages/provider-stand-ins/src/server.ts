import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { captchaScript, CaptchaService } from './captcha.ts';
import { type Answer, BadRequest, json, parseForm, parseJson, readBody, send } from './http.ts';
import { EmailService, mailPage, type OrderedFailure, type SignInMail } from './mails.ts';

export interface ProviderOptions {
  host: string;
  /** 0 for any port that is free. */
  port: number;
  /** Gives the mails of the sign-in service, the newest first. */
  signInMails: () => Promise<SignInMail[]>;
  /** The private key of each mail template that nobody may use without it. */
  privateKeys?: Readonly<Record<string, string>>;
}

/** The running stand-ins. */
export interface Providers {
  port: number;
  close: () => Promise<void>;
}

/** Longer than a test takes: a connection that closes when it is used again looks like a failure. */
const KEEP_ALIVE_MS = 120_000;

interface Exchange {
  body: string;
  contentType: string;
}

type Handler = (exchange: Exchange) => Answer | Promise<Answer>;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

function parseFailure(body: string): OrderedFailure {
  const { status, contains, times = 1, isSent = false } = parseJson(body);
  if (typeof status !== 'number' || typeof contains !== 'string' || typeof times !== 'number') {
    throw new BadRequest('A failure needs a numeric status and a text in "contains"');
  }
  return { status, contains, times, isSent: isSent === true };
}

function handlers({ signInMails, privateKeys }: ProviderOptions): Record<string, Handler> {
  const email = new EmailService(privateKeys);
  const captcha = new CaptchaService();
  return {
    'GET /': async () => ({
      type: 'text/html',
      body: mailPage(await signInMails(), email.mails),
    }),
    'GET /mails.json': async () => json({ auth: await signInMails(), mails: email.mails }),
    'POST /api/v1.0/email/send': ({ body }) => email.sendJson(body),
    'POST /api/v1.0/email/send-form': ({ body, contentType }) => email.sendForm(body, contentType),
    'POST /email-failures': ({ body }) => {
      email.failNext(parseFailure(body));
      return json({ ordered: true });
    },
    'GET /recaptcha/api.js': () => ({ type: 'text/javascript', body: captchaScript }),
    'POST /recaptcha/api/siteverify': async ({ body, contentType }) =>
      captcha.verify(await parseForm(body, contentType)),
  };
}

async function answer(request: IncomingMessage, table: Record<string, Handler>): Promise<Answer> {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const handler = table[`${request.method ?? 'GET'} ${path}`];
  if (!handler) return { status: 404, body: 'Not found' };
  try {
    const contentType = request.headers['content-type'] ?? 'application/x-www-form-urlencoded';
    return await handler({ body: await readBody(request), contentType });
  } catch (error) {
    if (error instanceof BadRequest) return { status: 400, body: error.message };
    // The body is not a form of the type that its header states.
    if (error instanceof TypeError) return { status: 400, body: error.message };
    throw error;
  }
}

/** Starts the stand-ins of EmailJS and reCAPTCHA. */
export async function startProviders(options: ProviderOptions): Promise<Providers> {
  const table = handlers(options);
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') send(response, { status: 204, body: '' });
    else send(response, await answer(request, table));
  };
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => void respond(request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
