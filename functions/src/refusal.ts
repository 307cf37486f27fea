import { errorText, type OperationErrors } from '../../src/model/base/errorTexts.ts';
import { toAppError, type AppErrorCode } from '../../src/model/base/errors.ts';

interface RefusalOptions {
  /** Danish; without it the text of the code. */
  text?: string;
  /** What was attempted, where that has words of its own for the code. */
  operation?: OperationErrors;
  /** Further headers of the answer. */
  headers?: Record<string, string>;
  cause?: unknown;
}

/** An answer that is no success: thrown anywhere in a function, told to the caller as it is. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: AppErrorCode;
  readonly text: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: AppErrorCode, options: RefusalOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.text = options.text ?? errorText(code, options.operation);
    this.headers = options.headers ?? {};
  }
}

/** Anything thrown, as something that may be told; what was not foreseen tells nothing of itself. */
export function toRefusal(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const { code } = toAppError(thrown);
  return code === 'path/invalid'
    ? new Refusal(400, 'invalid-argument')
    : new Refusal(500, 'unknown');
}
