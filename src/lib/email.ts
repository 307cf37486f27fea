import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import { env } from '#src/config/env.ts';
import { site } from '#src/config/site.ts';
import { withTimeout } from '#src/model/base/async.ts';
import { AppError } from '#src/model/base/errors.ts';
import { mailFailureCode, type MailFailure } from '#src/model/contact/mail.ts';

/** The provider's library has no timeout of its own. */
const ANSWER_TIMEOUT_MS = 30_000;

function refusal(failure: MailFailure, cause: unknown): AppError {
  // The texts of mail failures name the address to write to instead.
  const details = { email: site.email, message: failure.text };
  return new AppError(mailFailureCode(failure), { details, cause });
}

/** Converts the library's errors: a response of the provider, or a failed `fetch`. */
function fromProvider(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof EmailJSResponseStatus) return refusal(thrown, thrown);
  if (thrown instanceof TypeError) return refusal({ status: undefined, text: '' }, thrown);
  return new AppError('unknown', { details: { email: site.email }, cause: thrown });
}

function timeoutError(): AppError {
  return new AppError('timeout', { details: { email: site.email } });
}

/**
 * Sends the photographer a mail through EmailJS; `params` fill the template, which alone names the
 * recipient.
 */
export async function sendMail(params: Record<string, string>): Promise<void> {
  if (!env.email) throw new AppError('not-configured');
  const { origin, publicKey, serviceId, templateId } = env.email;
  init({ publicKey, origin });
  try {
    await withTimeout(send(serviceId, templateId, params), ANSWER_TIMEOUT_MS, timeoutError);
  } catch (thrown) {
    throw fromProvider(thrown);
  }
}
