import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromSdk, guarded, withDeadline } from '#src/data/errors.ts';
import { firebaseApp } from '#src/data/sdk/app.ts';
import { AppError } from '#src/model/base/errors.ts';

const sdkError = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('fromSdk', () => {
  test.each([
    ['permission-denied', 'permission-denied'],
    ['unavailable', 'network'],
    ['deadline-exceeded', 'timeout'],
    ['resource-exhausted', 'quota-exceeded'],
    ['auth/invalid-credential', 'auth/invalid-credential'],
    ['auth/invalid-login-credentials', 'auth/invalid-credential'],
    ['auth/network-request-failed', 'network'],
    ['auth/user-token-expired', 'auth/session-expired'],
    ['storage/unauthorized', 'permission-denied'],
    ['storage/unauthenticated', 'unauthenticated'],
    ['storage/object-not-found', 'not-found'],
    ['storage/canceled', 'cancelled'],
    ['storage/quota-exceeded', 'quota-exceeded'],
    ['storage/retry-limit-exceeded', 'upload/interrupted'],
    ['PERMISSION_DENIED', 'permission-denied'],
    ['something/new', 'unknown'],
  ])('%s is %s', (code, expected) => {
    expect(fromSdk(sdkError(code)).code).toBe(expected);
  });

  test.each([
    ...['unauthenticated', 'not-found', 'already-exists', 'aborted', 'cancelled'],
    ...['invalid-argument', 'auth/user-not-found', 'auth/wrong-password'],
    ...['auth/too-many-requests', 'auth/expired-action-code', 'auth/invalid-action-code'],
    ...['auth/weak-password', 'auth/invalid-email', 'auth/user-disabled'],
    ...['auth/requires-recent-login', 'auth/invalid-continue-uri', 'auth/missing-continue-uri'],
    ...['auth/unauthorized-continue-uri', 'auth/operation-not-allowed'],
    'auth/email-already-in-use',
  ])('%s keeps its name', (code) => {
    expect(fromSdk(sdkError(code)).code).toBe(code);
  });

  const fetchFailures = ['Failed to fetch', 'NetworkError when attempting to fetch', 'Load failed'];
  const importFailure =
    'Importing a module script failed: error loading dynamically imported module';

  test.each<[string, unknown, string]>([
    ['a missing index', sdkError('failed-precondition', 'requires an index. See'), 'index-missing'],
    ['an old version', sdkError('failed-precondition', 'does not match the base'), 'aborted'],
    ['a request that took too long', new DOMException('late', 'TimeoutError'), 'timeout'],
    ...[...fetchFailures, importFailure].map((message): [string, unknown, string] => [
      `a part of the site that cannot be fetched (${message})`,
      new TypeError(message),
      'network',
    ]),
    ...fetchFailures.map((message): [string, unknown, string] => [
      `a request of Firestore that found no way (${message})`,
      sdkError('unknown', `Request failed with error: ${message}`),
      'network',
    ]),
    ['an answer that says nothing', sdkError('unknown', 'Request failed: Teapot'), 'unknown'],
    ['a fault of our own', new TypeError('x is not a function'), 'unknown'],
    ['an error that only looks so', new Error('Failed to fetch'), 'unknown'],
    ['a text', 'text', 'unknown'],
    ['nothing', null, 'unknown'],
  ])('%s is told as such', (_what, thrown, code) => {
    expect(fromSdk(thrown).code).toBe(code);
  });

  test('keeps what was thrown as its cause, and an own error as it is', () => {
    const thrown = sdkError('unavailable');
    expect(fromSdk(thrown).cause).toBe(thrown);
    const own = new AppError('not-found');
    expect(fromSdk(own)).toBe(own);
  });
});

describe('guarded', () => {
  test('gives the value, or throws the own error', async () => {
    await expect(guarded(() => Promise.resolve(5))).resolves.toBe(5);
    await expect(guarded(() => Promise.reject(sdkError('unavailable')))).rejects.toMatchObject({
      name: 'AppError',
      code: 'network',
    });
  });
});

describe('withDeadline', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('passes on what comes in time and leaves no timer behind', async () => {
    await expect(withDeadline(Promise.resolve(5))).resolves.toBe(5);
    await expect(withDeadline(Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('after ten seconds a write is not confirmed', async () => {
    const outcome = expect(withDeadline(new Promise(() => undefined))).rejects.toMatchObject({
      code: 'not-confirmed',
    });
    await vi.advanceTimersByTimeAsync(9999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });
});

test('without keys nothing of Firebase is begun, and it is said why', () => {
  expect(firebaseApp).toThrow(expect.objectContaining({ code: 'not-configured' }));
});
