import { afterEach, expect, test, vi } from 'vitest';
import { codeForStatus, fetchOk, storageHeaders } from '#src/data/http.ts';

vi.mock('#src/data/auth/session.ts', () => ({ idToken: () => Promise.resolve('token') }));

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [400, 'invalid-argument'],
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
  [404, 'not-found'],
  [409, 'already-exists'],
  [413, 'invalid-argument'],
  [429, 'rate-limited'],
  [500, 'service-failed'],
  [418, 'service-failed'],
] as const)('status %i means %s', (status, code) => {
  expect(codeForStatus(status)).toBe(code);
});

test('an answer that says yes is handed on', async () => {
  const answer = new Response('here');
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(answer);
  vi.stubGlobal('fetch', fetched);
  await expect(fetchOk('/file', { cache: 'reload' })).resolves.toBe(answer);
  expect(fetched).toHaveBeenCalledWith('/file', { cache: 'reload' });
});

test('an answer that says no is thrown with its status', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>().mockResolvedValue(new Response('', { status: 404 })),
  );
  await expect(fetchOk('/file', {})).rejects.toMatchObject({
    code: 'not-found',
    details: { status: 404 },
  });
});

test('no answer at all is a failure of the network', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')));
  await expect(fetchOk('/file', {})).rejects.toMatchObject({ code: 'network' });
});

test('the file storage is told who asks', async () => {
  await expect(storageHeaders()).resolves.toEqual({ Authorization: 'Firebase token' });
});
