import type { AppErrorCode } from '#src/model/base/errors.ts';

/** The codes of a wrong password. Firebase uses either, depending on its protection against enumeration. */
export const wrongPasswordCodes: readonly AppErrorCode[] = [
  'auth/wrong-password',
  'auth/invalid-credential',
];
