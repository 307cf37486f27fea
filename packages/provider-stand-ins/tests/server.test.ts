import { Script } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Providers, startProviders } from '../src/server.ts';

let providers: Providers;
const at = (path: string): string => `http://127.0.0.1:${providers.port}${path}`;

beforeAll(async () => {
  const mail = { to: 'new@example.test', kind: 'VERIFY_EMAIL', link: 'http://127.0.0.1/?a=1&b=2' };
  providers = await startProviders({
    host: '127.0.0.1',
    port: 0,
    signInMails: () => Promise.resolve([mail]),
    privateKeys: { strict: 'the-private-key' },
  });
});
afterAll(() => providers.close());

function sendMail(params: Record<string, string>, without?: string): Promise<Response> {
  const fields: Record<string, unknown> = {
    service_id: 'service',
    template_id: 'contact',
    user_id: 'key',
    template_params: params,
  };
  if (without) Reflect.deleteProperty(fields, without);
  return fetch(at('/api/v1.0/email/send'), { method: 'POST', body: JSON.stringify(fields) });
}

interface Caught {
  to: string;
  params: Record<string, string>;
  attachments: { name: string; type: string; bytes: number }[];
}

async function caughtTo(address: string): Promise<Caught[]> {
  const { mails } = (await (await fetch(at('/mails.json'))).json()) as { mails: Caught[] };
  return mails.filter(({ to }) => to === address);
}

describe('e-mail', () => {
  test('answers OK and keeps the mail for the page', async () => {
    const answer = await sendMail({ to_email: 'kept@example.test', message: '<b>Hej</b>' });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(await caughtTo('kept@example.test')).toHaveLength(1);
    const page = await (await fetch(at('/'))).text();
    expect(page).toContain('&lt;b&gt;Hej&lt;/b&gt;');
  });

  test('takes the form variant too', async () => {
    const form = new FormData();
    for (const name of ['service_id', 'template_id', 'user_id']) form.set(name, 'x');
    form.set('to_email', 'form@example.test');
    const answer = await fetch(at('/api/v1.0/email/send-form'), { method: 'POST', body: form });
    expect(answer.status).toBe(200);
    expect((await caughtTo('form@example.test'))[0]?.params).toEqual({
      to_email: 'form@example.test',
    });
  });

  test.each([400, 403, 429, 451])('fails with %d once when that is ordered', async (status) => {
    const to = `fail-${status}@example.test`;
    const order = { status, contains: to };
    await fetch(at('/email-failures'), { method: 'POST', body: JSON.stringify(order) });
    expect((await sendMail({ to_email: 'other@example.test' })).status).toBe(200);
    expect((await sendMail({ to_email: to })).status).toBe(status);
    expect((await sendMail({ to_email: to })).status).toBe(200);
    expect(await caughtTo(to)).toHaveLength(1);
  });

  test('is sent although the answer says otherwise, when that is ordered', async () => {
    const to = 'lost@example.test';
    const order = { status: 500, contains: to, isSent: true };
    await fetch(at('/email-failures'), { method: 'POST', body: JSON.stringify(order) });
    expect((await sendMail({ to_email: to })).status).toBe(500);
    expect(await caughtTo(to)).toHaveLength(1);
  });

  test.each([
    [undefined, 403],
    ['guessed', 403],
    ['the-private-key', 200],
  ])(
    'with a template in strict mode and the private key %s is answered %d',
    async (key, status) => {
      const to = `strict-${String(key)}@example.test`;
      const fields = {
        service_id: 'service',
        template_id: 'strict',
        user_id: 'key',
        accessToken: key,
        template_params: { to_email: to },
      };
      const body = JSON.stringify(fields);
      const answer = await fetch(at('/api/v1.0/email/send'), { method: 'POST', body });
      expect(answer.status).toBe(status);
      expect(await caughtTo(to)).toHaveLength(status === 200 ? 1 : 0);
    },
  );

  test('keeps the files that came with it, and offers them on the page', async () => {
    const to = 'files@example.test';
    const href = `data:application/pdf;base64,${Buffer.from('%PDF-1.7').toString('base64')}`;
    const params = { to_email: to, voucher: href, voucher_name: 'a "1".pdf', text: 'data: 5' };
    expect((await sendMail(params)).status).toBe(200);
    expect((await caughtTo(to))[0]?.attachments).toMatchObject([
      { name: 'a "1".pdf', type: 'application/pdf', bytes: 8 },
    ]);
    const page = await (await fetch(at('/'))).text();
    const link = `<a download="a &quot;1&quot;.pdf" href="${href}">`;
    expect(page.split(href)).toHaveLength(2);
    expect(page).toContain(`${link}a &quot;1&quot;.pdf (application/pdf, 8 bytes)</a>`);
  });

  test.each(['service_id', 'template_id', 'user_id'])('refuses a mail without %s', async (name) => {
    const answer = await sendMail({ to_email: 'a@example.test' }, name);
    expect([answer.status, await answer.text()]).toEqual([400, `The parameter ${name} is missing`]);
  });

  test('refuses what is not JSON', async () => {
    const answer = await fetch(at('/api/v1.0/email/send'), { method: 'POST', body: '{' });
    expect(answer.status).toBe(400);
  });
});

test('the page shows the mails of the sign-in service with their links', async () => {
  const page = await (await fetch(at('/'))).text();
  expect(page).toContain('To new@example.test');
  expect(page).toContain('href="http://127.0.0.1/?a=1&amp;b=2"');
});

describe('bot check', () => {
  async function verify(fields: Record<string, string>): Promise<unknown> {
    const body = new URLSearchParams(fields);
    return (await fetch(at('/recaptcha/api/siteverify'), { method: 'POST', body })).json();
  }
  const token = `local-captcha-${crypto.randomUUID()}`;

  test('accepts a token once', async () => {
    expect(await verify({ secret: 's', response: token })).toMatchObject({ success: true });
    expect(await verify({ secret: 's', response: token })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  test.each([
    [{ response: token }, 'missing-input-secret'],
    [{ secret: 's' }, 'missing-input-response'],
    [{ secret: 's', response: 'made-up-token-of-enough-length' }, 'invalid-input-response'],
  ])('refuses %o', async (fields, code) => {
    expect(await verify(fields as Record<string, string>)).toEqual({
      success: false,
      'error-codes': [code],
    });
  });

  test('serves a challenge script', async () => {
    const script = await (await fetch(at('/recaptcha/api.js'))).text();
    expect(() => new Script(script)).not.toThrow();
  });
});

test('knows no other path', async () => {
  expect((await fetch(at('/nothing'))).status).toBe(404);
});

test('answers a preflight of the site', async () => {
  const answer = await fetch(at('/api/v1.0/email/send'), { method: 'OPTIONS' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});
