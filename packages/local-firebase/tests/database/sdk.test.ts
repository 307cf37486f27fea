import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  child,
  connectDatabaseEmulator,
  endAt,
  equalTo,
  get,
  getDatabase,
  goOffline,
  goOnline,
  increment,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildRemoved,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  push,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  startAfter,
  startAt,
  update,
  type Database,
  type QueryConstraint,
} from 'firebase/database';
import { afterEach, describe, expect, test } from 'vitest';
import { useServer } from './support/server.ts';

const server = useServer();
const apps: FirebaseApp[] = [];

/** A client of its own, signed in or not. */
function client(namespace: string, uid?: string): Database {
  const url = `http://127.0.0.1:${server.port()}?ns=${namespace}`;
  const app = initializeApp({ projectId: 'demo', databaseURL: url }, `app${apps.length}`);
  apps.push(app);
  const database = getDatabase(app);
  const options = uid === undefined ? {} : { mockUserToken: { sub: uid } };
  connectDatabaseEmulator(database, '127.0.0.1', server.port(), options);
  return database;
}

afterEach(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  apps.length = 0;
});

async function keysOf(database: Database, path: string, constraints: QueryConstraint[]) {
  const keys: (string | null)[] = [];
  (await get(query(ref(database, path), ...constraints))).forEach((entry) => {
    keys.push(entry.key);
  });
  return keys.join('');
}

describe('the web SDK', () => {
  test('writes and reads every kind of value', async () => {
    const database = client('values');
    const value = { text: 'æ', no: false, half: 0.5, list: [1, 2], nested: { a: { b: true } } };
    await set(ref(database, 'v'), value);
    expect((await get(ref(client('values'), 'v'))).val()).toEqual(value);
    await update(ref(database, 'v'), { 'nested/a/b': null, text: 'ø' });
    expect((await get(ref(database, 'v'))).val()).toEqual({
      text: 'ø',
      no: false,
      half: 0.5,
      list: [1, 2],
    });
    await remove(ref(database, 'v'));
    expect((await get(ref(database, 'v'))).exists()).toBe(false);
  });

  test('hears what another client writes', async () => {
    const [writer, reader] = [client('hears'), client('hears')];
    const heard: unknown[] = [];
    onValue(ref(reader, 'a'), (snapshot) => heard.push(snapshot.val()));
    await expect.poll(() => heard).toEqual([null]);
    await set(ref(writer, 'a'), { x: 1 });
    await set(ref(writer, 'a/x'), 2);
    await update(ref(writer, 'a'), { x: 3, y: 4 });
    await remove(ref(writer));
    await expect.poll(() => heard).toEqual([null, { x: 1 }, { x: 2 }, { x: 3, y: 4 }, null]);
  });

  test('keeps a window over a list', async () => {
    const [writer, reader] = [client('window'), client('window')];
    await server.setRules('window', { '.read': true, '.write': true, l: { '.indexOn': 'n' } });
    const log: string[] = [];
    const last = query(ref(reader, 'l'), orderByChild('n'), limitToLast(2));
    onChildAdded(last, ({ key }) => log.push(`+${String(key)}`));
    onChildRemoved(last, ({ key }) => log.push(`-${String(key)}`));
    await get(ref(reader, 'l'));
    for (const [key, n] of [
      ['a', 1],
      ['b', 3],
      ['c', 2],
      ['d', 0],
    ] as const) {
      await set(ref(writer, `l/${key}`), { n });
    }
    await remove(ref(writer, 'l/b'));
    await expect.poll(() => log).toEqual(['+a', '+b', '-a', '+c', '-b', '+a']);
  });

  test.each<[string, QueryConstraint[], string]>([
    ['by key', [orderByKey(), startAt('b'), endAt('c')], 'bc'],
    ['after a key', [orderByKey(), startAfter('b')], 'cd'],
    ['by child', [orderByChild('n')], 'dbac'],
    ['by child from', [orderByChild('n'), startAt(2)], 'ac'],
    ['by child after', [orderByChild('n'), startAfter(2)], 'c'],
    ['by child after a key', [orderByChild('n'), startAfter(1, 'b')], 'ac'],
    ['by child equal', [orderByChild('n'), equalTo(2)], 'a'],
    ['first by child', [orderByChild('n'), limitToFirst(2)], 'db'],
    ['by priority', [orderByPriority(), startAt(1)], 'ba'],
  ])('queries %s', async (name, constraints, expected) => {
    const database = client(`query-${name.replaceAll(' ', '-')}`);
    const rules = { '.read': true, '.write': true, l: { '.indexOn': ['n', '.value'] } };
    await server.setRules(`query-${name.replaceAll(' ', '-')}`, rules);
    await set(ref(database, 'l'), {
      a: { n: 2, '.priority': 2 },
      b: { n: 1, '.priority': 1 },
      c: { n: 3 },
      d: { x: 1 },
    });
    expect(await keysOf(database, 'l', constraints)).toBe(expected);
  });

  test('queries by value', async () => {
    const database = client('by-value');
    await server.setRules('by-value', { '.read': true, '.write': true, '.indexOn': '.value' });
    await set(ref(database), { a: 2, b: 1, c: 'z', d: true });
    expect(await keysOf(database, '/', [orderByValue(), limitToLast(2)])).toBe('ac');
    expect(await keysOf(database, '/', [orderByValue(), endAt(1)])).toBe('db');
  });

  test('counts in transactions and increments, both at once', async () => {
    const clients = [client('race'), client('race'), client('race')];
    const jobs = clients.flatMap((database) => [
      ...Array.from({ length: 5 }, () =>
        runTransaction(ref(database, 'n'), (count: number | null) => (count ?? 0) + 1),
      ),
      set(ref(database, 'm'), increment(2)),
    ]);
    await Promise.all(jobs);
    expect((await get(ref(client('race')))).val()).toEqual({ n: 15, m: 6 });
  });

  test('a transaction on deep data with priorities agrees about its hash', async () => {
    const [one, two] = [client('deep'), client('deep')];
    await setWithPriority(ref(one, 'd'), { a: { b: 1.5, c: 'é' }, 10: true, 9: false }, 'p');
    await setPriority(ref(one, 'd/a'), 3);
    const result = await runTransaction(ref(two, 'd/a/b'), (value: number | null) =>
      value === null ? null : value + 1,
    );
    expect(result.committed && result.snapshot.val()).toBe(2.5);
    const whole = await runTransaction(ref(two, 'd'), (value: unknown) => ({ was: value }));
    expect(whole.committed).toBe(true);
    expect((await get(ref(two, 'd/was/a/c'))).val()).toBe('é');
  });

  test('gets the time of the server', async () => {
    const database = client('time');
    await set(ref(database, 't'), serverTimestamp());
    const time = Number((await get(ref(client('time'), 't'))).val());
    expect(Math.abs(time - Date.now())).toBeLessThan(5000);
    const offset = await get(ref(database, '.info/serverTimeOffset')).catch(() => null);
    expect(offset === null || Math.abs(Number(offset.val())) < 5000).toBe(true);
  });

  test('leaves something behind when it goes', async () => {
    const [here, there] = [client('presence'), client('presence')];
    await set(ref(here, 'online/ann'), true);
    await onDisconnect(ref(here, 'online/ann')).remove();
    await onDisconnect(ref(here, 'seen/ann')).set(serverTimestamp());
    await onDisconnect(ref(here, 'seen')).update({ bob: 1 });
    await onDisconnect(ref(here, 'kept')).setWithPriority('x', 1);
    await onDisconnect(ref(here, 'kept')).cancel();
    goOffline(here);
    const state = async (): Promise<unknown> => (await get(ref(there))).val();
    await expect.poll(state).toEqual({ seen: { ann: expect.any(Number) as unknown, bob: 1 } });
    goOnline(here);
    expect((await get(child(ref(here), 'seen/bob'))).val()).toBe(1);
  });

  test('carries long texts and many children', async () => {
    const database = client('long');
    const many = Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => [`k${index}`, 'å'.repeat(50)]),
    );
    await set(ref(database, 'many'), many);
    expect((await get(ref(client('long'), 'many'))).val()).toEqual(many);
  });

  test('is held to the rules', async () => {
    await server.setRules('rules', {
      $uid: { '.read': 'auth.uid == $uid', '.write': 'auth.uid == $uid' },
    });
    const [ann, nobody] = [client('rules', 'ann'), client('rules')];
    await set(ref(ann, 'ann/list'), null);
    await push(ref(ann, 'ann/list'), 1);
    await expect(set(ref(ann, 'bob'), 1)).rejects.toThrow('PERMISSION_DENIED');
    await expect(get(ref(nobody, 'ann'))).rejects.toThrow('Permission denied');
    const error = await new Promise<Error>((resolve) => {
      onValue(ref(nobody, 'ann'), () => undefined, resolve);
    });
    expect(error.message).toContain('permission_denied at /ann');
  });

  test.each([
    ['read', { '.read': false, '.write': true }],
    ['written', { '.read': true, '.write': false }],
  ])('gives up a transaction at once on what may not be %s', async (_, rules) => {
    await server.setRules('denied', rules);
    await server.request('/n.json?ns=denied', { method: 'PUT', body: '5' });
    let tries = 0;
    const count = runTransaction(ref(client('denied'), 'n'), (value: number | null) => {
      tries += 1;
      return (value ?? 0) + 1;
    });
    await expect(count).rejects.toThrow('permission_denied');
    expect(tries).toBeLessThanOrEqual(2);
    expect((await server.request('/n.json?ns=denied')).json).toBe(5);
  });
});
