import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { receiveRawBodies } from '../../../functions/src/rawBodies.ts';

receiveRawBodies();

/** Sends a body and returns the headers as the server behind sees them. */
async function headersSeen(bytes: number): Promise<IncomingHttpHeaders> {
  const { promise, resolve } = Promise.withResolvers<IncomingHttpHeaders>();
  const server = createServer(({ headers }, response) => {
    resolve(headers);
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: 'a'.repeat(bytes) });
    return await promise;
  } finally {
    server.close();
  }
}

test('a body reaches the function as plain bytes', async () => {
  const headers = await headersSeen(32 * 1024);
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(headers['content-encoding']).toBeUndefined();
});

test('a body that is announced as too large has no type, so that no parser reads it', async () => {
  const headers = await headersSeen(32 * 1024 + 1);
  expect(headers['content-type']).toBeUndefined();
  expect(headers['content-length']).toBe(String(32 * 1024 + 1));
});
