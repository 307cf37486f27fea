import { type Answer, BadRequest, escapeHtml, parseForm, parseJson } from './http.ts';

/** A mail of the sign-in service, with the link in it. */
export interface SignInMail {
  to: string;
  kind: string;
  link: string;
}

/** A mail that the site has sent through the e-mail provider, or from the mailbox. */
export interface CaughtMail {
  at: string;
  template: string;
  to: string;
  params: Record<string, string>;
  /** What a program shows that reads HTML; a provider makes it from a template of its own. */
  html?: string;
  /** The files that came with it, which its parameters hold as data addresses. */
  attachments: Attachment[];
}

export interface Attachment {
  name: string;
  type: string;
  bytes: number;
  /** The data address. */
  href: string;
}

/** Makes the next matching mails fail, so that each answer of the provider can be seen. */
export interface OrderedFailure {
  status: number;
  /** Only mails with this text in one of their fields fail: tests stay out of each other's way. */
  contains: string;
  times: number;
  /** The mail goes out nevertheless, and only its answer is lost. */
  isSent: boolean;
}

const ANSWERS: Record<number, string> = {
  400: 'The template ID not found. To find this ID, visit the dashboard',
  403: 'API calls in strict mode, but no private key was passed',
  429: 'Too many requests: the quota has been reached',
  451: 'Headless browser is detected',
};

const KEPT_MAILS = 200;

function paramsOf(fields: Record<string, unknown>): Record<string, string> {
  const params = fields['template_params'] ?? {};
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
}

const KEYS = ['service_id', 'template_id', 'user_id'];

const DATA_ADDRESS = /^data:(?<type>[\w.+/-]+);base64,(?<content>[A-Za-z0-9+/=]*)$/;

/** A parameter with a data address is a file, named by the parameter with `_name` behind its own. */
function attachmentsOf(params: Record<string, string>): Attachment[] {
  return Object.entries(params).flatMap(([key, href]) => {
    const { type = '', content = '' } = DATA_ADDRESS.exec(href)?.groups ?? {};
    if (type === '') return [];
    const bytes = Buffer.from(content, 'base64').length;
    return [{ name: params[`${key}_name`] ?? key, type, bytes, href }];
  });
}

function withoutKeys(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !KEYS.includes(name)));
}

/** Answers as EmailJS does and keeps the mails. */
export class EmailService {
  readonly mails: CaughtMail[] = [];
  readonly #failures: OrderedFailure[] = [];
  readonly #privateKeys: Readonly<Record<string, string>>;

  /** The private keys of templates in strict mode: nothing is sent with them without. */
  constructor(privateKeys: Readonly<Record<string, string>> = {}) {
    this.#privateKeys = privateKeys;
  }

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
    const template = String(fields['template_id']);
    const privateKey = this.#privateKeys[template];
    if (privateKey !== undefined && fields['accessToken'] !== privateKey) {
      return { status: 403, body: ANSWERS[403] ?? '' };
    }
    const failure = this.takeFailure(Object.values(params));
    if (!failure || failure.isSent) {
      this.keep({
        at: new Date().toISOString(),
        template,
        to: params['to_email'] ?? 'the address in the template',
        params,
        attachments: attachmentsOf(params),
      });
    }
    if (!failure) return { body: 'OK' };
    return { status: failure.status, body: ANSWERS[failure.status] ?? 'Failed on demand' };
  }

  keep(mail: CaughtMail): void {
    this.mails.unshift(mail);
    this.mails.length = Math.min(this.mails.length, KEPT_MAILS);
  }

  takeFailure(values: readonly string[]): OrderedFailure | undefined {
    const failure = this.#failures.find(
      ({ contains, times }) => times > 0 && values.some((value) => value.includes(contains)),
    );
    if (!failure) return undefined;
    failure.times -= 1;
    return failure;
  }
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-inline-size: 60rem; margin: 3rem auto; padding-inline: 1.5rem }
  article { border-block-start: 1px solid #8884; padding-block: 1rem }
  h2 { font-size: 1rem; margin: 0 } p { margin: .25rem 0 } pre { white-space: pre-wrap; font: inherit; margin: 0 }
  iframe { inline-size: 100%; max-inline-size: 42rem; block-size: 40rem; resize: both; border: 1px solid #8884 }
  dl { display: grid; grid-template-columns: 10rem 1fr; gap: .25rem 1rem; margin: .5rem 0 }
  dt { opacity: .7 } dd { margin: 0 } a { overflow-wrap: anywhere }`;

function authArticle({ to, kind, link }: SignInMail): string {
  const safe = escapeHtml(link);
  return `<article><h2>${escapeHtml(kind)}</h2><p>To ${escapeHtml(to)}</p><p><a href="${safe}">${safe}</a></p></article>`;
}

function attachmentLink({ name, type, bytes, href }: Attachment): string {
  const label = escapeHtml(`${name} (${type}, ${bytes} bytes)`);
  return `<p><a download="${escapeHtml(name)}" href="${escapeHtml(href)}">${label}</a></p>`;
}

/** A frame that runs no script, in the width that mails are made for. */
const htmlFrame = (html = ''): string =>
  html && `<iframe sandbox srcdoc="${escapeHtml(html)}" title="HTML"></iframe>`;

function mailArticle({ at, template, to, params, html, attachments }: CaughtMail): string {
  const files = new Set(attachments.map(({ href }) => href));
  const rows = Object.entries(params)
    .filter(([, value]) => !files.has(value))
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><pre>${escapeHtml(value)}</pre></dd>`)
    .join('');
  return `<article><h2>${escapeHtml(template)}</h2><p>To ${escapeHtml(to)}, ${at}</p>${attachments.map(attachmentLink).join('')}${htmlFrame(html)}<dl>${rows}</dl></article>`;
}

function section(title: string, articles: string[]): string {
  return `<section><h1>${title}</h1>${articles.join('') || '<p>None yet.</p>'}</section>`;
}

/** Builds a page, which reloads itself, with every mail and push that would have left the machine. */
export function mailPage(auth: SignInMail[], mails: CaughtMail[], pushes: string[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Caught mails</title>
<meta http-equiv="refresh" content="3"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body>${section('Sign-in mails', auth.map(authArticle))}${section('Mails of the site', mails.map(mailArticle))}${section('Pushes of the site', pushes)}</body></html>`;
}
