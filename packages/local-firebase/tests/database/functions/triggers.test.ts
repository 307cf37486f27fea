import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, ANONYMOUS } from '../../../src/database/core/access.ts';
import { buildMerge } from '../../../src/database/core/buildWrites.ts';
import { deltaOf } from '../../../src/database/functions/deltaOf.ts';
import { postEvent } from '../../../src/database/functions/postEvent.ts';
import { TriggerRegistry } from '../../../src/database/functions/triggerRegistry.ts';
import { applyWrites } from '../../../src/database/tree/applyWrites.ts';
import { NOW, tree } from '../support/tree.ts';

const ROOT = tree({ users: { ann: { name: 'Ann', age: 3 }, bob: { name: 'Bob' } }, other: 1 });

function commitOf(values: Record<string, unknown>, firesTriggers = true) {
  const { writes } = buildMerge({ root: ROOT, path: '', values, now: NOW });
  return { before: ROOT, after: applyWrites(ROOT, writes), writes, firesTriggers };
}

function describeTrigger(event: string, path: string, more = {}) {
  const name = `projects/demo/locations/us-central1/triggers/us-central1-hook-0`;
  return { name, path, event, topic: 'projects/demo/topics/hook', ...more };
}

/** What a trigger is told of a change. */
function fire(description: unknown, values: Record<string, unknown>, access = ANONYMOUS) {
  const told: Record<string, unknown>[] = [];
  const registry = new TriggerRegistry((_, body) => told.push(body));
  expect(registry.add(description, 'shop')).toBe(true);
  registry.fire(commitOf(values), 'shop', access);
  return told;
}

const V2 = 'google.firebase.database.ref.v1.';
const V1 = 'providers/google.firebase.database/eventTypes/ref.';

describe('which changes concern a trigger', () => {
  const MIXED = { 'users/cid': 1, 'users/bob': null, 'users/ann': 1 };

  test.each([
    ['written users/{uid}', { 'users/ann/age': 4 }, ['users/ann']],
    ['written /users/{uid}/name', { 'users/ann/age': 4 }, []],
    [
      'written users/{uid}/name',
      { users: { cid: { name: 'C' } } },
      ['users/ann/name', 'users/bob/name', 'users/cid/name'],
    ],
    ['created users/{uid}', MIXED, ['users/cid']],
    ['updated users/{uid}', MIXED, ['users/ann']],
    ['deleted users/{uid}', MIXED, ['users/bob']],
    ['written users/ann/age', { 'users/ann/age': 3 }, []],
    ['written users/ann', { users: null }, ['users/ann']],
    ['written *', { 'users/ann/age': 4, other: 2 }, ['users', 'other']],
    ['written users/{uid=*}', { 'users/bob/x': 4 }, ['users/bob']],
  ])('%s of %j: %j', (trigger, values, expected) => {
    const [event = '', path = ''] = trigger.split(' ');
    const told = fire(describeTrigger(`${V2}${event}`, path), values);
    expect(told.map(({ ref }) => ref)).toEqual(expected);
  });

  test.each([
    ['shop', 1],
    ['*', 1],
    ['sh*', 1],
    ['{db}', 1],
    ['market', 0],
    ['sho', 0],
  ])('in databases named %s', (namespacePattern, count) => {
    const trigger = describeTrigger(`${V2}written`, 'other', { namespacePattern });
    expect(fire(trigger, { other: 2 })).toHaveLength(count);
  });

  test('an import concerns nobody', () => {
    const told: unknown[] = [];
    const registry = new TriggerRegistry((_, body) => told.push(body));
    registry.add(describeTrigger(`${V2}written`, 'other'), 'shop');
    registry.fire(commitOf({ other: 2 }, false), 'shop', ADMIN);
    expect(told).toEqual([]);
  });

  test.each([null, 5, {}, { name: 'x' }, { name: 'a/b', path: 5, event: 'e' }])(
    '%j is no trigger',
    (description) => {
      expect(new TriggerRegistry(() => undefined).add(description, 'shop')).toBe(false);
    },
  );
});

describe('what a trigger is told', () => {
  test('a CloudEvent', () => {
    const access = { ...ANONYMOUS, auth: { uid: 'ann' } };
    const [event] = fire(
      describeTrigger(`${V2}updated`, 'users/{uid}'),
      { 'users/ann/age': 4 },
      access,
    );
    expect(event).toMatchObject({
      specversion: '1.0',
      type: `${V2}updated`,
      subject: 'refs/users/ann',
      instance: 'shop',
      ref: 'users/ann',
      firebasedatabasehost: 'firebaseio.com',
      location: 'us-central1',
      authtype: 'app_user',
      authid: 'ann',
      data: { data: { name: 'Ann', age: 3 }, delta: { age: 4 } },
    });
  });

  test('the event of a first-generation function', () => {
    const [event] = fire(
      describeTrigger(`${V1}write`, '/users/{uid}'),
      { 'users/cid': { n: 1 } },
      ADMIN,
    );
    expect(event).toMatchObject({
      data: { data: null, delta: { n: 1 } },
      context: {
        eventType: `${V1}write`,
        resource: 'projects/_/instances/shop/refs/users/cid',
        params: { uid: 'cid' },
        authType: 'ADMIN',
      },
    });
  });

  test.each([
    [null, { a: [1] }, { a: { 0: 1 } }],
    [
      { a: 1, b: 2 },
      { a: 1, c: 3 },
      { b: null, c: 3 },
    ],
    [{ a: { x: 1, y: 2 } }, { a: { x: 1 } }, { a: { y: null } }],
    [{ a: 1 }, 5, 5],
    [5, { a: 1 }, { a: 1 }],
    [{ a: 1 }, null, null],
  ])('the delta from %j to %j is %j', (before, after, expected) => {
    expect(deltaOf(tree(before), tree(after))).toEqual(expected);
  });
});

describe('delivery', () => {
  const received: { url: string | undefined; body: unknown }[] = [];
  const functions = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(404).end();
    });
  });
  let port = 0;
  beforeAll(async () => {
    functions.listen(0, '127.0.0.1');
    await once(functions, 'listening');
    const address = functions.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => {
    functions.close();
  });

  test('goes to the address of the function', async () => {
    const registry = new TriggerRegistry(postEvent({ host: '127.0.0.1', port }));
    registry.add(describeTrigger(`${V2}written`, 'other'), 'shop');
    registry.fire(commitOf({ other: 2 }), 'shop', ADMIN);
    await expect
      .poll(() => received)
      .toMatchObject([
        { url: '/functions/projects/demo/triggers/us-central1-hook-0', body: { ref: 'other' } },
      ]);
  });
});
