import { AppError, toAppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { callFunction } from './callables.ts';

/** What went wrong between us and the server; all else is the server's own trouble. */
const OWN_WORDS: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'captcha/failed',
  'captcha/missing',
  'network',
  'offline',
  'timeout',
  'rate-limited',
]);

/** Has the server ask the provider whether a token is good; throws when it is not. */
export async function verifyCaptcha(token: string): Promise<void> {
  try {
    await callFunction(contracts.verifyRecaptcha, { token });
  } catch (thrown) {
    const error = toAppError(thrown);
    const { status, message } = error.details;
    if (OWN_WORDS.has(error.code) || status === undefined) throw error;
    const details = { status, text: message ?? '' };
    throw new AppError('captcha/http', { details, cause: error });
  }
}
