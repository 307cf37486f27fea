import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reportFailure, useSubmit } from '#src/hooks/useSubmit.ts';
import { AppError } from '#src/model/base/errors.ts';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';

resetStoresAfterEach();

test('a submission gives the answer, says what went well, and is pending until then', async () => {
  const answer = Promise.withResolvers<number>();
  const { result } = renderHook(() =>
    useSubmit((_name: string) => answer.promise, {
      success: (length, name) => ({ kind: 'success', text: `${name} har ${length} tegn` }),
    }),
  );
  let outcome: unknown;
  act(() => {
    outcome = result.current.submit('Natur');
  });
  expect(result.current.pending).toBe(true);
  await act(async () => {
    answer.resolve(5);
    expect(await outcome).toEqual({ done: true, answer: 5 });
  });
  expect(toastsShown()).toEqual(['success: Natur har 5 tegn']);
  expect(result.current.pending).toBe(false);
});

test.each([
  ['an error of ours in the words of the operation', 'network', 'error: Kunne ikke gemmes'],
  [
    'an error that says more than the operation in its own words',
    'offline',
    'error: Du er offline. Prøv igen, når du har forbindelse til internettet.',
  ],
  [
    'an error of a code that the operation has words for',
    'already-exists',
    'error: Findes i forvejen',
  ],
  [
    'a write without an answer as a warning',
    'not-confirmed',
    'warning: Ikke bekræftet endnu. Forbindelsen er langsom, men det, du har skrevet, er ikke gået tabt.',
  ],
  ['anything else as an unexpected failure', undefined, 'error: Kunne ikke gemmes'],
] as const)('it tells %s', async (_what, code, toast) => {
  const thrown = code ? new AppError(code) : new TypeError('x is not a function');
  const codes = { 'already-exists': 'Findes i forvejen' };
  const errors = { fallback: 'Kunne ikke gemmes', codes };
  const { result } = renderHook(() => useSubmit(() => Promise.reject(thrown), { errors }));
  const outcome = await act(() => result.current.submit());
  expect(outcome).toEqual({ done: false });
  expect(toastsShown()).toEqual([toast]);
  expect(result.current.pending).toBe(false);
});

test('it takes its earlier failure away when it is tried again', async () => {
  const action = vi.fn().mockRejectedValueOnce(new AppError('captcha/missing'));
  const { result } = renderHook(() =>
    useSubmit(action, { success: () => ({ kind: 'success', text: 'Sendt' }) }),
  );
  await act(() => result.current.submit());
  expect(toastsShown()).toEqual(['error: Udfyld venligst reCAPTCHA verificering']);
  await act(() => result.current.submit());
  expect(toastsShown()).toEqual(['success: Sendt']);
});

test('it runs once, however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const action = vi.fn(() => promise);
  const { result } = renderHook(() => useSubmit(action));
  await act(async () => {
    const first = result.current.submit();
    const second = result.current.submit();
    expect(await second).toEqual({ done: false });
    resolve(undefined);
    expect(await first).toEqual({ done: true, answer: undefined });
  });
  expect(action).toHaveBeenCalledTimes(1);
});

test('the end of a session is told once, whoever notices it; other failures each time', () => {
  reportFailure(new AppError('auth/session-expired'));
  reportFailure(new AppError('auth/session-expired'), { fallback: 'Kunne ikke gemme.' });
  expect(toastsShown()).toEqual(['error: Du er blevet logget ud. Log ind igen for at fortsætte.']);
  reportFailure(new AppError('network'));
  reportFailure(new AppError('not-found'));
  expect(toastsShown()).toHaveLength(3);
});
