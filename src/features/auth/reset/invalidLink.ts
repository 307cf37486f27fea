import type { AppError, AppErrorCode } from '#src/model/base/errors.ts';

const INVALID_LINK_CODES: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
]);

/** Returns true when the link itself is the problem, so that a retry is pointless. */
export function isInvalidLink({ code }: AppError): boolean {
  return INVALID_LINK_CODES.has(code);
}
