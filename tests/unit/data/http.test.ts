import { expect, test, vi } from 'vitest';
import { codeForStatus, fetchOk } from '#src/data/http.ts';

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

test('an answer that says yes is handed on, one that says no is thrown, and so is none', async () => {
  const answer = new Response('here');
  const fetched = vi.fn<typeof fetch>().mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', fetched);
  await expect(fetchOk('/file', { cache: 'reload' })).resolves.toBe(answer);
  expect(fetched).toHaveBeenCalledWith('/file', { cache: 'reload' });
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(fetchOk('/file', {})).rejects.toMatchObject({
    code: 'not-found',
    details: { status: 404 },
  });
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchOk('/file', {})).rejects.toMatchObject({ code: 'network' });
});
