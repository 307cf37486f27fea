import type { AppError, AppErrorCode } from '#src/model/base/errors.ts';

const DEAD: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
]);

/** Whether trying the same link again is of no use. */
export function isDeadLink({ code }: AppError): boolean {
  return DEAD.has(code);
}
