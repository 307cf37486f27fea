import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { receiveRawBodies } from '../../functions/src/rawBodies.ts';

receiveRawBodies();

const LIMIT = 32 * 1024;

/** Runs a server while something is sent to its address. */
async function withServer<Result>(
  listener: RequestListener,
  send: (port: number) => Promise<Result>,
): Promise<Result> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    return await send((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

/** Sends a body and returns the headers as the server behind sees them. */
async function headersSeen(bytes: number): Promise<IncomingHttpHeaders> {
  const { promise, resolve } = Promise.withResolvers<IncomingHttpHeaders>();
  const answer: RequestListener = ({ headers }, response) => {
    resolve(headers);
    response.end();
  };
  return withServer(answer, async (port) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: 'a'.repeat(bytes) });
    return promise;
  });
}

test('a body reaches the function as plain bytes', async () => {
  const headers = await headersSeen(LIMIT);
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(headers['content-encoding']).toBeUndefined();
});

test('a body that is announced as too large has no type, so that no parser reads it', async () => {
  const headers = await headersSeen(LIMIT + 1);
  expect(headers['content-type']).toBeUndefined();
  expect(headers['content-length']).toBe(String(LIMIT + 1));
});

/** Sends a body without its length, piece by piece; without a number of pieces it never ends. */
async function arrivedBytes(pieces = Infinity): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const count: RequestListener = (message, response) => {
    let arrived = 0;
    message.on('data', (bytes: Buffer) => (arrived += bytes.length));
    message.on('close', () => resolve(arrived));
    message.on('end', () => response.end());
    message.on('error', () => response.destroy());
  };
  return withServer(count, async (port) => {
    const sending = request({ port, host: '127.0.0.1', method: 'POST' }, (answer) =>
      answer.resume(),
    );
    // The server closes the connection of a body that is too large.
    sending.on('error', () => undefined);
    const piece = Buffer.alloc(1024, 'a');
    const send = (left: number): void => {
      if (left === 0) sending.end();
      else sending.write(piece, (failure) => !failure && send(left - 1));
    };
    send(pieces);
    return promise;
  });
}

test('a body without a length arrives whole up to the limit, and no further', async () => {
  expect(await arrivedBytes(32)).toBe(LIMIT);
  expect(await arrivedBytes(33)).toBeLessThanOrEqual(LIMIT);
  expect(await arrivedBytes()).toBeLessThanOrEqual(LIMIT);
});
