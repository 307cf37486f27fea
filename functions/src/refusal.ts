import { errorText, type OperationErrors } from '../../src/model/base/errorTexts.ts';
import { toAppError, type AppErrorCode } from '../../src/model/base/errors.ts';

interface RefusalOptions {
  /** In Danish; the text of the code when omitted. */
  text?: string;
  /** The attempted operation, whose own texts come before the general ones. */
  operation?: OperationErrors;
  /** Additional headers of the answer. */
  headers?: Record<string, string>;
  /** The limit that was passed, which programs are told. */
  limit?: number;
  cause?: unknown;
}

/** An error answer: thrown anywhere in a function and sent to the caller. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: AppErrorCode;
  readonly text: string;
  readonly headers: Record<string, string>;
  readonly limit: number | undefined;

  constructor(status: number, code: AppErrorCode, options: RefusalOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.text = options.text ?? errorText(code, options.operation);
    this.headers = options.headers ?? {};
    this.limit = options.limit;
  }
}

/** Refuses with 409 and a Danish text what cannot be done as things are now. */
export const refused = (text: string): Refusal => new Refusal(409, 'invalid-argument', { text });

/** A shop that does not offer what is asked for refuses. */
export function requireOffered(isOffered: boolean): void {
  if (!isOffered) throw new Refusal(404, 'not-configured');
}

/** Converts anything thrown to a refusal; unexpected errors reveal no details. */
export function toRefusal(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const { code } = toAppError(thrown);
  return code === 'path/invalid'
    ? new Refusal(400, 'invalid-argument')
    : new Refusal(500, 'unknown');
}
