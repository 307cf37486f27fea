import type { AppErrorCode } from '#src/model/base/errors.ts';

/** What is wrong with a password that was asked for again; Firebase tells the two apart or does not. */
export const wrongPasswordCodes: readonly AppErrorCode[] = [
  'auth/wrong-password',
  'auth/invalid-credential',
];
