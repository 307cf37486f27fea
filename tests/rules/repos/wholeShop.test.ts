import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRules } from '../support/environment.ts';
import { freshId } from '../support/firestore.ts';
import { connectSite, createAccount } from './connection.ts';

connectSite();
const auth = await import('#src/data/auth/session.ts');
const wholeShop = await import('#src/data/repos/system/wholeShop.ts');

let environment: RulesTestEnvironment;
const admin = {
  email: `${freshId('alt').toLowerCase()}@jerslevfoto.example`,
  password: 'Demo1234!',
};

beforeAll(async () => {
  environment = await startRules(['storage', 'firestore']);
  await createAccount({ ...admin, claims: { admin: true } });
  await auth.signIn({ ...admin, remember: false });
});
afterAll(async () => {
  await auth.signOut();
  await environment.cleanup();
});

test('an administrator may read every record and list every file that is handed out', async () => {
  const collections = new Set<string>();
  for await (const { path } of wholeShop.readRecords()) {
    collections.add(path.split('/')[0] ?? '');
  }
  expect([...collections]).toEqual(expect.arrayContaining(['albums', 'purchases', 'settings']));
  const [first = ''] = await wholeShop.listFiles();
  expect(await wholeShop.fileFacts(first)).toMatchObject({ path: first });
});
