import { errorText, type OperationErrors } from '#src/model/base/errorTexts.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { showToast } from '#src/stores/toasts.ts';

/** Shows a failure as a toast, with the operation's own text for its code where there is one. */
export function reportFailure(thrown: unknown, errors?: OperationErrors): void {
  const { code, details } = toAppError(thrown);
  // An unconfirmed write may still have arrived, and the form keeps its input: a warning is enough.
  const kind = code === 'not-confirmed' ? 'warning' : 'error';
  const text = errorText(code, errors, details);
  showToast({ kind, text });
}
