import { describe, expect, test } from 'vitest';
import { hashNode } from '../../../src/database/tree/compare.ts';
import { useServer } from '../support/server.ts';
import { token, tokenOf } from '../support/token.ts';
import { tree } from '../support/tree.ts';
import { Wire } from '../support/wire.ts';

const server = useServer();
const OK = { s: 'ok', d: '' };
const DENIED = { s: 'permission_denied', d: 'Permission denied' };

async function connect(namespace: string, more = ''): Promise<Wire> {
  const wire = new Wire(server.port(), namespace, more);
  await wire.greeting();
  return wire;
}

describe('connections', () => {
  test('begin with a greeting', async () => {
    const wire = new Wire(server.port());
    const hello = await wire.greeting();
    expect(hello).toMatchObject({ v: '5', h: `127.0.0.1:${server.port()}` });
    expect(Math.abs(Number(hello['ts']) - Date.now())).toBeLessThan(1000);
    expect(hello['s']).toMatch(/^\S{10,}$/);
    await wire.close();
  });

  test('answer pings and requests they do not know', async () => {
    const wire = await connect('pings');
    wire.send({ t: 'c', d: { t: 'p', d: {} } });
    await wire.control('o');
    wire.sendRaw('0');
    expect(await wire.ask('s', { c: { 'sdk.js.1': 1 } })).toEqual(OK);
    expect(await wire.ask('nonsense')).toMatchObject({ s: 'unknown_action' });
    expect(await wire.ask('p')).toMatchObject({ s: 'invalid_data' });
    await wire.close();
  });

  test('that send no JSON are closed', async () => {
    const wire = await connect('no-json');
    wire.sendRaw('{nonsense');
    await wire.closed;
  });

  test('see only their own namespace', async () => {
    const [one, two] = await Promise.all([connect('one'), connect('two')]);
    await one.ask('p', { p: '/a', d: 1 });
    expect(await two.ask('g', { p: '/a', q: {} })).toEqual({ s: 'ok', d: null });
    await Promise.all([one.close(), two.close()]);
  });
});

describe('listens', () => {
  test('get their data before the answer, and changes before the answer to the writer', async () => {
    const wire = await connect('order');
    await wire.ask('p', { p: '/a', d: { x: 1 } });
    await wire.ask('q', { p: '/a', h: '' });
    expect(wire.pushed).toEqual([['d', { p: 'a', d: { x: 1 } }]]);
    await wire.ask('p', { p: '/a/x', d: 2 });
    await wire.ask('m', { p: '/a', d: { x: 3, y: 4 } });
    await wire.ask('n', { p: '/a' });
    await wire.ask('p', { p: '/a/x', d: 5 });
    expect(wire.pushed.slice(1)).toEqual([
      ['d', { p: 'a/x', d: 2 }],
      ['m', { p: 'a', d: { x: 3, y: 4 } }],
    ]);
    await wire.close();
  });

  test('send nothing to whom knows it already', async () => {
    const wire = await connect('hashes');
    await wire.ask('p', { p: '/a', d: true });
    await wire.ask('q', { p: '/a', h: hashNode(tree(true)) });
    await wire.ask('q', { p: '/none', h: '' });
    expect(wire.pushed).toEqual([]);
    await wire.close();
  });

  test('with a tag show their window only', async () => {
    const wire = await connect('tags');
    await wire.ask('p', { p: '/l', d: { a: 1, b: 2, c: 3 } });
    const query = { p: '/l', q: { i: '.key', l: 2, vf: 'r' }, t: 7 };
    expect(await wire.ask('q', { ...query, h: '' })).toEqual({ s: 'ok', d: {} });
    await wire.ask('p', { p: '/l/a', d: 9 });
    await wire.ask('p', { p: '/l/d', d: 4 });
    await wire.ask('n', query);
    await wire.ask('p', { p: '/l/e', d: 5 });
    expect(wire.pushed).toEqual([
      ['d', { p: 'l', d: { b: 2, c: 3 }, t: 7 }],
      ['d', { p: 'l', d: { c: 3, d: 4 }, t: 7 }],
    ]);
    await wire.close();
  });

  test('without an index are warned; single reads are refused', async () => {
    const wire = await connect('indexes');
    await server.setRules('indexes', {
      '.read': true,
      $any: { '.indexOn': ['n', 'a/b', '.value'] },
    });
    const ask = (i: string, t: number) => wire.ask('q', { p: '/x', q: { i, l: 1 }, t, h: '' });
    const ok = { s: 'ok', d: {} };
    expect(await ask('m', 1)).toEqual({ s: 'ok', d: { w: ['no_index'] } });
    expect(
      await Promise.all([ask('n', 2), ask('a/b', 3), ask('.value', 4), ask('.key', 5)]),
    ).toEqual([ok, ok, ok, ok]);
    expect(await wire.ask('g', { p: '/x', q: { i: 'm' } })).toEqual({
      s: 'failed',
      d: 'Index not defined, add ".indexOn": "m", for path "/x", to the rules',
    });
    await wire.close();
  });

  test('are revoked when the rules or the user change', async () => {
    const wire = await connect('revoked');
    await server.setRules('revoked', { '.read': 'auth != null' });
    expect(await wire.ask('q', { p: '/a', h: '' })).toEqual(DENIED);
    expect(await wire.ask('auth', { cred: tokenOf('ann') })).toMatchObject({ s: 'ok' });
    const query = { i: '.key', l: 1, vf: 'l' };
    await wire.ask('q', { p: '/a', h: '' });
    await wire.ask('q', { p: '/b', q: query, t: 1, h: '' });
    await wire.ask('unauth');
    expect(wire.pushed).toEqual([
      ['c', { p: 'a' }],
      ['c', { p: 'b', q: [query] }],
    ]);
    await wire.ask('auth', { cred: tokenOf('bob') });
    await wire.ask('q', { p: '/a', h: '' });
    await server.setRules('revoked', { '.read': 'auth.uid == "ann"' });
    expect(await wire.push('c')).toEqual({ p: 'a' });
    await wire.close();
  });
});

describe('transactions', () => {
  test('are done on the state they started from, else not', async () => {
    const wire = await connect('transactions');
    expect(await wire.ask('p', { p: '/n', d: true, h: '' })).toEqual(OK);
    expect(await wire.ask('p', { p: '/n', d: 2, h: '' })).toMatchObject({ s: 'datastale' });
    const hash = hashNode(tree(true));
    expect(await wire.ask('p', { p: '/n', d: 2, h: hash })).toEqual(OK);
    await wire.close();
  });
});

describe('credentials', () => {
  test('name the user and when they run out', async () => {
    const wire = await connect('credentials');
    const expires = Math.floor(Date.now() / 1000) + 60;
    const claims = { sub: 'ann', aud: 'demo', exp: expires };
    const auth = { uid: 'ann', provider: 'custom', token: claims };
    expect(await wire.ask('auth', { cred: token(claims) })).toEqual({
      s: 'ok',
      d: { auth, expires },
    });
    expect(await wire.ask('auth', { cred: 'x.y.z' })).toMatchObject({ s: 'invalid_token' });
    expect(await wire.ask('auth', { cred: tokenOf('ann', -1) })).toMatchObject({
      s: 'expired_token',
    });
    await wire.close();
  });

  test('run out while connected', async () => {
    const wire = await connect('expiry');
    await wire.ask('auth', { cred: tokenOf('ann', 1) });
    expect(await wire.push('ac')).toMatchObject({ s: 'expired_token' });
    await wire.close();
  });

  test('of the owner pass every rule, unless judged as somebody', async () => {
    await server.setRules('owner', { '.write': 'auth.uid == "ann"' });
    const wire = await connect('owner');
    const write = () => wire.ask('p', { p: '/a', d: 1 });
    expect(await write()).toEqual(DENIED);
    await wire.ask('gauth', { cred: 'owner' });
    expect(await write()).toEqual(OK);
    await wire.ask('gauth', { cred: 'owner', authvar: { uid: 'bob' } });
    expect(await write()).toEqual(DENIED);
    await wire.ask('gauth', { cred: 'owner', authvar: { uid: 'ann' } });
    expect(await write()).toEqual(OK);
    await wire.ask('gauth', { cred: 'owner', noauth: true });
    expect(await write()).toEqual(DENIED);
    expect(await wire.ask('gauth', { cred: 'somebody' })).toMatchObject({ s: 'invalid_token' });
    await wire.close();
  });
});

describe('frames', () => {
  test('carry long messages both ways', async () => {
    const wire = await connect('frames');
    const text = '"blå"'.repeat(50_000);
    expect(await wire.ask('p', { p: '/long', d: text })).toEqual(OK);
    expect(await wire.ask('g', { p: '/long' })).toEqual({ s: 'ok', d: text });
    await wire.close();
  });
});
