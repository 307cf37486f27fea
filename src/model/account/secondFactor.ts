import * as z from 'zod/mini';
import type { RuleTable } from '../base/formRules.ts';
import { sha256 } from '../base/hash.ts';
import { type RandomBytes, randomText } from '../base/text.ts';
import { secondFactorTexts } from './secondFactorTexts.ts';

/* The codes that take the place of a lost authenticator app, each once. */

export const RECOVERY_CODE_COUNT = 10;

/** Without the letters and digits that are mistaken for each other on paper. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** A new code in groups of four characters. */
export function newRecoveryCode(bytes: RandomBytes): string {
  return randomText(ALPHABET, CODE_LENGTH, bytes).replace(GROUP, '$&-');
}

/** The characters of a typed code, without what people put between them; undefined when it is none. */
export function parseRecoveryCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`).test(code) ? code : undefined;
}

/** The hash of a code, which is all that is stored. It has 80 random bits, so that a fast hash is enough. */
export function recoveryCodeHash(uid: string, code: string): Promise<string> {
  return sha256(`${uid} ${parseRecoveryCode(code) ?? ''}`);
}

/** The codes of an account, written by `npm run admin`. */
export const recoveryCodesSchema = z.object({
  codes: z.array(
    z.object({
      hash: z.string(),
      /** The ids of the factors that the code has removed; it is good for no others. */
      removed: z.optional(z.array(z.string())),
    }),
  ),
});

export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/**
 * The codes after one of them removes these factors; undefined when it is unknown or was used for
 * others. The same request again changes nothing, so that it may be repeated after a lost answer.
 */
export function spendRecoveryCode(
  { codes }: RecoveryCodes,
  hash: string,
  factors: readonly string[],
): RecoveryCodes | undefined {
  const found = codes.find((code) => code.hash === hash);
  const isGood = found && factors.every((factor) => found.removed?.includes(factor) ?? true);
  if (!isGood) return undefined;
  return {
    codes: codes.map((code) =>
      code === found ? { hash, removed: code.removed ?? [...factors] } : code,
    ),
  };
}

/** The proofs that may be missing after the right password. Each answer may be tried again. */
export interface CodeChallenge {
  /** Answers with the code that the authenticator app shows. */
  answer: (code: string) => Promise<void>;
  /** Answers with a recovery code, which removes the app from the account. */
  recover: (code: string) => Promise<void>;
}

/** The state of the second factor: off, or on since a day. */
export interface AuthenticatorApp {
  isOn: boolean;
  since?: Date | undefined;
}

export interface CodeValues {
  code: string;
}

/** The digits of a typed code, which apps show in two groups. */
export const digitsOf = (typed: string): string => typed.replace(/\s/g, '');

export const appCodeRules: RuleTable<CodeValues> = [
  {
    field: 'code',
    check: ({ code }) => /^\d{6}$/.test(digitsOf(code)),
    message: secondFactorTexts.codeMissing,
  },
];

export const recoveryCodeRules: RuleTable<CodeValues> = [
  {
    field: 'code',
    check: ({ code }) => parseRecoveryCode(code) !== undefined,
    message: secondFactorTexts.recoveryMissing,
  },
];
