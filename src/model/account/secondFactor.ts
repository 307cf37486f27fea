import type { RuleTable } from '../base/formRules.ts';
import { parseRecoveryCode } from './recoveryCodes.ts';
import { secondFactorTexts } from './secondFactorTexts.ts';

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
