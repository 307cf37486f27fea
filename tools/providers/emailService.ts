import { BadRequest, parseForm, parseJson, type Answer } from './http.ts';

/** A mail that the site has sent through the e-mail provider. */
export interface CaughtMail {
  at: string;
  template: string;
  to: string;
  params: Record<string, string>;
}

/** Makes the next matching mails fail, so that each answer of the provider can be seen. */
export interface OrderedFailure {
  status: number;
  /** Only mails with this text in one of their fields fail: tests stay out of each other's way. */
  contains: string;
  times: number;
}

const ANSWERS: Record<number, string> = {
  400: 'The template ID not found. To find this ID, visit the dashboard',
  403: 'API calls are disabled for non-browser applications',
  429: 'Too many requests: the quota has been reached',
  451: 'Headless browser is detected',
};

const KEPT_MAILS = 200;

function paramsOf(fields: Record<string, unknown>): Record<string, string> {
  const params = fields['template_params'] ?? {};
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
}

const KEYS = ['service_id', 'template_id', 'user_id'];

function withoutKeys(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !KEYS.includes(name)));
}

/** Answers as EmailJS does, and keeps what it was asked to send. */
export class EmailService {
  readonly mails: CaughtMail[] = [];
  readonly #failures: OrderedFailure[] = [];

  failNext(failure: OrderedFailure): void {
    this.#failures.push(failure);
  }

  sendJson(body: string): Answer {
    const fields = parseJson(body);
    return this.#send(fields, paramsOf(fields));
  }

  async sendForm(body: string, contentType: string): Promise<Answer> {
    const fields = await parseForm(body, contentType);
    return this.#send(fields, withoutKeys(fields));
  }

  #send(fields: Record<string, unknown>, params: Record<string, string>): Answer {
    for (const name of KEYS) {
      if (typeof fields[name] !== 'string' || fields[name] === '') {
        throw new BadRequest(`The parameter ${name} is missing`);
      }
    }
    const failure = this.#takeFailure(params);
    if (failure) return { status: failure, body: ANSWERS[failure] ?? 'Failed on demand' };
    this.mails.unshift({
      at: new Date().toISOString(),
      template: String(fields['template_id']),
      to: params['to_email'] ?? '',
      params,
    });
    this.mails.length = Math.min(this.mails.length, KEPT_MAILS);
    return { body: 'OK' };
  }

  #takeFailure(params: Record<string, string>): number | undefined {
    const values = Object.values(params);
    const failure = this.#failures.find(
      ({ contains, times }) => times > 0 && values.some((value) => value.includes(contains)),
    );
    if (!failure) return undefined;
    failure.times -= 1;
    return failure.status;
  }
}
