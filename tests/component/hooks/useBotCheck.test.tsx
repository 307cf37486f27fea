import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBotCheck } from '#src/hooks/useBotCheck.ts';
import { AppError } from '#src/model/base/errors.ts';

const TOKEN = 'x'.repeat(21);

const verify = vi.fn<(token: string) => Promise<void>>();
const send = vi.fn<() => Promise<string>>();

function setUp() {
  verify.mockReset().mockResolvedValue(undefined);
  send.mockReset().mockResolvedValue('sent');
  return renderHook(() => useBotCheck(verify)).result;
}

test('a token is more than twenty characters', () => {
  const check = setUp();
  expect(check.current.isSolved).toBe(false);
  act(() => check.current.challenge.onToken('x'.repeat(20)));
  expect(check.current.isSolved).toBe(false);
  act(() => check.current.challenge.onToken(TOKEN));
  expect(check.current.isSolved).toBe(true);
});

test('nothing is sent without a token', async () => {
  const check = setUp();
  await expect(check.current.run(send)).rejects.toMatchObject({ code: 'captcha/missing' });
  expect(verify).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test('the token is verified first, and used up afterwards', async () => {
  const check = setUp();
  act(() => check.current.challenge.onToken(TOKEN));
  await act(async () => {
    expect(await check.current.run(send)).toBe('sent');
  });
  expect(verify).toHaveBeenCalledExactlyOnceWith(TOKEN);
  expect(check.current.isSolved).toBe(false);
  expect(check.current.challenge.attempt).toBe(1);
});

test('what is refused is not sent, and the challenge starts again', async () => {
  const check = setUp();
  verify.mockRejectedValue(new AppError('captcha/failed'));
  act(() => check.current.challenge.onToken(TOKEN));
  await act(async () => {
    await expect(check.current.run(send)).rejects.toMatchObject({ code: 'captcha/failed' });
  });
  expect(send).not.toHaveBeenCalled();
  expect(check.current.challenge.attempt).toBe(1);
});
