import { expect, test } from 'vitest';
import { useServer } from '../support/server.ts';
import { tokenOf } from '../support/token.ts';
import { Wire } from '../support/wire.ts';

const server = useServer();

type Order = readonly [action: string, path: string, value?: unknown];

/** Returns the data of a namespace after a connection with these orders has ended. */
async function leave(namespace: string, orders: readonly Order[]): Promise<unknown> {
  const wire = new Wire(server.port(), namespace);
  await wire.greeting();
  await wire.ask('p', { p: '/data', d: { a: { x: 1, y: 2 }, b: 3 } });
  for (const [a, path, d] of orders) await wire.ask(a, { p: `/data${path}`, d });
  // Orders are carried out one after the other: when this one shows, all have been.
  await wire.ask('o', { p: '/left', d: true });
  await wire.close();
  const isLeft = async () => (await server.request(`/left.json?ns=${namespace}`)).json;
  await expect.poll(isLeft).toBe(true);
  return (await server.request(`/data.json?ns=${namespace}&format=export`)).json;
}

test.each<[string, readonly Order[], unknown]>([
  ['set', [['o', '/a/x', 9]], { a: { x: 9, y: 2 }, b: 3 }],
  ['remove', [['o', '/a', null]], { b: 3 }],
  [
    'set with a priority',
    [['o', '/b', { '.value': 1, '.priority': 2 }]],
    { a: { x: 1, y: 2 }, b: { '.value': 1, '.priority': 2 } },
  ],
  ['update', [['om', '/', { 'a/x': null, b: 4 }]], { a: { y: 2 }, b: 4 }],
  ['increment', [['o', '/b', { '.sv': { increment: 1 } }]], { a: { x: 1, y: 2 }, b: 4 }],
  [
    'cancel',
    [
      ['o', '/b', 9],
      ['oc', '/b'],
    ],
    { a: { x: 1, y: 2 }, b: 3 },
  ],
  [
    'cancel above',
    [
      ['o', '/a/x', 9],
      ['o', '/b', 9],
      ['oc', '/a'],
    ],
    { a: { x: 1, y: 2 }, b: 9 },
  ],
  [
    'cancel below',
    [
      ['o', '/a', { z: 1 }],
      ['oc', '/a/x'],
    ],
    { a: { z: 1 }, b: 3 },
  ],
  [
    'cancel a part of an update',
    [
      ['om', '/', { 'a/x': 9, b: 9 }],
      ['oc', '/a'],
    ],
    { a: { x: 1, y: 2 }, b: 9 },
  ],
  [
    'the later one',
    [
      ['o', '/b', 8],
      ['o', '/b', 9],
    ],
    { a: { x: 1, y: 2 }, b: 9 },
  ],
  [
    'one inside another',
    [
      ['o', '/a', { z: 1 }],
      ['o', '/a/w', 2],
    ],
    { a: { z: 1, w: 2 }, b: 3 },
  ],
  [
    'one around another',
    [
      ['o', '/a/w', 2],
      ['o', '/a', { z: 1 }],
    ],
    { a: { z: 1 }, b: 3 },
  ],
])('%s', async (name, orders, expected) => {
  const namespace = `left-${name.replaceAll(' ', '-')}`;
  expect(await leave(namespace, orders)).toEqual(expected);
});

test('the time is that of the disconnect', async () => {
  const before = Date.now();
  await leave('time', [['o', '/t', { '.sv': 'timestamp' }]]);
  const { json } = await server.request('/data/t.json?ns=time');
  expect(Number(json)).toBeGreaterThanOrEqual(before);
});

test('rules decide at once and again at the end, in the name of who asked', async () => {
  const own = { $uid: { '.write': 'auth.uid == $uid && root.child("open").val() == true' } };
  await server.setRules('rules', own);
  await server.request('/open.json?ns=rules', { method: 'PUT', body: 'true' });
  const wire = new Wire(server.port(), 'rules');
  await wire.greeting();
  const order = { p: '/ann', d: 'gone' };
  expect(await wire.ask('o', order)).toMatchObject({ s: 'permission_denied' });
  await wire.ask('auth', { cred: tokenOf('ann') });
  expect(await wire.ask('o', order)).toMatchObject({ s: 'ok' });
  await wire.ask('unauth');
  await wire.close();
  await expect.poll(async () => (await server.request('/ann.json?ns=rules')).json).toBe('gone');

  const second = new Wire(server.port(), 'rules');
  await second.greeting();
  await second.ask('auth', { cred: tokenOf('bob') });
  expect(await second.ask('o', { p: '/bob', d: 'gone' })).toMatchObject({ s: 'ok' });
  await second.ask('gauth', { cred: 'owner' });
  await second.ask('o', { p: '/left', d: true });
  await server.request('/open.json?ns=rules', { method: 'PUT', body: 'false' });
  await second.close();
  await expect.poll(async () => (await server.request('/left.json?ns=rules')).json).toBe(true);
  expect((await server.request('/bob.json?ns=rules')).json).toBe(null);
});

test('a client that comes back ends its old session first', async () => {
  const wire = new Wire(server.port(), 'back');
  const { s } = await wire.greeting();
  await wire.ask('o', { p: '/here', d: 'gone' });
  const next = new Wire(server.port(), 'back', `&ls=${String(s)}`);
  await next.greeting();
  expect(await next.ask('g', { p: '/here' })).toEqual({ s: 'ok', d: 'gone' });
  await wire.closed;
  await next.close();
});
