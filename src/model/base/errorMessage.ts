import { type OperationErrors, errorText } from './errorTexts.ts';
import { toAppError } from './errors.ts';

/** The Danish text for anything thrown; the operation's own texts come first. */
export function errorMessage(thrown: unknown, operation?: OperationErrors): string {
  const { code, details } = toAppError(thrown);
  return errorText(code, operation, details);
}
