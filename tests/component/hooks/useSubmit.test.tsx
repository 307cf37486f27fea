import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { AppError } from '#src/model/base/errors.ts';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';

resetStoresAfterEach();

describe('useSubmit', () => {
  test('gives the answer and says what went well', async () => {
    const { result } = renderHook(() =>
      useSubmit((name: string) => Promise.resolve(name.length), {
        success: (length, name) => ({ kind: 'success', text: `${name} har ${length} tegn` }),
      }),
    );
    const outcome = await act(() => result.current.submit('Natur'));
    expect(outcome).toEqual({ done: true, answer: 5 });
    expect(toastsShown()).toEqual(['success: Natur har 5 tegn']);
    expect(result.current.pending).toBe(false);
  });

  test.each([
    {
      what: 'an error of ours in the words of the operation',
      thrown: new AppError('network'),
      toast: 'error: Kunne ikke gemmes',
    },
    {
      what: 'an error that says more than the operation in its own words',
      thrown: new AppError('offline'),
      toast: 'error: Du er offline. Prøv igen, når du har forbindelse til internettet.',
    },
    {
      what: 'an error of a code that the operation has words for',
      thrown: new AppError('already-exists'),
      toast: 'error: Findes i forvejen',
    },
    {
      what: 'a write without an answer as a warning',
      thrown: new AppError('not-confirmed'),
      toast:
        'warning: Ikke bekræftet endnu. Forbindelsen er langsom, men det, du har skrevet, er ikke gået tabt.',
    },
    {
      what: 'anything else as an unexpected failure',
      thrown: new TypeError('x is not a function'),
      toast: 'error: Kunne ikke gemmes',
    },
  ])('tells $what', async ({ thrown, toast }) => {
    const errors = {
      fallback: 'Kunne ikke gemmes',
      codes: { 'already-exists': 'Findes i forvejen' },
    };
    const { result } = renderHook(() => useSubmit(() => Promise.reject(thrown), { errors }));
    const outcome = await act(() => result.current.submit());
    expect(outcome).toEqual({ done: false });
    expect(toastsShown()).toEqual([toast]);
    expect(result.current.pending).toBe(false);
  });

  test('takes its earlier failure away when it is tried again', async () => {
    const action = vi.fn().mockRejectedValueOnce(new AppError('captcha/missing'));
    const { result } = renderHook(() =>
      useSubmit(action, { success: () => ({ kind: 'success', text: 'Sendt' }) }),
    );
    await act(() => result.current.submit());
    expect(toastsShown()).toEqual(['error: Udfyld venligst reCAPTCHA verificering']);
    await act(() => result.current.submit());
    expect(toastsShown()).toEqual(['success: Sendt']);
  });

  test('runs once, however often it is pressed', async () => {
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

  test('is pending until the answer comes', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { result } = renderHook(() => useSubmit(() => promise));
    act(() => void result.current.submit());
    expect(result.current.pending).toBe(true);
    await act(async () => {
      resolve(undefined);
      await promise;
    });
    expect(result.current.pending).toBe(false);
  });
});
