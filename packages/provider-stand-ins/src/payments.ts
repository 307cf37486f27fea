import { createHash, createHmac, randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http';
import { type Answer, BadRequest, escapeHtml, json, parseForm, parseJson } from './http.ts';

/** Where notifications about payments go, and the secret that signs them. */
export interface PaymentWebhook {
  url: string;
  secret: string;
}

type State = 'CREATED' | 'AUTHORIZED' | 'ABORTED' | 'EXPIRED' | 'TERMINATED';

interface Payment {
  reference: string;
  state: State;
  value: number;
  currency: string;
  type: string;
  description: string;
  returnUrl: string;
  authorized: number;
  cancelled: number;
  captured: number;
  refunded: number;
}

/** The answers of a customer; one is to give none. */
const decisions: Record<string, State> = {
  approve: 'AUTHORIZED',
  reject: 'ABORTED',
  expire: 'EXPIRED',
};

/** The ways in which the notification of a decision arrives. */
const deliveries = ['once', 'none', 'twice', 'late', 'out-of-order', 'wrong-signature'] as const;

type Delivery = (typeof deliveries)[number];

export interface PaymentRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  contentType: string;
}

const LATE_MS = 3000;

const KEY_HEADERS = ['ocp-apim-subscription-key', 'merchant-serial-number'];

/** An error as the provider tells it. */
const problem = (status: number, detail: string): Answer => ({
  ...json(
    {
      type: `https://httpstatuses.io/${status}`,
      title: STATUS_CODES[status] ?? '',
      ...{ status, detail, traceId: randomUUID() },
    },
    status,
  ),
  type: 'application/problem+json',
});

function requireHeaders(headers: IncomingHttpHeaders, names: readonly string[]): void {
  for (const name of names) {
    if (typeof headers[name] !== 'string' || headers[name] === '') {
      throw new BadRequest(`The header ${name} is missing`);
    }
  }
}

interface Money {
  currency: string;
  value: number;
}

function moneyIn(value: unknown): Money {
  const { currency, value: amount } = Object(value) as Record<string, unknown>;
  if (currency !== 'DKK') throw new BadRequest('The currency is not DKK');
  if (!Number.isInteger(amount) || Number(amount) < 100) {
    throw new BadRequest('The value is not a whole number of at least 100');
  }
  return { currency, value: Number(amount) };
}

function textIn(fields: Record<string, unknown>, name: string, shape: RegExp): string {
  const value = fields[name];
  if (typeof value !== 'string' || !shape.test(value)) throw new BadRequest(`${name} does not fit`);
  return value;
}

/** Stands in for Vipps MobilePay: ePayment, its page, and its signed notifications. */
export class PaymentService {
  readonly #payments = new Map<string, Payment>();
  /** The answers by their idempotency keys, each with the body that was asked. */
  readonly #answers = new Map<string, { body: string; answer: Answer }>();
  readonly #webhook: PaymentWebhook | undefined;
  readonly #origin: () => string;
  #failures: { status: number; contains: string; times: number; isDone: boolean }[] = [];

  constructor(origin: () => string, webhook?: PaymentWebhook) {
    this.#origin = origin;
    this.#webhook = webhook;
  }

  /** Answers what belongs to payments; undefined for any other path. */
  async handle(request: PaymentRequest): Promise<Answer | undefined> {
    const { method, path, query, body } = request;
    switch (`${method} ${path}`) {
      case 'POST /accesstoken/get':
        requireHeaders(request.headers, ['client_id', 'client_secret', ...KEY_HEADERS]);
        return json({ token_type: 'Bearer', access_token: 'local-token', expires_in: '3599' });
      case 'GET /payments.json':
        return json([...this.#payments.values()]);
      case 'GET /payment':
        return this.#page(this.#known(query.get('reference') ?? ''));
      case 'POST /payment':
        return this.#decideOnPage(request);
      case 'POST /payment-decisions':
        return this.#decideFor(parseJson(body));
      case 'POST /payment-failures':
        return this.#orderFailure(parseJson(body));
      default:
        return path.startsWith('/epayment/v1/payments') ? this.#api(request) : undefined;
    }
  }

  #known(reference: string): Payment {
    const payment = this.#payments.get(reference);
    if (!payment) throw new BadRequest('There is no such payment');
    return payment;
  }

  #api(request: PaymentRequest): Answer {
    const { method, path, headers } = request;
    if (headers.authorization !== 'Bearer local-token') return problem(401, 'No valid token');
    const failure = this.#failures.find(
      ({ contains, times }) => times > 0 && `${method} ${path} ${request.body}`.includes(contains),
    );
    if (!failure) return this.#answerOrRefuse(request);
    failure.times -= 1;
    if (failure.isDone) this.#answer(request);
    return problem(failure.status, 'Failed on demand');
  }

  #answerOrRefuse(request: PaymentRequest): Answer {
    try {
      return this.#answer(request);
    } catch (thrown) {
      if (thrown instanceof BadRequest) return problem(400, thrown.message);
      throw thrown;
    }
  }

  #answer(request: PaymentRequest): Answer {
    const { method, path, headers, body } = request;
    requireHeaders(headers, KEY_HEADERS);
    const [reference = '', action = ''] = path.split('/').slice(4);
    if (method === 'GET') {
      const payment = this.#payments.get(reference);
      if (!payment) return problem(404, 'Unknown reference');
      const [paymentMethod, redirectUrl] = [{ type: payment.type }, this.#pageOf(reference)];
      return json({ ...this.#told(payment), paymentMethod, profile: {}, redirectUrl });
    }
    requireHeaders(headers, ['idempotency-key', 'content-type']);
    const key = String(headers['idempotency-key']);
    if (key.length > 50) throw new BadRequest('The idempotency key is too long');
    const before = this.#answers.get(key);
    if (before) {
      return before.body === body ? before.answer : problem(409, 'The key was used before');
    }
    const answer = reference === '' ? this.#create(body) : this.#modify(reference, action, body);
    if ((answer.status ?? 200) < 400) this.#answers.set(key, { body, answer });
    return answer;
  }

  #create(body: string): Answer {
    const fields = parseJson(body);
    const reference = textIn(fields, 'reference', /^[a-zA-Z0-9-]{8,50}$/);
    if (this.#payments.has(reference)) return problem(409, 'The reference is taken');
    const { value, currency } = moneyIn(fields['amount']);
    const { type } = Object(fields['paymentMethod']) as Record<string, unknown>;
    if (type !== 'WALLET' && type !== 'CARD') throw new BadRequest('paymentMethod does not fit');
    textIn(fields, 'userFlow', /^WEB_REDIRECT$/);
    this.#payments.set(reference, {
      ...{ reference, value, currency, type, state: 'CREATED' },
      description: textIn(fields, 'paymentDescription', /^.{3,100}$/),
      returnUrl: textIn(fields, 'returnUrl', /^https?:\/\/./),
      ...{ authorized: 0, cancelled: 0, captured: 0, refunded: 0 },
    });
    return json({ reference, redirectUrl: this.#pageOf(reference) }, 201);
  }

  #pageOf(reference: string): string {
    return `${this.#origin()}/payment?reference=${reference}`;
  }

  #modify(reference: string, action: string, body: string): Answer {
    const payment = this.#payments.get(reference);
    if (!payment) return problem(404, 'Unknown reference');
    const left = payment.authorized - payment.cancelled - payment.captured;
    if (action === 'cancel') {
      const { cancelTransactionOnly } = body === '' ? {} : parseJson(body);
      if (payment.state === 'CREATED') payment.state = 'TERMINATED';
      else if (cancelTransactionOnly === true) return problem(400, 'The customer has answered');
      else if (left <= 0) return problem(400, 'Nothing is left to cancel');
      payment.cancelled += left;
      return json(this.#told(payment));
    }
    const { value } = moneyIn(parseJson(body)['modificationAmount']);
    if (action === 'capture' && value <= left) payment.captured += value;
    else if (action === 'refund' && value <= payment.captured - payment.refunded) {
      payment.refunded += value;
    } else return problem(400, `There is not so much to ${action}`);
    return json(this.#told(payment));
  }

  #told(payment: Payment): object {
    const money = (value: number) => ({ currency: payment.currency, value });
    return {
      reference: payment.reference,
      pspReference: `psp-${payment.reference}`,
      state: payment.state,
      amount: money(payment.value),
      aggregate: {
        authorizedAmount: money(payment.authorized),
        cancelledAmount: money(payment.cancelled),
        capturedAmount: money(payment.captured),
        refundedAmount: money(payment.refunded),
      },
    };
  }

  #orderFailure({ status, contains, times = 1, isDone = false }: Record<string, unknown>): Answer {
    if (typeof status !== 'number' || typeof contains !== 'string' || typeof times !== 'number') {
      throw new BadRequest('A failure needs a numeric status and a text in "contains"');
    }
    this.#failures.push({ status, contains, times, isDone: isDone === true });
    return json({ ordered: true });
  }

  async #decideOnPage({ body, contentType }: PaymentRequest): Promise<Answer> {
    const fields = await parseForm(body, contentType);
    await this.#decideFor(fields);
    const { returnUrl } = this.#known(fields['reference'] ?? '');
    return { status: 303, location: returnUrl, body: '' };
  }

  /** An amount stands in for one that somebody changed on the way. */
  async #decideFor(fields: Record<string, unknown>): Promise<Answer> {
    const payment = this.#known(String(fields['reference']));
    const state = decisions[String(fields['decision'])];
    const delivery = deliveries.find((each) => each === (fields['delivery'] ?? 'once'));
    if (!state || !delivery) throw new BadRequest('The decision or its delivery is unknown');
    if (payment.state === 'CREATED') {
      payment.state = state;
      const { amount = payment.value } = fields;
      if (state === 'AUTHORIZED') payment.authorized = Number(amount);
    }
    await this.#deliver(payment, delivery);
    return json(this.#told(payment));
  }

  async #deliver(payment: Payment, delivery: Delivery): Promise<void> {
    const { state: name } = payment;
    const send = (event: string, secret = this.#webhook?.secret) =>
      this.#notify(payment, event, secret);
    switch (delivery) {
      case 'none':
        return;
      case 'once':
        return send(name);
      case 'twice':
        await Promise.all([send(name), send(name)]);
        return;
      case 'late':
        setTimeout(() => void send(name), LATE_MS).unref();
        return;
      case 'out-of-order':
        await send('CAPTURED');
        await send(name);
        return send('CREATED');
      case 'wrong-signature':
        return send(name, 'not the secret');
      default:
        return delivery satisfies never;
    }
  }

  async #notify({ reference, value, currency }: Payment, name: string, secret = ''): Promise<void> {
    if (!this.#webhook) return;
    const { host, pathname, href } = new URL(this.#webhook.url);
    const body = JSON.stringify({
      msn: '123456',
      reference,
      pspReference: randomUUID(),
      name,
      amount: { currency, value },
      timestamp: new Date().toISOString(),
      success: true,
    });
    const date = new Date().toUTCString();
    const hash = createHash('sha256').update(body).digest('base64');
    const text = `POST\n${pathname}\n${date};${host};${hash}`;
    const signature = createHmac('sha256', secret).update(text).digest('base64');
    const headers = {
      'content-type': 'application/json',
      'x-ms-date': date,
      'x-ms-content-sha256': hash,
      authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
    };
    // A notification that is lost is the receiver's loss, as it is with the provider.
    await fetch(href, { method: 'POST', headers, body }).catch(() => undefined);
  }

  #page({ reference, value, description, state }: Payment): Answer {
    const options = deliveries.map((each) => `<option>${each}</option>`).join('');
    const buttons = Object.keys(decisions)
      .map((name) => `<button name="decision" value="${name}">${name}</button>`)
      .join(' ');
    return {
      type: 'text/html',
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payment</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif } body { max-inline-size: 30rem; margin: 3rem auto; padding-inline: 1.5rem }</style></head>
<body><main><h1>${escapeHtml(description)}</h1><p>${(value / 100).toFixed(2)} kr, ${state}</p>
<form method="post" action="/payment"><input type="hidden" name="reference" value="${escapeHtml(reference)}">
<p><label>Notification <select name="delivery">${options}</select></label></p><p>${buttons}</p></form></main></body></html>`,
    };
  }
}
