import { toAppError } from './errors.ts';
import type { OperationErrors } from './texts/errors.ts';
import { errorText } from './texts/errors.ts';

/** The Danish text of anything thrown, in the words of the operation where it has some. */
export function errorMessage(thrown: unknown, operation?: OperationErrors): string {
  const { code, details } = toAppError(thrown);
  return errorText(code, operation, details);
}
