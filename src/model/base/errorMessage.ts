import { type OperationErrors, errorText } from './errorTexts.ts';
import { toAppError } from './errors.ts';

/** The Danish text of anything thrown, in the words of the operation where it has some. */
export function errorMessage(thrown: unknown, operation?: OperationErrors): string {
  const { code, details } = toAppError(thrown);
  return errorText(code, operation, details);
}
