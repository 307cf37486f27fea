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
    ['/p/.priority.json?', 2],
    ['/deep%2Fx.json?', { y: true }],
    ['/.json?format=export&', { ...DATA, list: { 0: 'a', 1: 'b' } }],
    ['/.json?orderBy="$key"&startAt="l"&', { list: ['a', 'b'], p: 1 }],
    ['/.json?shallow=true&limitToFirst=1&', { deep: true }],
  ])('%s', async (path, expected) => {
    await send('PUT /.json?ns=reading', DATA);
    expect((await send(`GET ${path}ns=reading`)).json).toEqual(expected);
  });

  test('prints as asked', async () => {
    await send('PUT /.json?ns=printing', { a: 1 });
    const url = `http://127.0.0.1:${server.port()}/.json?ns=printing`;
    expect(await (await fetch(`${url}&print=pretty`)).text()).toBe('{\n  "a": 1\n}\n');
    expect((await fetch(`${url}&print=silent`)).status).toBe(204);
    const named = await fetch(`${url}&download=x"y.json`);
    expect(named.headers.get('content-disposition')).toBe('attachment; filename="x_y.json"');
  });

  test('needs an index for an order', async () => {
    await server.setRules('index', { a: { '.indexOn': 'n' } });
    const ask = (path: string) => send(`GET ${path}.json?ns=index&orderBy="n"`);
    expect((await ask('/a')).status).toBe(200);
    expect(await ask('/b')).toMatchObject({
      status: 400,
      json: { error: 'Index not defined, add ".indexOn": "n", for path "/b", to the rules' },
    });
  });
});

describe('writing', () => {
  test('PUT, PATCH, POST and DELETE', async () => {
    const put = await send('PUT /w.json?ns=writing', { a: 1, t: { '.sv': 'timestamp' } });
    expect(put.json).toEqual({ a: 1, t: expect.any(Number) as unknown });
    const patch = await send('PATCH /w.json?ns=writing', { 'b/c': 2, t: null });
    expect(patch.json).toEqual({ 'b/c': 2, t: null });
    const post = await send('POST /w/list.json?ns=writing', 'x');
    const second = await send('POST /w/list.json?ns=writing', 'y');
    expect(post.json).toEqual({ name: expect.stringMatching(/^[-\w]{20}$/) as unknown });
    expect(second.json).not.toEqual(post.json);
    expect((await send('DELETE /w/list.json?ns=writing')).json).toBe(null);
    expect((await send('GET /.json?ns=writing')).json).toEqual({ w: { a: 1, b: { c: 2 } } });
    expect((await send('PUT /w.json?ns=writing&print=silent', 1)).status).toBe(204);
  });

  test('a method may be named by a header', async () => {
    await send('POST /m.json?ns=override', 5, { 'X-HTTP-Method-Override': 'PUT' });
    expect((await send('GET /m.json?ns=override')).json).toBe(5);
  });

  test('on a condition', async () => {
    const path = '/c.json?ns=conditions';
    const wanted = { 'X-Firebase-ETag': 'true' };
    const none = await send(`GET ${path}`, undefined, wanted);
    expect(none.headers.get('etag')).toBe('null_etag');
    const first = await send(`PUT ${path}`, 1, { ...wanted, 'if-match': 'null_etag' });
    const etag = first.headers.get('etag') ?? '';
    expect(first.status).toBe(200);
    const failed = await send(`PUT ${path}`, 2, { 'if-match': 'null_etag' });
    expect(failed).toMatchObject({ status: 412, json: 1 });
    expect(failed.headers.get('etag')).toBe(etag);
    expect((await send(`DELETE ${path}`, undefined, { 'if-match': etag })).status).toBe(200);
    expect((await send(`PATCH ${path}`, {}, { 'if-match': etag })).status).toBe(400);
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
    ['GET /a.json?orderBy="$key"&startAfter="b"', 400, 'startAfter is not supported'],
    ['GET /a.json?startAfter="b"', 400, 'startAfter is not supported'],
    ['GET /a.json?orderBy="$key"&endBefore="b"', 400, 'endBefore is not supported'],
    ['GET /a.json?callback=show', 400, 'callback is not supported'],
    ['GET /a.json?orderBy="$key"&equalTo=1&startAt=1', 400, 'equalTo cannot be combined'],
    ['GET /a.json?orderBy="$key"&equalTo=1&endAt=1', 400, 'equalTo cannot be combined'],
    ['GET /a.json?shallow=true&startAt="b"', 400, "Mixing 'shallow'"],
    ['GET /a.json?shallow=true&orderBy="$key"', 400, "Mixing 'shallow'"],
    ['GET /a.json?shallow=maybe', 400, 'shallow must be true or false'],
    ['GET /a.json?print=nicely', 400, 'print must be pretty or silent'],
    ['GET /a.json?format=xml', 400, 'format must be export'],
    ['GET /a.json?timeout=soon', 400, 'timeout must be'],
    ['PUT /a.json?writeSizeLimit=huge', 400, 'writeSizeLimit must be'],
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
    ['PATCH', '[]', "couldn't parse JSON object"],
    ['PATCH', '{"a":1,"a/b":1}', 'names a path twice'],
    ['POST', '{".sv":"x"}', 'server value'],
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

  test.each([
    ['the write', { '.read': true, '.write': false }],
    ['the read that the condition asks for', { '.read': false, '.write': true }],
  ])('of %s, before a condition tells of the data', async (_, rules) => {
    const path = '/secret.json?ns=condition';
    await server.setRules('condition', rules);
    await send(`PUT ${path}`, 'hidden');
    for (const method of ['PUT', 'DELETE', 'POST']) {
      const value = method === 'DELETE' ? undefined : 1;
      const headers = { ...ANONYMOUS, 'if-match': 'null_etag' };
      expect(await send(`${method} ${path}`, value, headers)).toMatchObject({
        status: 401,
        json: { error: 'Permission denied' },
      });
    }
    expect((await send(`GET ${path}`)).json).toBe('hidden');
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
    const override = (value: string) =>
      send(`GET ${path}&auth_variable_override=${encodeURIComponent(value)}`);
    expect((await override('{"uid":"ann"}')).json).toBe(1);
    expect(await override('{"uid":"bob"}')).toMatchObject(denied);
    expect(await override('null')).toMatchObject(denied);
    expect((await override('{')).status).toBe(400);
  });
});

test('pages of other origins may ask', async () => {
  const url = `http://127.0.0.1:${server.port()}/.json?ns=cors`;
  const headers = { Origin: 'http://shop.test', 'Access-Control-Request-Headers': 'x-a, x-b' };
  const preflight = await fetch(url, { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(200);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://shop.test');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-a, x-b');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect((await fetch(url)).headers.get('access-control-allow-origin')).toBe('*');
});
