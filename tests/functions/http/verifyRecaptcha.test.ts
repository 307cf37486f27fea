import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call, refusal } from '../support/call.ts';
import { siteUrl } from '../support/local.ts';
import { unique } from '../support/people.ts';
import { useUp } from '../support/rate.ts';

const solved = (): string => `local-captcha-${randomUUID()}`;
const from = (address: string) => ({ 'x-forwarded-for': address });

const FAILED = {
  success: false,
  error: 'reCAPTCHA v2 challenge failed or expired',
  message: 'Failed to complete reCAPTCHA challenge. Please try again.',
  code: 'captcha/failed',
};

test('a solved challenge is good once', async () => {
  const input = { token: solved() };
  const headers = from(unique());
  const first = await call('verifyRecaptcha', { input, headers });
  const replayed = await call('verifyRecaptcha', { input, headers });
  expect(first).toMatchObject({ status: 200, body: { success: true, errorCodes: [] } });
  expect(replayed).toMatchObject({
    status: 200,
    body: { ...FAILED, errorCodes: ['timeout-or-duplicate'] },
  });
});

test('of many that present the same token at once, one passes', async () => {
  const input = { token: solved() };
  const headers = from(unique());
  const ask = () => call('verifyRecaptcha', { input, headers });
  const replies = await Promise.all(Array.from({ length: 5 }, ask));
  expect(replies.filter(({ body }) => body['success'] === true)).toHaveLength(1);
});

test('a token that nobody handed out', async () => {
  const input = { token: 'a'.repeat(21) };
  const { status, body } = await call('verifyRecaptcha', { input, headers: from(unique()) });
  expect({ status, body }).toEqual({
    status: 200,
    body: { ...FAILED, errorCodes: ['invalid-input-response'] },
  });
});

test('a token of 20 characters is too short to be asked about', async () => {
  const input = { token: 'a'.repeat(20) };
  const { status, body } = await call('verifyRecaptcha', { input, headers: from(unique()) });
  expect({ status, body }).toEqual({
    status: 400,
    body: { ...FAILED, errorCodes: ['invalid-input-response'] },
  });
});

test.each([{}, { token: '' }, { token: 7 }, { token: null }, { token: ['a'] }])(
  'without a token: %j',
  async (input) => {
    const { status, body } = await call('verifyRecaptcha', { input, headers: from(unique()) });
    const expected = refusal('No reCAPTCHA token provided', 'captcha/missing');
    expect({ status, body }).toEqual({ status: 400, body: expected });
  },
);

test('one address may not ask without end, and another is not held up by it', async () => {
  const busy = unique();
  await useUp('verifyRecaptcha', busy);
  const input = { token: solved() };
  const refused = await call('verifyRecaptcha', { input, headers: from(busy) });
  const other = await call('verifyRecaptcha', { input, headers: from(unique()) });
  const text = 'For mange forsøg. Vent lidt, og prøv igen.';
  expect(refused).toMatchObject({ status: 429, body: refusal(text, 'rate-limited') });
  expect(other.status).toBe(200);
});

test.each(['/api/verify-recaptcha', '/.netlify/functions/verify-recaptcha'])(
  'the site leads %s here',
  async (path) => {
    const reply = await call('verifyRecaptcha', {
      url: siteUrl(path),
      input: { token: solved() },
      headers: from(unique()),
    });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
  },
);
