import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Providers, startProviders } from '../src/server.ts';

let providers: Providers;
const at = (path: string): string => `http://127.0.0.1:${providers.port}${path}`;

beforeAll(async () => {
  const signInMails = () => Promise.resolve([]);
  providers = await startProviders({ host: '127.0.0.1', port: 0, signInMails });
});
afterAll(() => providers.close());

const post = (path: string, body: object) =>
  fetch(at(path), { method: 'POST', body: JSON.stringify(body) });

async function register(): Promise<string> {
  const answer = await post('/push/registrations', { name: 'Chrome <Linux>' });
  return ((await answer.json()) as { fid: string }).fid;
}

const send = (fid: string, message: object = { data: { title: 'Hej <b>' } }) =>
  post('/v1/projects/demo/messages:send', { message: { fid, ...message } });

const pushes = async () => (await (await fetch(at('/pushes.json'))).json()) as object[];

const codeOf = async (answer: Response): Promise<string | undefined> => {
  const { error } = (await answer.json()) as { error: { details: { errorCode: string }[] } };
  return error.details[0]?.errorCode;
};

test('a push is kept as the worker gets it, and shown on the page', async () => {
  const fid = await register();
  expect((await send(fid)).status).toBe(200);
  expect(await pushes()).toMatchObject([{ fid, payload: { data: { title: 'Hej <b>' } } }]);
  const page = await (await fetch(at('/'))).text();
  expect(page).toContain('Chrome &lt;Linux&gt;');
  expect(page).toContain('Hej &lt;b&gt;');
});

test('a browser that takes no more is unregistered', async () => {
  const fid = await register();
  await post('/push/unregistrations', { fid });
  const answer = await send(fid);
  expect([answer.status, await codeOf(answer)]).toEqual([404, 'UNREGISTERED']);
});

test.each([
  ['a notification, which the worker is to show', { notification: { title: 'Hej' }, data: {} }],
  ['a number', { data: { title: 5 } }],
])('it does not take %s', async (_what, message) => {
  expect((await send(await register(), message)).status).toBe(400);
});

test('an answer fails on demand, with and without the push', async () => {
  const fid = await register();
  const before = (await pushes()).length;
  for (const isSent of [false, true]) {
    await post('/email-failures', { status: 503, contains: fid, isSent });
    expect((await send(fid)).status).toBe(503);
  }
  expect(await pushes()).toHaveLength(before + 1);
});
