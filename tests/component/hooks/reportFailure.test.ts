import { expect, test } from 'vitest';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { AppError } from '#src/model/base/errors.ts';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';

resetStoresAfterEach();

test('the end of a session is told once, whoever notices it', () => {
  reportFailure(new AppError('auth/session-expired'));
  reportFailure(new AppError('auth/session-expired'), { fallback: 'Kunne ikke gemme.' });
  expect(toastsShown()).toEqual(['error: Du er blevet logget ud. Log ind igen for at fortsætte.']);
});

test('each failure is told, and not knowing is no failure', () => {
  reportFailure(new AppError('network'));
  reportFailure(new AppError('not-found'));
  reportFailure(new AppError('not-confirmed'));
  expect(toastsShown().map((toast) => toast.split(':')[0])).toEqual(['error', 'error', 'warning']);
});
