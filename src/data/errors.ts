import { withTimeout } from '#src/model/base/async.ts';
import { AppError, appErrorCodes, type AppErrorCode } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/units.ts';

/** The SDK codes with another name here. A code in neither list is 'unknown'. */
const RENAMED: Readonly<Record<string, AppErrorCode>> = {
  // Firestore
  unavailable: 'network',
  'deadline-exceeded': 'timeout',
  'resource-exhausted': 'quota-exceeded',
  internal: 'service-failed',
  'data-loss': 'service-failed',
  // Authentication
  'auth/network-request-failed': 'network',
  'auth/timeout': 'timeout',
  'auth/internal-error': 'service-failed',
  'auth/invalid-login-credentials': 'auth/invalid-credential',
  'auth/missing-password': 'auth/invalid-credential',
  'auth/missing-email': 'auth/invalid-email',
  'auth/invalid-recipient-email': 'auth/invalid-email',
  'auth/invalid-new-email': 'auth/invalid-email',
  'auth/no-such-provider': 'auth/operation-not-allowed',
  'auth/null-user': 'auth/no-current-user',
  'auth/quota-exceeded': 'auth/too-many-requests',
  'auth/user-token-expired': 'auth/session-expired',
  'auth/invalid-user-token': 'auth/session-expired',
  'auth/user-mismatch': 'auth/invalid-credential',
  // Storage
  'storage/unauthorized': 'permission-denied',
  'storage/unauthenticated': 'unauthenticated',
  'storage/object-not-found': 'not-found',
  'storage/bucket-not-found': 'not-configured',
  'storage/project-not-found': 'not-configured',
  'storage/no-default-bucket': 'not-configured',
  'storage/quota-exceeded': 'quota-exceeded',
  'storage/canceled': 'cancelled',
  'storage/retry-limit-exceeded': 'upload/interrupted',
  'storage/server-file-wrong-size': 'upload/interrupted',
  'storage/invalid-checksum': 'upload/interrupted',
  'storage/cannot-slice-blob': 'upload/unreadable',
  'storage/unknown': 'upload/service-unavailable',
  // Realtime Database: the code is the first word of the message.
  PERMISSION_DENIED: 'permission-denied',
};

const OWN = new Map<string, AppErrorCode>(appErrorCodes.map((code) => [code, code]));

function sdkCode(thrown: object): string | undefined {
  if ('code' in thrown && typeof thrown.code === 'string') return thrown.code;
  return undefined;
}

function codeFor(thrown: unknown): AppErrorCode {
  if (thrown === null || typeof thrown !== 'object') return 'unknown';
  const code = sdkCode(thrown);
  const message = 'message' in thrown && typeof thrown.message === 'string' ? thrown.message : '';
  if (code === undefined || code === 'unknown') return requestCode(thrown, message);
  if (code === 'failed-precondition') return preconditionCode(message);
  return RENAMED[code] ?? OWN.get(code) ?? OWN.get(code.toLowerCase()) ?? 'unknown';
}

/** Firestore uses one code for a missing index and for a document that has changed meanwhile. */
function preconditionCode(message: string): AppErrorCode {
  return /index/i.test(message) ? 'index-missing' : 'aborted';
}

/** Also covers a module that could not be fetched, however the browser reports it. */
function requestCode(thrown: object, message: string): AppErrorCode {
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return 'timeout';
  // Firestore wraps the browser's error for a failed request and reports it as 'unknown'.
  const isRequest = thrown instanceof TypeError || message.startsWith('Request failed');
  const isFailedFetch = isRequest && /fetch|load failed|network|imported module/i.test(message);
  return isFailedFetch ? 'network' : 'unknown';
}

/** Converts anything thrown by an SDK to an AppError. */
export function fromSdk(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return new AppError(codeFor(thrown), { cause: thrown });
}

/** Runs a call to an SDK and converts its errors to AppErrors. */
export async function guarded<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (thrown) {
    throw fromSdk(thrown);
  }
}

export const WRITE_DEADLINE_MS = 10 * SECOND_MS;

/**
 * Limits the wait for a write. After the limit its result is unknown: the caller reports
 * 'not-confirmed' and repeats it under the same id.
 */
export function withDeadline<Value>(
  write: Promise<Value>,
  milliseconds = WRITE_DEADLINE_MS,
): Promise<Value> {
  return withTimeout(write, milliseconds, () => new AppError('not-confirmed'));
}
