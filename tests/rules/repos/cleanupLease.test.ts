import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { startRules } from '../support/environment.ts';
import { freshId, putPastRules } from '../support/firestore.ts';
import { connectSite, createAccount } from './connection.ts';

connectSite();
const auth = await import('#src/data/auth/session.ts');
const lease = await import('#src/data/repos/system/cleanupLease.ts');

let environment: RulesTestEnvironment;
const run = freshId('lease').toLowerCase();
const password = 'Demo1234!';
const admin = { email: `${run}.admin@jerslevfoto.example`, password };
const customer = { email: `${run}.kunde@jerslevfoto.example`, password };

beforeAll(async () => {
  environment = await startRules(['firestore']);
  await createAccount({ ...admin, claims: { admin: true } });
  await createAccount(customer);
});
beforeEach(async () => {
  await auth.signIn({ ...admin, remember: false });
  await putPastRules(environment, { [documents.cleanupLease.build()]: null });
});
afterAll(async () => {
  await auth.signOut();
  await environment.cleanup();
});

describe('the lease of the cleanup', () => {
  test('is taken by one browser at a time, and prolonged by the same', async () => {
    expect(await lease.take('one', new Date())).toBeDefined();
    expect(await lease.take('other', new Date())).toBeUndefined();
    expect(await lease.take('one', new Date())).toBeDefined();
  });

  test('is free again as soon as it is given back, by whoever holds it', async () => {
    await lease.take('one', new Date());
    await lease.release('other', new Date());
    expect(await lease.take('other', new Date())).toBeUndefined();
    await lease.release('one', new Date(Date.now() - 1000));
    expect(await lease.take('other', new Date())).toBeDefined();
  });

  test('keeps when it was cleaned last, whoever cleans then', async () => {
    const [passAt, fullPassAt] = [new Date('2026-06-06'), new Date('2026-06-05')];
    const first = await lease.take('one', new Date());
    expect(first?.passAt ?? first?.fullPassAt).toBeUndefined();
    await lease.release('one', new Date(Date.now() - 1000), { passAt, fullPassAt });
    expect(await lease.take('other', new Date())).toMatchObject({ passAt, fullPassAt });
    await lease.release('other', new Date(Date.now() - 1000));
    expect(await lease.take('one', new Date())).toMatchObject({ passAt, fullPassAt });
  });
});
