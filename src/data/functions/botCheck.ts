import { AppError, toAppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { callFunction } from './callables.ts';

/**
 * Errors with texts of their own; all others are reported as a failure of the provider's service.
 */
const CODES_WITH_OWN_TEXT: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'captcha/failed',
  'captcha/missing',
  'network',
  'offline',
  'timeout',
  'rate-limited',
]);

/** Verifies a token on the server; throws when it is invalid. */
export async function verifyBotCheck(token: string): Promise<void> {
  try {
    await callFunction(contracts.verifyRecaptcha, { token });
  } catch (thrown) {
    const error = toAppError(thrown);
    const { status, message } = error.details;
    if (CODES_WITH_OWN_TEXT.has(error.code) || status === undefined) throw error;
    // The answer of a server in between is no text for visitors.
    console.warn('The bot check could not be verified', `HTTP ${status}: ${message ?? ''}`);
    throw new AppError('captcha/http', { details: { status }, cause: error });
  }
}
