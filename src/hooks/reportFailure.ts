import { errorText, type OperationErrors } from '#src/model/base/errorTexts.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { showToast } from '#src/stores/toasts.ts';

/** Says what went wrong, in the words of the operation where it has some. */
export function reportFailure(thrown: unknown, errors?: OperationErrors): void {
  const { code, details } = toAppError(thrown);
  // Not knowing is not failing: the write may have arrived, and what was typed is still there.
  const kind = code === 'not-confirmed' ? 'warning' : 'error';
  const text = errorText(code, errors, details);
  showToast({ kind, text });
}
