import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call, refusal } from '../support/call.ts';

const solved = (): string => `local-captcha-${randomUUID()}`;

const FAILED = {
  success: false,
  error: 'reCAPTCHA v2 challenge failed or expired',
  message: 'Failed to complete reCAPTCHA challenge. Please try again.',
  code: 'captcha/failed',
};

test('a solved challenge is good once', async () => {
  const input = { token: solved() };
  const first = await call('verifyRecaptcha', { input });
  const replayed = await call('verifyRecaptcha', { input });
  expect(first).toMatchObject({ status: 200, body: { success: true, errorCodes: [] } });
  expect(replayed).toMatchObject({
    status: 200,
    body: { ...FAILED, errorCodes: ['timeout-or-duplicate'] },
  });
});

test('of many that present the same token at once, one passes', async () => {
  const input = { token: solved() };
  const ask = () => call('verifyRecaptcha', { input });
  const replies = await Promise.all(Array.from({ length: 5 }, ask));
  expect(replies.filter(({ body }) => body['success'] === true)).toHaveLength(1);
});

test('a token that nobody handed out', async () => {
  const input = { token: 'a'.repeat(21) };
  const { status, body } = await call('verifyRecaptcha', { input });
  expect({ status, body }).toEqual({
    status: 200,
    body: { ...FAILED, errorCodes: ['invalid-input-response'] },
  });
});

test('a token of 20 characters is too short to be asked about', async () => {
  const input = { token: 'a'.repeat(20) };
  const { status, body } = await call('verifyRecaptcha', { input });
  expect({ status, body }).toEqual({
    status: 400,
    body: { ...FAILED, errorCodes: ['invalid-input-response'] },
  });
});

test.each([{}, { token: '' }, { token: 7 }, { token: null }, { token: ['a'] }])(
  'without a token: %j',
  async (input) => {
    const { status, body } = await call('verifyRecaptcha', { input });
    const expected = refusal('No reCAPTCHA token provided', 'captcha/missing');
    expect({ status, body }).toEqual({ status: 400, body: expected });
  },
);
