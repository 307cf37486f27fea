import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useServer } from './support/server.ts';

const server = useServer();
const RULES = `{
  // Everybody has a place of their own.
  "rules": { "$uid": { ".read": true, ".write": "auth.uid == $uid && auth.token.level > 2" } }
}`;

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'unit-testing',
    database: { host: '127.0.0.1', port: server.port(), rules: RULES },
  });
});

afterAll(async () => {
  await environment.cleanup();
});

test('contexts are who they say', async () => {
  const ann = environment.authenticatedContext('ann', { level: 3 }).database();
  const low = environment.authenticatedContext('ann', { level: 1 }).database();
  const nobody = environment.unauthenticatedContext().database();
  await assertSucceeds(ann.ref('ann').set(1));
  await assertFails(ann.ref('bob').set(1));
  await assertFails(low.ref('ann').set(1));
  await assertFails(nobody.ref('ann').set(1));
  await assertSucceeds(nobody.ref('ann').get());
  await assertFails(nobody.ref().get());
});

test('rules can be set aside, and the data cleared', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.database().ref('bob').set(5);
  });
  const nobody = environment.unauthenticatedContext().database();
  expect((await nobody.ref('bob').get()).val()).toBe(5);
  await environment.clearDatabase();
  const later = environment.unauthenticatedContext().database();
  expect((await later.ref('bob').get()).val()).toBe(null);
});

test('broken rules are refused', async () => {
  const broken = initializeTestEnvironment({
    projectId: 'broken',
    database: { host: '127.0.0.1', port: server.port(), rules: 'nonsense' },
  });
  await expect(broken).rejects.toThrow('Parse error');
});
