import { defineSecret } from 'firebase-functions/params';
import * as z from 'zod/mini';
import { isBotCheckToken } from '../../../src/model/contact/botCheck.ts';
import { botCheckAnswers } from '../../../src/model/contact/texts.ts';
import {
  contracts,
  type ContractOutput,
  LEGACY_BOT_CHECK_PATH,
} from '../../../src/model/system/contracts.ts';
import { verificationTexts } from '../../../src/model/system/functionTexts.ts';
import { ok, serve } from '../callable.ts';
import { recaptchaVerifyUrl, isEmulated, isOwnOrigin } from '../env.ts';
import { anonymous } from '../guards/identity.ts';
import { rateLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';

type BotCheckResult = ContractOutput<typeof contracts.verifyRecaptcha>;

const PROVIDER_TIMEOUT_MS = 5000;

const providerAnswer = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
});

export type ProviderAnswer = z.infer<typeof providerAnswer>;

const TOO_SHORT = 'invalid-input-response';
const FOREIGN_HOST = 'hostname-mismatch';

function failed(errorCodes: string[]): BotCheckResult {
  const { failed: error, incomplete: message } = botCheckAnswers;
  return { success: false, errorCodes, message, error, code: 'captcha/failed' };
}

/** Converts the provider's answer. A token solved on another site is refused. */
export function botCheckResult(answer: ProviderAnswer): BotCheckResult {
  if (!answer.success) return failed(answer['error-codes'] ?? []);
  const isOurs = ['http', 'https'].some((scheme) =>
    isOwnOrigin(`${scheme}://${answer.hostname ?? ''}`),
  );
  if (!isOurs) return failed([FOREIGN_HOST]);
  return { success: true, errorCodes: [], message: verificationTexts.passed };
}

async function askProvider(secret: string, token: string): Promise<ProviderAnswer> {
  try {
    const answer = await fetch(recaptchaVerifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    return z.parse(providerAnswer, await answer.json());
  } catch (cause) {
    throw new Refusal(502, 'service-failed', { text: verificationTexts.unavailable, cause });
  }
}

/** In the emulator a declared secret would be looked up online, and the local stand-in accepts any. */
const recaptchaSecret = isEmulated ? undefined : defineSecret('RECAPTCHA_SECRET');

/** The secrets of functions that check visitors. */
export const botCheckSecrets = recaptchaSecret ? [recaptchaSecret] : [];

/** Asks the provider about a token, which is valid once. */
async function checkToken(token: string): Promise<BotCheckResult> {
  const secret = recaptchaSecret?.value() ?? 'local';
  if (secret === '') {
    throw new Refusal(500, 'not-configured', { text: verificationTexts.notConfigured });
  }
  return botCheckResult(await askProvider(secret, token));
}

/** Refuses whoever has not solved the challenge. */
export async function requireSolved(token: string): Promise<void> {
  if (!isBotCheckToken(token))
    throw new Refusal(400, 'captcha/missing', { text: botCheckAnswers.missing });
  const { success, error = botCheckAnswers.failed } = await checkToken(token);
  if (!success) throw new Refusal(400, 'captcha/failed', { text: error });
}

/** Verifies a token with the provider; each token is valid once. Hosting also forwards unknown API paths here, which are answered as unknown, in JSON. */
export const verifyRecaptcha = serve({
  contract: contracts.verifyRecaptcha,
  limit: rateLimits.verifyRecaptcha,
  aliases: [LEGACY_BOT_CHECK_PATH],
  invalidInput: { code: 'captcha/missing', text: botCheckAnswers.missing },
  options: { timeoutSeconds: 15, secrets: botCheckSecrets },
  identify: (request) => anonymous(request),
  async handle({ input: { token } }) {
    if (!isBotCheckToken(token)) return { status: 400, body: failed([TOO_SHORT]) };
    return ok(await checkToken(token));
  },
});
