import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '#src/data/functions/callables.ts';
import { contracts } from '#src/model/system/contracts.ts';

const fetched = vi.fn<typeof fetch>();
const call = () => callFunction(contracts.verifyRecaptcha, { token: 'x'.repeat(30) });

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

test('the bot check needs nobody to be signed in', async () => {
  fetched.mockResolvedValue(Response.json({ success: true }));
  await call();
  expect(fetched.mock.lastCall?.[1]?.headers).not.toHaveProperty('Authorization');
});

test.each([
  [200, { success: false, code: 'captcha/failed' }, 'captcha/failed'],
  [200, { success: false, code: 'no/such-code' }, 'service-failed'],
  [200, { success: false }, 'service-failed'],
  [200, 'a page', 'service-failed'],
  [200, { errorCodes: [] }, 'service-failed'],
  [200, { success: true, errorCodes: 'many' }, 'service-failed'],
  [403, { success: false, code: 'download/not-owner' }, 'download/not-owner'],
  [403, { success: false }, 'permission-denied'],
  [404, null, 'not-found'],
  [500, { success: true }, 'service-failed'],
])('the answer %i %j is the error %s', async (status, body, code) => {
  fetched.mockResolvedValue(Response.json(body, { status }));
  await expect(call()).rejects.toMatchObject({ code });
});

test("the function's own words travel along", async () => {
  fetched.mockResolvedValue(Response.json({ success: false, error: 'Vent' }, { status: 429 }));
  const details = { status: 429, message: 'Vent' };
  await expect(call()).rejects.toMatchObject({ code: 'rate-limited', details });
});

test('a page instead of an answer is a failed service', async () => {
  fetched.mockResolvedValue(new Response('<html>', { status: 502 }));
  await expect(call()).rejects.toMatchObject({ code: 'service-failed' });
});

test.each([
  [new TypeError('Failed to fetch'), 'network'],
  [new DOMException('late', 'TimeoutError'), 'timeout'],
])('without an answer (%s) the error is %s', async (thrown, code) => {
  fetched.mockRejectedValue(thrown);
  await expect(call()).rejects.toMatchObject({ code });
});
