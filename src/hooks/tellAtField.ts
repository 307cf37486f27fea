import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { toAppError, type AppErrorCode } from '#src/model/base/errors.ts';

interface Refusable<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  field: Path<Values>;
  /** The failures that are about this field. */
  codes: readonly AppErrorCode[];
  errors: OperationErrors;
}

/** Runs an action; what is refused about a field is said beside it, too, and the field gets focus. */
export async function tellAtField<Values extends FieldValues, Answer>(
  action: () => Promise<Answer>,
  { form, field, codes, errors }: Refusable<Values>,
): Promise<Answer> {
  try {
    return await action();
  } catch (thrown) {
    if (codes.includes(toAppError(thrown).code)) {
      const message = errorMessage(thrown, errors);
      form.setError(field, { type: 'server', message }, { shouldFocus: true });
    }
    throw thrown;
  }
}
