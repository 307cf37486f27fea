import * as z from 'zod/mini';
import { AppError, appErrorCodes, type AppErrorCode } from '#src/model/base/errors.ts';
import { hasBody, type Contract } from '#src/model/system/contracts.ts';
import { appCheckHeaders } from '../appCheck.ts';
import { idToken } from '../auth/session.ts';
import { guarded } from '../errors.ts';
import { codeForStatus } from '../http.ts';

const ANSWER_TIMEOUT_MS = 60_000;

const failureSchema = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  code: z.optional(z.string()),
});

function isAppErrorCode(code: string | undefined): code is AppErrorCode {
  return appErrorCodes.some((known) => known === code);
}

/** Converts a refusal to an error; the function's Danish message is kept in `details`. */
function failure(status: number, body: unknown): AppError {
  const answer = z.safeParse(failureSchema, body);
  const { code, error } = answer.success ? answer.data : {};
  const known = isAppErrorCode(code) ? code : codeForStatus(status);
  // The whole answer is available to callers as the cause.
  return new AppError(known, {
    details: { status, ...(error ? { message: error } : {}) },
    cause: body,
  });
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // An HTML page instead of JSON: something between the browser and the function has failed.
    return undefined;
  }
}

async function requestFor<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: Contract<Input, Output>,
  input: z.infer<Input>,
): Promise<RequestInit> {
  const { method, needsSignIn } = contract;
  const token = needsSignIn ? await idToken() : undefined;
  return {
    method,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    headers: {
      Accept: 'application/json',
      ...(USES_APP_CHECK && (await appCheckHeaders())),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(hasBody(contract) ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(hasBody(contract) ? { body: JSON.stringify(input) } : {}),
  };
}

/** Calls a server function and returns its answer; a refusal is thrown. */
export async function callFunction<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: Contract<Input, Output>,
  input: z.infer<Input>,
): Promise<z.infer<Output>> {
  const request = await requestFor(contract, input);
  const response = await guarded(() => fetch(contract.path, request));
  const body = await jsonOf(response);
  const verdict = z.safeParse(failureSchema, body);
  if (!response.ok || !verdict.success || !verdict.data.success)
    throw failure(response.status, body);
  const answer = z.safeParse(contract.output, body);
  if (!answer.success) throw new AppError('service-failed', { cause: answer.error });
  return answer.data;
}
