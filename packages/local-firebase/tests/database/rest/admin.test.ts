import { describe, expect, test, vi } from 'vitest';
import { useServer } from '../support/server.ts';

const server = useServer();

function putRules(namespace: string, body: string, headers = {}) {
  const path = `/.settings/rules.json?ns=${namespace}`;
  return server.request(path, { method: 'PUT', body, headers });
}

describe('rules', () => {
  test('are open until set, and can be read back', async () => {
    const path = '/.settings/rules.json?ns=fresh';
    expect((await server.request(path)).json).toEqual({ rules: { '.read': true, '.write': true } });
    const text = '{"rules": {".read": false}}';
    expect(await putRules('fresh', text)).toMatchObject({ status: 200, json: { status: 'ok' } });
    expect((await server.request(path)).json).toEqual({ rules: { '.read': false } });
  });

  test('that are missing are told of once, when somebody is let in without them', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await server.request('/a.json?ns=unknown');
    expect(warn).not.toHaveBeenCalled();
    const headers = { Authorization: '' };
    await server.request('/a.json?ns=unknown', { headers });
    await server.request('/a.json?ns=unknown', { method: 'PUT', body: '1', headers });
    expect(warn.mock.calls).toEqual([
      ['The namespace unknown has no rules: it is open to everybody.'],
    ]);
    await putRules('ruled', '{"rules": {".read": true}}');
    await server.request('/a.json?ns=ruled', { headers });
    expect(warn).toHaveBeenCalledOnce();
  });

  test('stay as they were when the new ones are broken', async () => {
    await putRules('kept', '{"rules": {".read": false}}');
    expect(await putRules('kept', 'invalid json %{!@[')).toMatchObject({
      status: 400,
      json: { error: '1:1: Parse error: expected a value.' },
    });
    const reply = await server.request('/.json?ns=kept', { headers: { Authorization: '' } });
    expect(reply.status).toBe(401);
  });

  test('are for owners', async () => {
    const reply = await putRules('owned', '{"rules": {}}', { Authorization: '' });
    expect(reply).toMatchObject({ status: 401, json: { error: 'Permission denied' } });
  });
});

test('what is exported can be imported again', async () => {
  const data = {
    a: { '.priority': 1, x: { '.value': 'v', '.priority': 'p' }, list: { 0: 1, 1: 2 } },
    b: true,
  };
  const body = JSON.stringify(data);
  const path = '/.json?ns=first&disableTriggers=true&writeSizeLimit=unlimited';
  await server.request(path, { method: 'PUT', body });
  const { json: names } = await server.request('/.inspect/databases.json?ns=demo');
  expect(names).toContainEqual({ name: 'first' });
  const exported = (await server.request('/.json?ns=first&format=export')).json;
  expect(exported).toEqual(data);
  const copy = JSON.stringify(exported);
  await server.request('/.json?ns=second&disableTriggers=true', { method: 'PUT', body: copy });
  expect((await server.request('/.json?ns=second&format=export')).json).toEqual(data);
  const probe = await server.request('/.json?ns=none&shallow=true&limitToFirst=1');
  expect(probe.json).toBe(null);
});
