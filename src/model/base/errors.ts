/** Every error code, grouped by the part of the product that throws it. */
export const appErrorCodes = [
  'unknown',
  'network',
  'offline',
  'not-confirmed',
  'timeout',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'already-exists',
  'invalid-argument',
  'invalid-record',
  'aborted',
  'cancelled',
  'rate-limited',
  'quota-exceeded',
  'index-missing',
  'database-unavailable',
  'not-configured',
  'service-failed',
  'path/invalid',
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/too-many-requests',
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/weak-password',
  'auth/password-does-not-meet-requirements',
  'auth/invalid-email',
  'auth/user-disabled',
  'auth/requires-recent-login',
  'auth/invalid-continue-uri',
  'auth/missing-continue-uri',
  'auth/unauthorized-continue-uri',
  'auth/operation-not-allowed',
  'auth/email-already-in-use',
  'auth/no-current-user',
  'auth/email-not-verified',
  'auth/email-already-verified',
  'auth/phone-unknown',
  'auth/phone-missing',
  'auth/session-expired',
  'auth/deletion-incomplete',
  'auth/multi-factor-auth-required',
  'auth/invalid-verification-code',
  'cart/login-required',
  'cart/duplicate',
  'cart/consent-required',
  'order/not-found',
  'order/not-pending',
  'order/already-approved',
  'order/already-rejected',
  'order/item-missing',
  'order/blocked',
  'order/gift-card-blocked',
  'order/withdrawn',
  'order/cancelled',
  'order/downloaded',
  'order/price-changed',
  'upload/too-large',
  'upload/folder-refused',
  'upload/project-missing',
  'upload/watermark-missing',
  'upload/service-unavailable',
  'upload/interrupted',
  'upload/unreadable',
  'upload/not-a-picture',
  'upload/too-many-pixels',
  'upload/full',
  'upload/heic-unreadable',
  'upload/decoder-missing',
  'upload/overtaken',
  'upload/ordered',
  'download/unidentified',
  'download/no-link',
  'download/not-owner',
  'download/not-opened',
  'download/needs-server',
  'download/file-failed',
  'download/album-empty',
  'download/nothing-downloaded',
  'zip/unsupported',
  'zip/empty',
  'backup/refused-source',
  'backup/http-status',
  'backup/not-an-image',
  'backup/empty',
  'backup/unreachable',
  'app-check/failed',
  'captcha/missing',
  'captcha/failed',
  'captcha/http',
  'email/incomplete',
  'email/unauthorized',
  'email/quota',
  'email/template',
  'email/provider',
] as const;

export type AppErrorCode = (typeof appErrorCodes)[number];

/** Values for the placeholders in an error's text: a file name, a status, a provider's message. */
export type ErrorDetails = Readonly<Record<string, string | number>>;

/** The one error class that layers pass to each other; its text is chosen by its code. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly details: ErrorDetails;

  constructor(code: AppErrorCode, options: { details?: ErrorDetails; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details ?? {};
  }
}

export function toAppError(thrown: unknown): AppError {
  return thrown instanceof AppError ? thrown : new AppError('unknown', { cause: thrown });
}

const UNKNOWN_RESULT_CODES: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'unknown',
  'network',
  'timeout',
  'not-confirmed',
  'aborted',
  'service-failed',
]);

/** True when the write may have succeeded although its answer was lost. */
export function isResultUnknown(thrown: unknown): boolean {
  return UNKNOWN_RESULT_CODES.has(toAppError(thrown).code);
}

/**
 * True when the order itself cannot be decided: it has been already, or what was ordered is gone.
 */
export function isOrderRefusal(thrown: unknown): boolean {
  return toAppError(thrown).code.startsWith('order/');
}

/** True when the user cancelled the browser's action, for example by closing its share sheet. */
export function isAbort(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError';
}
