import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getDatabase, ServerValue, type Database } from 'firebase-admin/database';
import { afterEach, expect, test } from 'vitest';
import { useServer } from './support/server.ts';

const server = useServer();
const apps: App[] = [];

function client(namespace: string, more = {}): Database {
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = `127.0.0.1:${server.port()}`;
  const databaseURL = `http://127.0.0.1:${server.port()}?ns=${namespace}`;
  const app = initializeApp({ projectId: 'demo', databaseURL, ...more }, `app${apps.length}`);
  apps.push(app);
  return getDatabase(app);
}

afterEach(async () => {
  delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  await Promise.all(apps.map((app) => deleteApp(app)));
  apps.length = 0;
});

const valueOf = async (database: Database, path: string): Promise<unknown> =>
  (await database.ref(path).get()).val();

test('the Admin SDK writes past the rules', async () => {
  const database = client('admin');
  await server.setRules('admin', { '.read': false, '.write': false });
  await database.ref('a').set({ n: 1, at: ServerValue.TIMESTAMP });
  await database.ref('a').update({ 'deep/er': true, n: ServerValue.increment(4) });
  await database.ref('list').push('x');
  const { committed } = await database.ref('a/n').transaction((n: number | null) => (n ?? 0) * 2);
  expect(committed).toBe(true);
  expect(await valueOf(database, 'a')).toEqual({
    n: 10,
    at: expect.any(Number) as unknown,
    deep: { er: true },
  });
  const once = await database.ref('list').orderByKey().limitToLast(1).once('value');
  expect(Object.values(once.val() as object)).toEqual(['x']);
});

test('the Admin SDK is held to the rules as somebody', async () => {
  await server.setRules('override', { ann: { '.write': 'auth.uid == "ann"' } });
  const database = client('override', { databaseAuthVariableOverride: { uid: 'ann' } });
  await database.ref('ann').set(1);
  await expect(database.ref('bob').set(1)).rejects.toThrow('PERMISSION_DENIED');
  const nobody = client('override', { databaseAuthVariableOverride: null });
  await expect(nobody.ref('ann').set(1)).rejects.toThrow('PERMISSION_DENIED');
});

test('the Admin SDK sets and reads rules', async () => {
  const getAccessToken = () => Promise.resolve({ access_token: 'owner', expires_in: 3600 });
  const database = client('rules', { credential: { getAccessToken } });
  await database.setRules({ rules: { '.read': 'auth != null' } });
  expect(await database.getRulesJSON()).toEqual({ rules: { '.read': 'auth != null' } });
  await expect(database.setRules('{"rules": {".read": "nonsense"}}')).rejects.toThrow(
    "Unknown variable 'nonsense'",
  );
});
