import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RulesProcess, verifyMessage } from './support/rulesProcess.ts';

const storage = (body: string, version = "rules_version = '2';") =>
  `${version}\nservice firebase.storage { match /b/{bucket}/o {\n${body}\n} }`;

const everything = (condition: string, methods = 'read, write') =>
  storage(`match /{file=**} { allow ${methods}: if ${condition}; }`);

const user = (id: string) => `/databases/(default)/documents/users/${id}`;

let runtime: RulesProcess;

beforeAll(async () => {
  runtime = new RulesProcess();
  await runtime.next(-1);
});

afterAll(async () => {
  await runtime.end((child) => child.stdin.end());
  expect(runtime.stderr).toBe('');
});

const permits = async (id: number, method: string, more: object = {}) => {
  const reply = await runtime.ask(verifyMessage(id, { method, ...more }));
  return reply.result?.permit;
};

describe('loading', () => {
  test('tells the version of good rules', async () => {
    expect(await runtime.load(0, everything('true'))).toEqual({
      id: 0,
      status: 'ok',
      result: { rulesVersion: 2 },
      errors: [],
      warnings: [],
    });
  });

  test('says where and why rules are broken, in the form that firebase-tools prints', async () => {
    const { status, errors = [] } = await runtime.load(0, everything('request.auth !='));
    expect(status).toBe('ok');
    expect(errors.map((error): unknown => JSON.parse(error))).toEqual([
      {
        description_: "Expected an expression, but found ';'.",
        sourcePosition_: { fileName_: 'storage.rules', line_: 3, column_: 57 },
      },
    ]);
  });

  test('warns of unknown names without refusing the rules', async () => {
    const { errors, warnings = [] } = await runtime.load(0, everything('nobody == 1'));
    expect(errors).toEqual([]);
    expect(warnings.join()).toContain('Invalid variable name: nobody.');
  });

  test('keeps the rules that worked when new ones are broken', async () => {
    await runtime.load(0, everything('true'));
    await runtime.load(1, everything('('));
    expect(await permits(2, 'get')).toBe(true);
  });

  test('holds several rulesets at once', async () => {
    await runtime.load(0, everything('true'), 'open');
    await runtime.load(1, everything('false'), 'closed');
    expect(await permits(2, 'get', { rulesetName: 'open' })).toBe(true);
    expect(await permits(3, 'get', { rulesetName: 'closed' })).toBe(false);
  });
});

describe('methods', () => {
  test.each([
    ['read', { get: true, list: true, create: false, update: false, delete: false }],
    ['write', { get: false, list: false, create: true, update: true, delete: true }],
    ['get', { get: true, list: false, create: false, update: false, delete: false }],
    ['list, delete', { get: false, list: true, create: false, update: false, delete: true }],
    ['create', { get: false, list: false, create: true, update: false, delete: false }],
    ['update', { get: false, list: false, create: false, update: true, delete: false }],
  ])('allow %s', async (methods, expected) => {
    await runtime.load(0, everything('true', methods));
    const answers: Record<string, boolean | undefined> = {};
    for (const [index, method] of Object.keys(expected).entries()) {
      answers[method] = await permits(index + 1, method);
    }
    expect(answers).toEqual(expected);
  });

  test.each([
    ['read', { read: true, write: false }],
    ['write', { read: false, write: true }],
    ['get, list', { read: false, write: false }],
    ['create, update, delete', { read: false, write: false }],
  ])('a request for a whole group, allow %s', async (methods, { read, write }) => {
    await runtime.load(0, everything('true', methods));
    expect(await permits(1, 'read')).toBe(read);
    expect(await permits(2, 'write')).toBe(write);
  });

  test('list is denied to version 1, everything else is not', async () => {
    const body = 'match /{file=**} { allow read, write; }';
    expect((await runtime.load(0, storage(body, ''))).result).toEqual({ rulesVersion: 1 });
    expect(await permits(1, 'list')).toBe(false);
    expect(await permits(2, 'get')).toBe(true);
  });
});

describe('variables', () => {
  const fields = {
    size: { int_value: 10 },
    contentType: { string_value: 'image/png' },
    timeCreated: { timestamp_value: '2026-01-02T03:04:05.678Z' },
    metadata: { map_value: { fields: { owner: { string_value: 'u1' } } } },
  };
  const variables = {
    resource: { null_value: null },
    request: {
      map_value: {
        fields: {
          path: { path_value: { segments: [{ simple: 'b' }, { simple: 'bucket' }] } },
          time: { timestamp_value: '2026-01-03T00:00:00Z' },
          auth: { map_value: { fields: { uid: { string_value: 'u1' } } } },
          resource: { map_value: { fields } },
        },
      },
    },
  };

  test.each([
    'request.resource.size < 5 * 1024 * 1024',
    "request.resource.contentType.matches('image/.*')",
    'request.resource.timeCreated < request.time',
    'request.resource.timeCreated.year() == 2026',
    'request.resource.metadata.owner == request.auth.uid',
    'resource == null',
    'request.path == /b/bucket',
    "bucket == 'bucket' && file == /photo.jpg",
  ])('%s', async (condition) => {
    await runtime.load(0, everything(condition));
    expect(await permits(1, 'create', { variables })).toBe(true);
  });

  test('an evaluation error denies and is told as a warning with its place', async () => {
    await runtime.load(0, everything('request.resource.nothing == 1'));
    expect(await runtime.ask(verifyMessage(1, { method: 'create', variables }))).toEqual({
      id: 1,
      status: 'ok',
      result: { permit: false },
      errors: [],
      warnings: ['storage.rules:3:59: Property nothing is undefined on object. (create)'],
    });
  });
});

describe('documents', () => {
  const document = (fields: object) => ({
    name: 'projects/p/databases/(default)/documents/x/y',
    fields,
  });

  test('are fetched under the id of the request', async () => {
    await runtime.load(0, everything(`firestore.get(${user('u1')}).data.admin`));
    expect(await runtime.ask(verifyMessage(1, { method: 'get' }))).toEqual({
      id: 1,
      server_request_id: 1,
      action: 'fetch_firestore_document',
      status: 'ok',
      context: { path: user('u1') },
    });
    const result = document({ admin: { booleanValue: true } });
    expect((await runtime.ask({ id: 1, status: 'ok', result })).result).toEqual({ permit: true });
  });

  test.each([
    ['firestore.get(PATH).data.admin', false],
    ['firestore.get(PATH).data.admin || true', true],
    ['firestore.exists(PATH)', false],
    ['!firestore.exists(PATH)', true],
  ])('that do not exist: %s', async (condition, expected) => {
    await runtime.load(0, everything(condition.replace('PATH', user('u1'))));
    await runtime.ask(verifyMessage(1, { method: 'get' }));
    const reply = await runtime.ask({ id: 1, status: 'not_found' });
    expect(reply.result).toEqual({ permit: expected });
  });

  test('are asked for once, in order, and only when they are needed', async () => {
    const both = `firestore.exists(${user('a')}) && firestore.get(${user('a')}).data.n == 1`;
    const never = `firestore.exists(${user('never')})`;
    await runtime.load(0, everything(`${both} && firestore.exists(${user('b')}) || ${never}`));
    const first = await runtime.ask(verifyMessage(1, { method: 'get' }));
    const result = document({ n: { integerValue: '1' } });
    const second = await runtime.ask({ id: 1, status: 'ok', result });
    const last = await runtime.ask({ id: 1, status: 'ok', result });
    expect([first.context?.path, second.context?.path]).toEqual([user('a'), user('b')]);
    expect(last.result).toEqual({ permit: true });
  });

  test('keep an address of their own whatever a name holds', async () => {
    await runtime.load(0, everything(`firestore.exists(${user("$('a?b#c d%')")})`));
    const { context } = await runtime.ask(verifyMessage(1, { method: 'get' }));
    expect(context?.path).toBe(user('a%3Fb%23c%20d%25'));
  });

  test.each(["$('a/b')", "$('..')", "$('.')"])('cannot be named %s', async (name) => {
    await runtime.load(0, everything(`!firestore.exists(${user(name)})`));
    expect(await permits(1, 'get')).toBe(true);
  });

  const absent = (name: string) => `!firestore.exists(${user(name)})`;

  async function readDocuments(rules: string) {
    await runtime.load(0, rules);
    let reply = await runtime.ask(verifyMessage(1, { method: 'get' }));
    const fetched: (string | undefined)[] = [];
    while (reply.action === 'fetch_firestore_document') {
      fetched.push(reply.context?.path.split('/').at(-1));
      reply = await runtime.ask({ id: 1, status: 'not_found' });
    }
    return { fetched, permit: reply.result?.permit, warnings: reply.warnings ?? [] };
  }

  test('are limited to two a request, of which each is fetched once', async () => {
    const condition = ['a', 'b', 'a', 'b'].map(absent).join(' && ');
    expect(await readDocuments(everything(condition))).toEqual({
      fetched: ['a', 'b'],
      permit: true,
      warnings: [],
    });
  });

  test.each([
    ['in one condition', everything(['a', 'b', 'c'].map(absent).join(' && '))],
    [
      'though another operand would decide',
      everything(`${absent('a')} && ${absent('b')} && (${absent('c')} || true)`),
    ],
    [
      'in two conditions, though a third one asks for none',
      `service firebase.storage { match /{all=**} {
        allow get: if !(${absent('a')}) || !(${absent('b')});
        allow get: if !(${absent('c')});
        allow get;
      } }`,
    ],
  ])('the third denies the request: %s', async (_, rules) => {
    const { fetched, permit, warnings } = await readDocuments(rules);
    expect(fetched).toEqual(['a', 'b']);
    expect(permit).toBe(false);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^storage\.rules:\d+:\d+: A request may read 2 Firestore documents, and .*\/users\/c is one more\. \(get\)$/,
      ),
    ]);
  });

  test('of many requests arrive in any order', async () => {
    const path = user('$(request.auth.uid)');
    await runtime.load(0, everything(`firestore.get(${path}).data.n == int(request.auth.uid)`));
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    const ask = (id: number) => {
      const auth = { map_value: { fields: { uid: { string_value: String(id) } } } };
      const variables = { request: { map_value: { fields: { auth } } } };
      return runtime.ask(verifyMessage(id, { method: 'get', variables }));
    };
    const fetches = await Promise.all(ids.map(ask));
    const answers = fetches.reverse().map(({ id, context }) => {
      const name = Number(context?.path.split('/').at(-1));
      const value = Number(id) % 2 === 0 ? name : -1;
      const result = document({ n: { integerValue: String(value) } });
      return runtime.ask({ id, status: 'ok', result });
    });
    for (const { id, result } of await Promise.all(answers)) {
      expect(result?.permit, `request ${String(id)}`).toBe(Number(id) % 2 === 0);
    }
  });
});

describe('messages that make no sense', () => {
  test.each([
    ['an unknown action', { action: 'dance' }],
    ['no action and no fetch under way', { status: 'ok' }],
    ['a ruleset that is not loaded', { action: 'verify', context: { rulesetName: 'no' } }],
    ['no context', { action: 'verify' }],
    ['a load without files', { action: 'load_ruleset', context: { rulesetName: 'x' } }],
    ['files that are no list', { action: 'load_ruleset', context: { source: { files: 1 } } }],
  ])('%s: an error comes back', async (_, message) => {
    const { status, errors } = await runtime.ask({ id: 'x', ...message });
    expect(status).toBe('ok');
    expect(errors).toHaveLength(1);
  });

  test('an unknown method is refused', async () => {
    await runtime.load(0, everything('true'));
    const reply = await runtime.ask(verifyMessage(1, { method: 'peek' }));
    expect(reply.result).toEqual({ permit: false });
    expect(reply.errors).toHaveLength(1);
  });

  test('lines that are no messages are passed over', async () => {
    const before = runtime.replies.length;
    runtime.write('\n\n{"id":\nnull\n[]\n"text"\n{}\n\u0000\ufffd\n{"id":null}\n');
    expect((await runtime.load(5, everything('true'))).id).toBe(5);
    expect(runtime.replies.slice(before).map(({ id }) => id)).toEqual([5]);
  });

  test('a message may arrive in pieces', async () => {
    const reply = runtime.next('æ');
    const bytes = Buffer.from('{"id":"æ","action":"dance"}\n');
    for (const byte of bytes) runtime.child.stdin.write(Uint8Array.of(byte));
    expect((await reply).errors).toHaveLength(1);
  });
});
