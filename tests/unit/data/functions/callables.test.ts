import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callFunction } from '#src/data/functions/callables.ts';
import { contracts } from '#src/model/system/contracts.ts';

vi.mock('#src/data/auth/session.ts', () => ({ idToken: () => Promise.resolve('the-token') }));

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('callFunction', () => {
  test('posts the input with the sign-in token and gives back the answer', async () => {
    answer(200, { success: true, path: 'purchased/a/b_c.jpg', filename: 'b.jpg' });
    const input = { purchaseId: 'JF1', itemId: 'a' };
    await expect(callFunction(contracts.secureDownload, input)).resolves.toEqual({
      success: true,
      path: 'purchased/a/b_c.jpg',
      filename: 'b.jpg',
    });
    const [path, request] = fetched.mock.lastCall ?? [];
    expect(path).toBe('/api/secure-download');
    expect(request).toMatchObject({
      method: 'POST',
      body: JSON.stringify(input),
      headers: { Authorization: 'Bearer the-token', 'Content-Type': 'application/json' },
    });
  });

  test('a list is asked for without a body', async () => {
    answer(200, { success: true, users: [] });
    await callFunction(contracts.listUsers, {});
    const [, request] = fetched.mock.lastCall ?? [];
    expect(request).toMatchObject({ method: 'GET' });
    expect(request).not.toHaveProperty('body');
  });

  test('the bot check needs nobody to be signed in', async () => {
    answer(200, { success: true });
    await callFunction(contracts.verifyRecaptcha, { token: 'x'.repeat(30) });
    expect(fetched.mock.lastCall?.[1]?.headers).not.toHaveProperty('Authorization');
  });

  test.each([
    [200, { success: false, code: 'captcha/failed' }, 'captcha/failed'],
    [200, { success: false, code: 'no/such-code' }, 'service-failed'],
    [200, { success: false }, 'service-failed'],
    [200, 'a page', 'service-failed'],
    [200, { users: [] }, 'service-failed'],
    [200, { success: true, users: 'many' }, 'service-failed'],
    [400, { success: false }, 'invalid-argument'],
    [401, { success: false }, 'unauthenticated'],
    [403, { success: false, code: 'download/not-owner' }, 'download/not-owner'],
    [403, { success: false }, 'permission-denied'],
    [404, null, 'not-found'],
    [429, { success: false }, 'rate-limited'],
    [500, { success: true }, 'service-failed'],
  ])('the answer %i %j is the error %s', async (status, body, code) => {
    answer(status, body);
    await expect(callFunction(contracts.listUsers, {})).rejects.toMatchObject({ code });
  });

  test("the function's own words travel along", async () => {
    answer(429, { success: false, error: 'Vent lidt' });
    await expect(callFunction(contracts.listUsers, {})).rejects.toMatchObject({
      details: { status: 429, message: 'Vent lidt' },
    });
  });

  test('a page instead of an answer is a failed service', async () => {
    fetched.mockResolvedValue(new Response('<html>', { status: 502 }));
    await expect(callFunction(contracts.listUsers, {})).rejects.toMatchObject({
      code: 'service-failed',
    });
  });

  test.each([
    [new TypeError('Failed to fetch'), 'network'],
    [new DOMException('late', 'TimeoutError'), 'timeout'],
  ])('without an answer (%s) the error is %s', async (thrown, code) => {
    fetched.mockRejectedValue(thrown);
    await expect(callFunction(contracts.listUsers, {})).rejects.toMatchObject({ code });
  });
});
