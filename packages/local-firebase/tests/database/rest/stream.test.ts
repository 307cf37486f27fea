import { expect, test } from 'vitest';
import { useServer } from '../support/server.ts';
import { tokenOf } from '../support/token.ts';

const server = useServer();

/** Reads the events of a stream one by one. */
async function openStream(path: string) {
  const response = await fetch(`http://127.0.0.1:${server.port()}${path}`, {
    headers: { Accept: 'text/event-stream' },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const next = async (): Promise<unknown> => {
    while (!buffer.includes('\n\n')) {
      const chunk = await reader?.read();
      if (chunk?.value === undefined) return null;
      buffer += chunk.value;
    }
    const [event = '', ...rest] = buffer.split('\n\n');
    buffer = rest.join('\n\n');
    const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
    return [name, JSON.parse(data ?? 'null')];
  };
  return { status: response.status, next, close: () => reader?.cancel() };
}

function write(method: string, path: string, value: unknown) {
  return server.request(path, { method, body: JSON.stringify(value) });
}

test('a stream tells the state and every change', async () => {
  await write('PUT', '/.json?ns=stream', { a: { x: 1 } });
  const stream = await openStream('/a.json?ns=stream');
  expect(await stream.next()).toEqual(['put', { path: '/', data: { x: 1 } }]);
  await write('PUT', '/a/y/z.json?ns=stream', 2);
  expect(await stream.next()).toEqual(['put', { path: '/y/z', data: 2 }]);
  await write('PUT', '/b.json?ns=stream', 'unseen');
  await write('PATCH', '/a.json?ns=stream', { x: 5, 'y/z': null });
  expect(await stream.next()).toEqual(['patch', { path: '/', data: { x: 5, 'y/z': null } }]);
  await write('PUT', '/.json?ns=stream', null);
  expect(await stream.next()).toEqual(['put', { path: '/', data: null }]);
  await stream.close();
});

test('a stream through a query tells its window', async () => {
  await write('PUT', '/.json?ns=window', { a: 1, b: 2 });
  const stream = await openStream('/.json?ns=window&orderBy="$key"&limitToLast=1');
  expect(await stream.next()).toEqual(['put', { path: '/', data: { b: 2 } }]);
  await write('PUT', '/c.json?ns=window', 3);
  expect(await stream.next()).toEqual(['put', { path: '/', data: { c: 3 } }]);
  await stream.close();
});

test('a stream ends when the rules or the token no longer allow it', async () => {
  await server.setRules('ends', { '.read': 'auth != null' });
  expect((await openStream('/.json?ns=ends')).status).toBe(401);
  const short = await openStream(`/.json?ns=ends&auth=${tokenOf('ann', 2)}`);
  await short.next();
  expect(await short.next()).toEqual(['auth_revoked', 'credential is no longer valid']);
  expect(await short.next()).toBe(null);
  const stream = await openStream(`/.json?ns=ends&auth=${tokenOf('ann')}`);
  await stream.next();
  await server.setRules('ends', { '.read': false });
  expect(await stream.next()).toEqual(['cancel', null]);
  expect(await stream.next()).toBe(null);
});
