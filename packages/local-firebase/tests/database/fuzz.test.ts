import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Database } from '../../src/database/core/database.ts';
import { compileRules } from '../../src/database/rules/compileRules.ts';
import { Session } from '../../src/database/socket/session.ts';
import { FrameReader } from '../../src/database/socket/sockets.ts';
import { isRecord } from '../../src/database/tree/json.ts';
import { useServer } from './support/server.ts';
import { Wire } from './support/wire.ts';

const server = useServer();

const PATHS = ['/', '', '/a', 'a/b', '/a/.priority', '/x.y', '/$', '//a//', 'a'.repeat(800)];
const path = fc.oneof(fc.constantFrom(...PATHS), fc.string());
const json = fc.jsonValue({ maxDepth: 4 });
const special = fc.oneof(
  json,
  fc.constantFrom<unknown>(
    { '.sv': 'timestamp' },
    { '.sv': { increment: 1 } },
    { '.sv': 5 },
    { '.value': 1, '.priority': 2 },
    { '.priority': {} },
  ),
);
const query = fc.oneof(
  json,
  fc.record(
    {
      i: fc.oneof(fc.constantFrom('.key', '.value', '.priority', 'a/b'), json),
      sp: json,
      sn: json,
      sin: fc.boolean(),
      ep: json,
      en: json,
      l: fc.oneof(fc.integer({ min: -1, max: 3 }), json),
      vf: fc.constantFrom('l', 'r', 'x'),
    },
    { requiredKeys: [] },
  ),
);
const body = fc.record(
  {
    p: fc.oneof(path, json),
    d: fc.oneof(special, fc.dictionary(path, special)),
    q: query,
    t: json,
    h: fc.oneof(fc.constant(''), json),
    cred: fc.oneof(fc.constantFrom('owner', 'a.b.c', 'eyJhIjoxfQ.eyJhIjoxfQ.'), json),
    authvar: json,
  },
  { requiredKeys: [] },
);
const ACTIONS = ['s', 'auth', 'gauth', 'unauth', 'q', 'n', 'g', 'p', 'm', 'o', 'om', 'oc', 'x'];
const request = fc.record({
  t: fc.constantFrom<unknown>('d', 'd', 'd', 'c', 5),
  d: fc.oneof(
    { weight: 9, arbitrary: fc.record({ r: fc.nat(), a: fc.constantFrom(...ACTIONS), b: body }) },
    { weight: 1, arbitrary: json },
  ),
});

function isRequest(message: unknown): boolean {
  if (!isRecord(message) || message['t'] !== 'd' || !isRecord(message['d'])) return false;
  return typeof message['d']['r'] === 'number';
}

test('10,000 messages: every request is answered, nothing is thrown', () => {
  const database = new Database('fuzz');
  const count = { requests: 0, answers: 0 };
  const session = new Session(database, (message) => {
    const text = JSON.stringify(message);
    if (text.startsWith('{"t":"d","d":{"r":')) count.answers += 1;
    expect(text).not.toContain('"internal_error"');
  });
  fc.assert(
    fc.property(
      fc.oneof({ weight: 9, arbitrary: request }, { weight: 1, arbitrary: json }),
      (message) => {
        const received: unknown = JSON.parse(JSON.stringify(message));
        if (isRequest(received)) count.requests += 1;
        session.receive(received);
      },
    ),
    { numRuns: 10_000 },
  );
  session.end();
  expect(count.requests).toBeGreaterThan(1_000);
  expect(count.answers).toBe(count.requests);
});

test('10,000 frames: nothing is thrown', () => {
  const frames = fc.array(fc.oneof(fc.string(), fc.constantFrom('0', '2', '99999', '{}')), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(frames, (parts) => {
      const reader = new FrameReader();
      for (const part of parts) reader.read(part);
    }),
    { numRuns: 10_000 },
  );
});

const WORDS = [
  ...[
    'auth',
    'data',
    'newData',
    'root',
    'now',
    'query',
    '$x',
    'val()',
    'child(',
    ')',
    '(',
    '.',
    '[',
  ],
  ...[
    ']',
    '"a"',
    "'b'",
    '/a/',
    '1',
    '==',
    '<',
    '&&',
    '||',
    '!',
    '?',
    ':',
    '+',
    '-',
    ',',
    ' ',
    '\\',
  ],
];

test('10,000 rules files: each is compiled or refused at a place', () => {
  const rule = fc
    .array(fc.constantFrom(...WORDS), { maxLength: 12 })
    .map((words) => words.join(''));
  const text = fc.oneof(
    fc.string(),
    json.map((value) => JSON.stringify(value)),
    rule.map((read) => JSON.stringify({ rules: { '.read': read, $x: { '.write': read } } })),
    rule.map((read) => `{"rules": {".read": "${read}"}}`),
  );
  fc.assert(
    fc.property(text, (source) => {
      const compiled = compileRules(source);
      if ('error' in compiled) expect(compiled.error).toMatch(/^\d+:\d+: ./);
    }),
    { numRuns: 10_000 },
  );
});

const METHODS = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS'];
const SEARCHES = ['orderBy=x', 'limitToFirst=1', 'auth=x', 'shallow=true', 'format=export'];

test('1,000 REST requests: each is answered, none with a server error', async () => {
  const webPath = fc.webPath().map((place) => `/${place}`);
  const target = fc.oneof(
    fc.constantFrom('/', '/a', '/a/b', '/.settings/rules', '/%', '/%2e', '/a$'),
    webPath,
  );
  const arbitrary = fc.record({
    method: fc.constantFrom(...METHODS),
    target: fc.tuple(target, fc.subarray(SEARCHES)),
    body: fc.oneof(
      fc.string(),
      special.map((value) => JSON.stringify(value)),
    ),
  });
  await fc.assert(
    fc.asyncProperty(arbitrary, async ({ method, target: [place, search], body: text }) => {
      const url = `http://127.0.0.1:${server.port()}${place}.json?ns=fuzz&${search.join('&')}`;
      const isBare = method === 'GET' || method === 'OPTIONS';
      const response = await fetch(url, { method, body: isBare ? null : text });
      await response.text();
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 1_000 },
  );
});

test('bytes that are neither HTTP nor WebSocket disturb nobody', async () => {
  const throwIn = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(server.port(), '127.0.0.1', () => socket.end(text));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        resolve();
      });
      socket.resume();
    });
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nHost: x\r\n';
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  await Promise.all([
    ...['\0\0\0', 'GET', 'BREW / HTTP/1.1\r\n\r\n'].map(throwIn),
    throwIn(`GET /nowhere HTTP/1.1\r\n${upgrade}${key}\r\n`),
    throwIn(`GET /.ws?ns=x HTTP/1.1\r\n${upgrade}\r\n`),
    throwIn(`GET /.ws?ns=x HTTP/1.1\r\n${upgrade}${key}\r\n\u00ff\u00ff\u0000`),
    throwIn(`GET //[ HTTP/1.1\r\n${upgrade}${key}\r\n`),
  ]);
  const wire = new Wire(server.port());
  await wire.greeting();
  expect(await wire.ask('s')).toMatchObject({ s: 'ok' });
  await wire.close();
});
