import type { PasswordValidationStatus } from 'firebase/auth';
import { env } from '#src/config/env.ts';
import { policyTexts } from '#src/model/account/texts.ts';
import { AppError } from '#src/model/base/errors.ts';
import { fromSdk } from '../errors.ts';
import type { loadAuth } from './session.ts';

type Sdk = Awaited<ReturnType<typeof loadAuth>>;

const CODE = 'auth/password-does-not-meet-requirements';

function refusal(requirements: readonly string[], cause?: unknown): AppError {
  return new AppError(CODE, { details: { missing: policyTexts.missing(requirements) }, cause });
}

function unmet(status: PasswordValidationStatus): string[] {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const { min, max, lower, upper, digit, special } = policyTexts;
  const verdicts: [boolean | undefined, string][] = [
    [status.meetsMinPasswordLength, min(String(minPasswordLength))],
    [status.meetsMaxPasswordLength, max(String(maxPasswordLength))],
    [status.containsLowercaseLetter, lower],
    [status.containsUppercaseLetter, upper],
    [status.containsNumericCharacter, digit],
    [status.containsNonAlphanumericCharacter, special],
  ];
  return verdicts.flatMap(([isMet, text]) => (isMet === false ? [text] : []));
}

/** Reads the list in a refusal: "Missing password requirements: [Password must contain …, …]". */
function listed(message: string): string[] {
  const { min, max, lower, upper, digit, special } = policyTexts;
  const words: [RegExp, (count: string) => string][] = [
    [/at least (\d+)/, min],
    [/at most (\d+)/, max],
    [/lower ?case/i, () => lower],
    [/upper ?case/i, () => upper],
    [/\ba numeric/i, () => digit],
    [/non-alphanumeric/i, () => special],
  ];
  return words.flatMap(([pattern, text]) => {
    const found = pattern.exec(message);
    return found ? [text(found[1] ?? '')] : [];
  });
}

/**
 * Asks for the policy that is enforced, which may be stricter than the pages know. When it cannot be
 * read the service itself decides. The local sign-in service has none.
 */
async function askPolicy(sdk: Sdk, password: string): Promise<void> {
  if (env.backend === 'local') return;
  const status = await sdk.validatePassword(sdk.auth, password).catch(() => undefined);
  if (!status || status.isValid || status.passwordPolicy.enforcementState !== 'ENFORCE') return;
  throw refusal(unmet(status));
}

/** Sets a password with `save`. One that the service refuses is an error that names what is missing. */
export async function setByPolicy<Answer>(
  sdk: Sdk,
  password: string,
  save: () => Promise<Answer>,
): Promise<Answer> {
  await askPolicy(sdk, password);
  try {
    return await save();
  } catch (thrown) {
    const error = fromSdk(thrown);
    if (error.code !== CODE) throw error;
    throw refusal(thrown instanceof Error ? listed(thrown.message) : [], thrown);
  }
}
