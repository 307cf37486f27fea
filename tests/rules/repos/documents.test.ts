import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRules } from '../support/environment.ts';
import { freshId, putPastRules } from '../support/firestore.ts';
import { connectSite, createAccount } from './connection.ts';

connectSite();
const settings = await import('#src/data/repos/settings/shop.ts');
const auth = await import('#src/data/auth/session.ts');

let environment: RulesTestEnvironment;
const email = `${freshId('documents').toLowerCase()}.admin@jerslevfoto.example`;
const admin = { email, password: 'Demo1234!' };

beforeAll(async () => {
  environment = await startRules(['firestore']);
  const uid = await createAccount(admin);
  await putPastRules(environment, { [`users/${uid}`]: { uid, email, isAdmin: true } });
  await auth.signIn({ ...admin, remember: false });
});
afterAll(async () => {
  await auth.signOut();
  await environment.cleanup();
});

test('a field that is changed takes the place of the stored one, and the others stay', async () => {
  const social = { factor: 2 };
  await settings.update(() => ({ discounts: true, licences: { social, commercial: social } }));
  await settings.update(() => ({ licences: { commercial: { addition: 500 } } }));
  const { discounts, licences } = await settings.get();
  expect({ discounts, licences }).toEqual({
    discounts: true,
    licences: { commercial: { addition: 500 } },
  });
});
