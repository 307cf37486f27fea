import { beforeEach, expect, test, vi } from 'vitest';
import { verifyBotCheck } from '#src/data/functions/botCheck.ts';

const TOKEN = 'x'.repeat(30);
const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValue(Response.json(body, { status }));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

test('a token that the server accepts is accepted', async () => {
  answer(200, { success: true, errorCodes: [] });
  await verifyBotCheck(TOKEN);
  const [path, request] = fetched.mock.lastCall ?? [];
  expect([path, request?.body]).toEqual([
    '/api/verify-recaptcha',
    JSON.stringify({ token: TOKEN }),
  ]);
});

test.each([
  [200, { success: false, code: 'captcha/failed' }, 'captcha/failed'],
  [400, { success: false, code: 'captcha/missing' }, 'captcha/missing'],
  [429, { success: false, code: 'rate-limited' }, 'rate-limited'],
])('%i %j has words of its own', async (status, body, code) => {
  answer(status, body);
  await expect(verifyBotCheck(TOKEN)).rejects.toMatchObject({ code });
});

test.each([
  [500, { success: false, code: 'not-configured', error: 'Nej.' }, 'HTTP 500: Nej.'],
  [502, 'Bad Gateway', 'HTTP 502: '],
])('%i %j is told without the words of the server, which are logged', async (...answered) => {
  const [status, body, logged] = answered;
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  answer(status, body);
  await expect(verifyBotCheck(TOKEN)).rejects.toMatchObject({ code: 'captcha/http' });
  expect(warn).toHaveBeenCalledExactlyOnceWith('The bot check could not be verified', logged);
});

test('without a network it says so', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(verifyBotCheck(TOKEN)).rejects.toMatchObject({ code: 'network' });
});
