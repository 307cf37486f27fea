import { toAppError } from '#src/shared/errors.ts';
import type { AppErrorCode } from '#src/shared/errors.ts';
import { errorText } from '#src/shared/texts/errors.ts';
import type { OperationErrors } from '#src/shared/texts/errors.ts';
import { showToast, useToasts } from '#src/stores/toasts.ts';

/** The end of a session is told by whoever follows it, and by what failed because of it: once is enough. */
function isTold(code: AppErrorCode, text: string): boolean {
  const { toasts } = useToasts.getState();
  return code === 'auth/session-expired' && toasts.some((toast) => toast.text === text);
}

/** Says what went wrong, in the words of the operation where it has some. */
export function reportFailure(thrown: unknown, errors?: OperationErrors): void {
  const { code, details } = toAppError(thrown);
  // Not knowing is not failing: the write may have arrived, and what was typed is still there.
  const kind = code === 'not-confirmed' ? 'warning' : 'error';
  const text = errorText(code, errors, details);
  if (!isTold(code, text)) showToast({ kind, text });
}
