import { describe, expect, test } from 'vitest';
import { fromSdk, guarded } from '#src/data/errors.ts';
import { AppError } from '#src/model/base/errors.ts';

const sdkError = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('fromSdk', () => {
  test.each([
    ['permission-denied', 'permission-denied'],
    ['unauthenticated', 'unauthenticated'],
    ['not-found', 'not-found'],
    ['already-exists', 'already-exists'],
    ['aborted', 'aborted'],
    ['cancelled', 'cancelled'],
    ['invalid-argument', 'invalid-argument'],
    ['unavailable', 'network'],
    ['deadline-exceeded', 'timeout'],
    ['resource-exhausted', 'quota-exceeded'],
    ['auth/user-not-found', 'auth/user-not-found'],
    ['auth/wrong-password', 'auth/wrong-password'],
    ['auth/invalid-credential', 'auth/invalid-credential'],
    ['auth/invalid-login-credentials', 'auth/invalid-credential'],
    ['auth/too-many-requests', 'auth/too-many-requests'],
    ['auth/expired-action-code', 'auth/expired-action-code'],
    ['auth/invalid-action-code', 'auth/invalid-action-code'],
    ['auth/weak-password', 'auth/weak-password'],
    ['auth/invalid-email', 'auth/invalid-email'],
    ['auth/network-request-failed', 'network'],
    ['auth/user-disabled', 'auth/user-disabled'],
    ['auth/requires-recent-login', 'auth/requires-recent-login'],
    ['auth/invalid-continue-uri', 'auth/invalid-continue-uri'],
    ['auth/missing-continue-uri', 'auth/missing-continue-uri'],
    ['auth/unauthorized-continue-uri', 'auth/unauthorized-continue-uri'],
    ['auth/operation-not-allowed', 'auth/operation-not-allowed'],
    ['auth/email-already-in-use', 'auth/email-already-in-use'],
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
    ['The query requires an index. You can create it here: https://…', 'index-missing'],
    ['the stored version does not match the required base version', 'aborted'],
  ])('failed-precondition (%s) is %s', (message, expected) => {
    expect(fromSdk(sdkError('failed-precondition', message)).code).toBe(expected);
  });

  test('a request that took too long has run out of time', () => {
    expect(fromSdk(new DOMException('signal timed out', 'TimeoutError')).code).toBe('timeout');
  });

  test.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Importing a module script failed: error loading dynamically imported module',
  ])('a part of the site that cannot be fetched (%s) is a lost network', (message) => {
    expect(fromSdk(new TypeError(message)).code).toBe('network');
  });

  test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'a request of Firestore that found no way (%s) is a lost network',
    (message) => {
      const wrapped = sdkError('unknown', `Request failed with error: ${message}`);
      expect(fromSdk(wrapped).code).toBe('network');
    },
  );

  test('an answer of Firestore that says nothing is unknown', () => {
    expect(fromSdk(sdkError('unknown', 'Request failed with error: Teapot')).code).toBe('unknown');
  });

  test.each([new TypeError('x is not a function'), new Error('Failed to fetch'), 'text', null, 5])(
    '%s is unknown',
    (thrown) => {
      expect(fromSdk(thrown).code).toBe('unknown');
    },
  );

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
