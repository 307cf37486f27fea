import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from 'local-firebase/database';
import { Session } from 'local-firebase/storage-rules';
import { expect, onTestFinished, test } from 'vitest';
import { LOCAL_DATABASE_NAMESPACE } from '#src/config/local.ts';

const root = join(import.meta.dirname, '../..');
const rulesFile = (name: string) => readFileSync(join(root, name), 'utf8');

test('the Realtime Database judges by the rules of this project', async () => {
  const database = await startDatabase({ host: '127.0.0.1', port: 0 });
  onTestFinished(database.stop);
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(
      `http://127.0.0.1:${database.port}${path}.json?ns=${LOCAL_DATABASE_NAMESPACE}`,
      init,
    ).then(({ status }) => status);
  const headers = { authorization: 'Bearer owner' };
  const body = rulesFile('database.rules.json');
  expect(await ask('/.settings/rules', { method: 'PUT', headers, body })).toBe(200);
  expect(await ask('/onlineUsers')).toBe(401);
  expect(await ask('/onlineUsers', { headers })).toBe(200);
});

test('the Storage rules of this project are read, and judge', () => {
  const answers: Record<string, unknown>[] = [];
  const session = new Session((answer) => answers.push(answer));
  const ask = (message: object): unknown => {
    session.receive(JSON.stringify(message));
    return answers.at(-1);
  };
  const rulesetName = 'rules';
  const files = [{ name: 'storage.rules', content: rulesFile('storage.rules') }];
  expect(
    ask({ id: 1, action: 'load_ruleset', context: { rulesetName, source: { files } } }),
  ).toMatchObject({ errors: [] });
  const verdictFor = (token: object) => {
    const auth = { map_value: { fields: { token: { map_value: { fields: token } } } } };
    const request = { map_value: { fields: { auth } } };
    const path = '/b/bucket/o/anything/at/all.jpg';
    const context = { rulesetName, method: 'list', path, variables: { request } };
    return ask({ id: 2, action: 'verify', context });
  };
  expect(verdictFor({ admin: { bool_value: true } })).toMatchObject({ result: { permit: true } });
  expect(verdictFor({})).toMatchObject({ result: { permit: false } });
});
