import { defineSecret } from 'firebase-functions/params';
import * as z from 'zod/mini';
import { isCaptchaToken } from '../../../src/model/contact/captcha.ts';
import { captchaAnswers } from '../../../src/model/contact/texts.ts';
import {
  contracts,
  type ContractOutput,
  LEGACY_CAPTCHA_PATH,
} from '../../../src/model/system/contracts.ts';
import { captchaTexts } from '../../../src/model/system/functionTexts.ts';
import { ok, serve } from '../callable.ts';
import { captchaVerifyUrl, isEmulated, isOwnOrigin } from '../env.ts';
import { anonymous } from '../guards/identity.ts';
import { rateLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';

type CaptchaResult = ContractOutput<typeof contracts.verifyRecaptcha>;

const PROVIDER_TIMEOUT_MS = 5000;

const providerAnswer = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
});

export type ProviderAnswer = z.infer<typeof providerAnswer>;

const TOO_SHORT = 'invalid-input-response';
const FOREIGN_HOST = 'hostname-mismatch';

function failed(errorCodes: string[]): CaptchaResult {
  const { failed: error, incomplete: message } = captchaAnswers;
  return { success: false, errorCodes, message, error, code: 'captcha/failed' };
}

/** Converts the provider's answer. A token solved on another site is refused. */
export function captchaResult(answer: ProviderAnswer): CaptchaResult {
  if (!answer.success) return failed(answer['error-codes'] ?? []);
  const isOurs = ['http', 'https'].some((scheme) =>
    isOwnOrigin(`${scheme}://${answer.hostname ?? ''}`),
  );
  if (!isOurs) return failed([FOREIGN_HOST]);
  return { success: true, errorCodes: [], message: captchaTexts.passed };
}

async function askProvider(secret: string, token: string): Promise<ProviderAnswer> {
  try {
    const answer = await fetch(captchaVerifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    return z.parse(providerAnswer, await answer.json());
  } catch (cause) {
    throw new Refusal(502, 'service-failed', { text: captchaTexts.unavailable, cause });
  }
}

/** In the emulator a declared secret would be looked up online, and the local stand-in accepts any. */
const captchaSecret = isEmulated ? undefined : defineSecret('RECAPTCHA_SECRET');

/** Verifies a token with the provider; each token is valid once. Hosting also forwards unknown API paths here, which are answered as unknown, in JSON. */
export const verifyRecaptcha = serve({
  contract: contracts.verifyRecaptcha,
  limit: rateLimits.verifyRecaptcha,
  aliases: [LEGACY_CAPTCHA_PATH],
  invalidInput: { code: 'captcha/missing', text: captchaAnswers.missing },
  options: { timeoutSeconds: 15, secrets: captchaSecret ? [captchaSecret] : [] },
  identify: (request) => anonymous(request),
  async handle({ input: { token } }) {
    if (!isCaptchaToken(token)) return { status: 400, body: failed([TOO_SHORT]) };
    const secret = captchaSecret?.value() ?? 'local';
    if (secret === '') {
      throw new Refusal(500, 'not-configured', { text: captchaTexts.notConfigured });
    }
    return ok(captchaResult(await askProvider(secret, token)));
  },
});
