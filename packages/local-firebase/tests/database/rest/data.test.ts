import { describe, expect, test } from 'vitest';
import { useServer } from '../support/server.ts';
import { tokenOf } from '../support/token.ts';

const server = useServer();
const ANONYMOUS = { Authorization: '' };

/** Sends `METHOD /path` as the owner, unless the headers say otherwise. */
function send(line: string, value?: unknown, headers: Record<string, string> = {}) {
  const [method = '', path = ''] = line.split(' ');
  const body = value === undefined ? null : JSON.stringify(value);
  return server.request(path, { method, body, headers });
}

describe('reading', () => {
  const DATA = { list: ['a', 'b'], p: { '.value': 1, '.priority': 2 }, deep: { x: { y: true } } };

  test.each([
    ['/.json?', { list: ['a', 'b'], p: 1, deep: { x: { y: true } } }],
    ['/deep/x.json?', { y: true }],
    ['/deep/x/y.json?', true],
    ['/list/1.json?', 'b'],
    ['/none.json?', null],
    ['/.json?shallow=true&', { list: true, p: true, deep: true }],
    ['/p.json?shallow=true&', 1],
    ['/deep%2Fx.json?', { y: true }],
    ['/.json?format=export&', { ...DATA, list: { 0: 'a', 1: 'b' } }],
    ['/.json?shallow=true&limitToFirst=1&', { deep: true }],
  ])('%s', async (path, expected) => {
    await send('PUT /.json?ns=reading', DATA);
    expect((await send(`GET ${path}ns=reading`)).json).toEqual(expected);
  });
});

describe('writing', () => {
  test('PUT and DELETE', async () => {
    const put = await send('PUT /w.json?ns=writing', { a: 1, t: { '.sv': 'timestamp' } });
    expect(put.json).toEqual({ a: 1, t: expect.any(Number) as unknown });
    expect((await send('DELETE /w/t.json?ns=writing')).json).toBe(null);
    expect((await send('GET /.json?ns=writing')).json).toEqual({ w: { a: 1 } });
  });
});

describe('refusals', () => {
  test.each([
    ['GET /x', 404, 'append .json'],
    ['GET /a.b.json', 400, 'Invalid path'],
    ['GET /%E0%A4%A.json', 400, 'Invalid path'],
    ['DELETE /a$.json', 400, 'Invalid path'],
    ['PROPFIND /a.json', 405, 'Method not allowed'],
    ['GET /.settings/none.json', 404, 'Not Found'],
    ['POST /.settings/rules.json', 404, 'Not Found'],
    ['POST /.settings/functionTriggers.json', 501, 'cannot be triggered'],
    ['POST /a.json', 405, 'Method not allowed'],
    ['PATCH /a.json', 405, 'Method not allowed'],
    ['GET /a.json?orderBy="$key"', 400, 'orderBy="$key" is not supported'],
    ['GET /a.json?toString=x', 400, 'toString=x is not supported'],
    ['GET /a.json?shallow=maybe', 400, 'shallow=maybe is not supported'],
    ['GET /a.json?format=xml', 400, 'format=xml is not supported'],
    ['GET /a.json?limitToFirst=0', 400, 'limitToFirst=0 is not supported'],
    ['PUT /a.json?writeSizeLimit=huge', 400, 'writeSizeLimit=huge is not supported'],
  ])('%s: %i %s', async (line, status, message) => {
    expect(await send(line)).toMatchObject({
      status,
      json: { error: expect.stringContaining(message) as unknown },
    });
  });

  test.each([
    ['PUT', '{nonsense', "couldn't parse JSON"],
    ['PUT', '', "couldn't parse JSON"],
    ['PUT', '{"a/b":1}', "couldn't parse key"],
    ['PUT', '{".sv":"x"}', 'server value'],
  ])('%s of %s: %s', async (method, body, message) => {
    const reply = await server.request('/x.json?ns=bad', { method, body });
    expect(reply).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining(message) as unknown },
    });
  });

  test('a stream', async () => {
    const headers = { Accept: 'text/event-stream' };
    expect(await send('GET /a.json', undefined, headers)).toMatchObject({
      status: 501,
      json: { error: 'Streams are not served by this stand-in.' },
    });
  });

  test('by the rules', async () => {
    await server.setRules('rules', {
      $uid: { '.read': 'auth.uid == $uid', '.write': 'auth.uid == $uid' },
    });
    const denied = { status: 401, json: { error: 'Permission denied' } };
    const path = '/ann.json?ns=rules';
    expect(await send(`GET ${path}`, undefined, ANONYMOUS)).toMatchObject(denied);
    expect(await send(`PUT ${path}`, 1, ANONYMOUS)).toMatchObject(denied);
    const bearer = { Authorization: `Bearer ${tokenOf('ann')}` };
    expect((await send(`PUT ${path}`, 1, bearer)).status).toBe(200);
    expect((await send(`GET ${path}&auth=${tokenOf('ann')}`, undefined, ANONYMOUS)).json).toBe(1);
    expect((await send(`GET ${path}&access_token=owner`, undefined, ANONYMOUS)).json).toBe(1);
    expect(await send(`GET ${path}&auth=nonsense`, undefined, ANONYMOUS)).toMatchObject({
      status: 401,
      json: { error: 'Could not parse auth token.' },
    });
  });
});

test('pages of other origins may ask', async () => {
  const url = `http://127.0.0.1:${server.port()}/.json?ns=cors`;
  const headers = { Origin: 'http://shop.test', 'Access-Control-Request-Headers': 'x-a, x-b' };
  const preflight = await fetch(url, { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(200);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://shop.test');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-a, x-b');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
  expect((await fetch(url)).headers.get('access-control-allow-origin')).toBe('*');
});
