import { beforeEach, expect, test, vi } from 'vitest';
import { verifyBotCheck } from '#src/data/functions/botCheck.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));

const TOKEN = 'x'.repeat(30);

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

const refusal = () => verifyBotCheck(TOKEN).then(() => 'accepted', errorMessage);

test('a token that the server accepts is accepted', async () => {
  answer(200, { success: true, errorCodes: [] });
  expect(await refusal()).toBe('accepted');
  const [path, request] = fetched.mock.lastCall ?? [];
  expect(path).toBe('/api/verify-recaptcha');
  expect(request?.body).toBe(JSON.stringify({ token: TOKEN }));
});

test.each([
  [
    200,
    { success: false, code: 'captcha/failed', error: 'challenge failed' },
    'reCAPTCHA verificeringen mislykkedes eller er udløbet. Sæt kryds igen.',
  ],
  [
    400,
    { success: false, code: 'captcha/missing', error: 'No reCAPTCHA token provided' },
    'Udfyld venligst reCAPTCHA verificering',
  ],
  [
    429,
    { success: false, code: 'rate-limited' },
    'Det gik lidt for hurtigt. Vent et øjeblik og prøv igen.',
  ],
])('%s is said in Danish', async (status, body, expected) => {
  answer(status, body);
  expect(await refusal()).toBe(expected);
});

test.each([
  [
    500,
    { success: false, code: 'not-configured', error: 'Ikke sat op.' },
    'HTTP 500: Ikke sat op.',
  ],
  [502, 'Bad Gateway', 'HTTP 502: '],
])('%s is said without the words of the server, which are logged', async (...answered) => {
  const [status, body, logged] = answered;
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  answer(status, body);
  expect(await refusal()).toBe('reCAPTCHA verificeringen kunne ikke kontrolleres. Prøv igen.');
  expect(warn).toHaveBeenCalledExactlyOnceWith('The bot check could not be verified', logged);
});

test('without a network it says so', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await refusal()).toBe('Netværksfejl. Kontroller din internetforbindelse og prøv igen.');
});
