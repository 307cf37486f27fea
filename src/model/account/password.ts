import type { AppErrorCode } from '../base/errors.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

export type PasswordProblem = 'missing' | 'too-short' | 'too-long' | 'no-capital' | 'no-special';

/*
 * The letters and special characters that Firebase counts when a project asks for them: no Æ, Ø or
 * Å, and no `-`, `+`, `=` or space.
 */
const CAPITAL = /[A-Z]/;
const SPECIAL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`]/;

/** The first requirement a new password does not meet, in the order in which messages are shown. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password === '') return 'missing';
  if (password.length < PASSWORD_MIN_LENGTH) return 'too-short';
  if (password.length > PASSWORD_MAX_LENGTH) return 'too-long';
  if (!CAPITAL.test(password)) return 'no-capital';
  return SPECIAL.test(password) ? undefined : 'no-special';
}

/** Something that looks like what is missing, and does not count. */
export type UncountedPart = 'capital' | 'special';

/** Returns what somebody may take for a capital or a special character, while there is no real one. */
export function uncountedParts(password: string): UncountedPart[] {
  const isCapital = !CAPITAL.test(password) && /\p{Lu}/u.test(password);
  const isSpecial = !SPECIAL.test(password) && /[^\p{L}\p{N}]/u.test(password);
  return [...(isCapital ? ['capital' as const] : []), ...(isSpecial ? ['special' as const] : [])];
}

export interface NewPasswordChecklist {
  length: boolean;
  digit: boolean;
  letter: boolean;
  capital: boolean;
  special: boolean;
}

/**
 * The requirements on the page behind a reset link, checked one by one because each is ticked while
 * typing.
 */
export function newPasswordChecklist(password: string): NewPasswordChecklist {
  return {
    length: password.length >= PASSWORD_MIN_LENGTH,
    digit: /\d/.test(password),
    letter: /\p{L}/u.test(password),
    capital: CAPITAL.test(password),
    special: SPECIAL.test(password),
  };
}

/** The page behind a reset link asks for a digit besides what every password needs. */
export function isNewPasswordAccepted(password: string): boolean {
  const isMet = Object.values(newPasswordChecklist(password)).every(Boolean);
  return isMet && passwordProblem(password) === undefined;
}

/** The number of criteria of the strength meter that a password meets, out of five. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 | 5 {
  const criteria = [
    password.length >= PASSWORD_MIN_LENGTH,
    /\p{Ll}/u.test(password),
    CAPITAL.test(password),
    /\d/.test(password),
    SPECIAL.test(password),
  ];
  const met = criteria.filter(Boolean).length;
  return ([0, 1, 2, 3, 4, 5] as const)[met] ?? 0;
}

/** The codes of a wrong password. Firebase uses either, depending on its protection against enumeration. */
export const wrongPasswordCodes: readonly AppErrorCode[] = [
  'auth/wrong-password',
  'auth/invalid-credential',
];
