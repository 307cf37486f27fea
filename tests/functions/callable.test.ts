import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contracts } from '#src/model/system/contracts.ts';
import {
  answerTimeMs,
  ok,
  respond,
  type Endpoint,
  type Incoming,
  type Outgoing,
} from '../../functions/src/callable.ts';
import { Refusal } from '../../functions/src/refusal.ts';
import { unique } from './support/people.ts';

const logged = vi.hoisted(() => ({ entries: [] as unknown[] }));

vi.mock('firebase-functions/logger', () => {
  const note = (...entry: unknown[]) => logged.entries.push(entry);
  return { info: note, error: note };
});

type TestEndpoint = Endpoint<typeof contracts.verifyRecaptcha, { subject: string }>;

const TOKEN = 'a-secret-token-of-somebody';

function endpoint(changes: Partial<TestEndpoint>): TestEndpoint {
  return {
    contract: contracts.verifyRecaptcha,
    limit: { requests: 100, windowSeconds: 60 },
    options: { timeoutSeconds: 60 },
    identify: () => Promise.resolve({ subject: unique() }),
    handle: () => Promise.resolve(ok({ success: true })),
    ...changes,
  };
}

/** Asks a function without a network between; gives what it answered. */
async function ask(
  asked: TestEndpoint,
  changes: Partial<Incoming> = {},
): Promise<{ status: number; body: unknown }> {
  const answer = { status: 200, body: undefined as unknown };
  const response: Outgoing = {
    set: () => undefined,
    status: (code) => {
      answer.status = code;
      return response;
    },
    json: (body) => {
      answer.body = body;
    },
    end: () => undefined,
  };
  const rawBody = Buffer.from(JSON.stringify({ token: TOKEN }));
  const headers = { 'user-agent': 'A certain browser', 'x-forwarded-for': '203.0.113.9' };
  const request = { method: 'POST', path: '/', headers, rawBody, socket: {}, ...changes };
  await respond(asked, request, response);
  return answer;
}

beforeEach(() => {
  logged.entries.length = 0;
});

describe('a function', () => {
  test('that takes too long answers before it is cut off', async () => {
    const handle = () => new Promise<never>(() => undefined);
    const { status, body } = await ask(endpoint({ handle, options: { timeoutSeconds: 2.2 } }));
    expect({ status, body }).toEqual({
      status: 504,
      body: {
        success: false,
        error: 'Det tog for lang tid. Kontroller din internetforbindelse og prøv igen.',
        code: 'timeout',
      },
    });
  });

  test.each([
    [15, 13_000],
    [60, 55_000],
    [300, 55_000],
  ])('with %d s answers before hosting gives up', (timeoutSeconds, expected) => {
    expect(answerTimeMs(timeoutSeconds)).toBe(expected);
  });

  test('that breaks tells nothing of why', async () => {
    const handle = () => Promise.reject(new Error('mette@kunde.example has the password 1234'));
    const { status, body } = await ask(endpoint({ handle }));
    expect({ status, body }).toEqual({
      status: 500,
      body: {
        success: false,
        error: 'Der opstod en uventet fejl. Prøv igen senere eller kontakt support.',
        code: 'unknown',
      },
    });
  });

  test('counts those who ask, and refuses them when it has been enough', async () => {
    const subject = unique();
    const limited = endpoint({
      identify: () => Promise.resolve({ subject }),
      limit: { requests: 2, windowSeconds: 86_400 },
    });
    const statuses: number[] = [];
    for (let times = 0; times < 5; times += 1) statuses.push((await ask(limited)).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a body announced as too large is refused before anybody is identified', async () => {
  const identify = vi.fn(() => Promise.resolve({ subject: unique() }));
  const { status, body } = await ask(endpoint({ identify }), {
    headers: { 'content-length': String(32 * 1024 + 1) },
  });
  expect({ status, body }).toMatchObject({
    status: 413,
    body: { error: 'Forespørgslen er for stor.' },
  });
  expect(identify).not.toHaveBeenCalled();
});

test('text that is cut in the middle of a sign is no text, and refused', async () => {
  const handle = vi.fn(() => Promise.resolve(ok({ success: true })));
  const send = (token: string) =>
    ask(endpoint({ handle }), { rawBody: Buffer.from(`{"token":"${token}"}`) });
  expect((await send(String.raw`\ud83d`)).status).toBe(400);
  expect(handle).not.toHaveBeenCalled();
  expect((await send(String.raw`\ud83d\udcf7 📷`)).status).toBe(200);
});

describe('the log', () => {
  test('of a success is its status and its time', async () => {
    await ask(endpoint({}));
    const ms = expect.any(Number) as number;
    expect(logged.entries).toEqual([['verifyRecaptcha', { status: 200, ms }]]);
  });

  const failures: [string, () => Promise<never>][] = [
    ['breaks', () => Promise.reject(new Error('mette@kunde.example'))],
    ['throws a word', () => Promise.reject(new Refusal(502, 'unknown', { cause: 'mette' }))],
    [
      'fails for a reason',
      () => Promise.reject(new Refusal(502, 'unknown', { cause: new TypeError('mette') })),
    ],
  ];

  test.each(failures)('of a function that %s holds nothing of a person', async (_, handle) => {
    await ask(endpoint({ handle }));
    const text = JSON.stringify(logged.entries);
    expect(text).toContain('failed');
    expect(text).not.toMatch(/mette|203\.0\.113\.9|certain browser|a-secret-token/);
  });

  test('of a failure says where it happened', async () => {
    await ask(endpoint({ handle: () => Promise.reject(new TypeError('mette')) }));
    const [[, trace]] = logged.entries as [[string, { error: string; frames: string[] }]];
    expect(trace.error).toBe('TypeError');
    expect(trace.frames[0]).toMatch(/^at .*callable\.test\.ts/);
  });
});
