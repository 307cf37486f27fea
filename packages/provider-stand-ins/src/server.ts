import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { captchaScript, CaptchaService } from './captcha.ts';
import { type Answer, BadRequest, json, parseForm, parseJson, readBody, send } from './http.ts';
import { startMailbox } from './mailbox.ts';
import { EmailService, mailPage, type OrderedFailure, type SignInMail } from './mails.ts';
import { PaymentService, type PaymentWebhook } from './payments.ts';
import { pushArticle, PushService } from './pushes.ts';

export interface ProviderOptions {
  host: string;
  /** 0 for any port that is free. */
  port: number;
  /** The port of the mailbox that takes mails by SMTP; any that is free without it. */
  mailboxPort?: number;
  /** Gives the mails of the sign-in service, the newest first. */
  signInMails: () => Promise<SignInMail[]>;
  /** The private key of each mail template that nobody may use without it. */
  privateKeys?: Readonly<Record<string, string>>;
  /** Where notifications about payments go; without it none are sent. */
  paymentWebhook?: PaymentWebhook;
}

/** The running stand-ins. */
export interface Providers {
  port: number;
  mailboxPort: number;
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

interface Caught {
  email: EmailService;
  push: PushService;
}

function handlers(
  { email, push }: Caught,
  { signInMails }: ProviderOptions,
): Record<string, Handler> {
  const captcha = new CaptchaService();
  return {
    'GET /': async () => ({
      type: 'text/html',
      body: mailPage(await signInMails(), email.mails, push.pushes.map(pushArticle)),
    }),
    'GET /mails.json': async () => json({ auth: await signInMails(), mails: email.mails }),
    'GET /pushes.json': () => json(push.pushes),
    'POST /push/registrations': ({ body }) => push.register(body),
    'POST /push/unregistrations': ({ body }) => push.unregister(body),
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

interface StandIns {
  table: Record<string, Handler>;
  push: PushService;
  payments: PaymentService;
}

async function answer(
  request: IncomingMessage,
  { table, push, payments }: StandIns,
): Promise<Answer> {
  const { method = 'GET', url = '/', headers } = request;
  const [path = '/', query = ''] = url.split('?');
  try {
    const contentType = headers['content-type'] ?? 'application/x-www-form-urlencoded';
    const exchange = { body: await readBody(request), contentType };
    const handler = table[`${method} ${path}`];
    if (handler) return await handler(exchange);
    const pushed = method === 'POST' ? push.send(path, exchange.body) : undefined;
    if (pushed) return pushed;
    const asked = { ...exchange, method, path, headers, query: new URLSearchParams(query) };
    return (await payments.handle(asked)) ?? { status: 404, body: 'Not found' };
  } catch (error) {
    if (error instanceof BadRequest) return { status: 400, body: error.message };
    // The body is not a form of the type that its header states.
    if (error instanceof TypeError) return { status: 400, body: error.message };
    throw error;
  }
}

/** Starts the stand-ins of EmailJS, a mailbox, reCAPTCHA, Vipps MobilePay and Firebase Cloud Messaging. */
export async function startProviders(options: ProviderOptions): Promise<Providers> {
  const address = () => `http://${options.host}:${(server.address() as AddressInfo).port}`;
  const payments = new PaymentService(address, options.paymentWebhook);
  const email = new EmailService(options.privateKeys);
  const push = new PushService(email);
  const standIns = { table: handlers({ email, push }, options), push, payments };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') send(response, { status: 204, body: '' });
    else send(response, await answer(request, standIns));
  };
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => void respond(request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { host, mailboxPort = 0 } = options;
  const mailbox = await startMailbox(email, { host, port: mailboxPort });
  return {
    port: (server.address() as AddressInfo).port,
    mailboxPort: mailbox.port,
    close: async () => {
      await mailbox.close();
      await new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
    },
  };
}
