import { randomBytes } from 'node:crypto';
import {
  newRecoveryCode,
  RECOVERY_CODE_COUNT,
  recoveryCodeHash,
} from '#src/model/account/secondFactor.ts';
import { type Accounts, requireAccount, verifiedAccount } from './accounts.ts';

/** Lets administrators sign in with an authenticator app. May be repeated. */
export async function allowFactor(accounts: Accounts): Promise<string[]> {
  await accounts.allowSecondFactor();
  return [
    'Authenticator apps are turned on in this project.',
    'Each administrator sets one up in the profile, under "Skift adgangskode".',
  ];
}

/** Makes new codes for a lost app. Only their hashes are stored, so that they are shown once. */
export async function makeRecoveryCodes(accounts: Accounts, email: string): Promise<string[]> {
  const { uid, hasSecondFactor } = await verifiedAccount(accounts, email);
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => newRecoveryCode(randomBytes));
  const hashes = await Promise.all(codes.map((code) => recoveryCodeHash(uid, code)));
  await accounts.keepRecoveryCodes(uid, hashes);
  return [
    `The recovery codes of ${email}. They are shown this once; earlier ones are void.`,
    ...codes.map((code) => `  ${code}`),
    'Print them, and keep them apart from the telephone. Each removes a lost app once.',
    ...(hasSecondFactor ? [] : [`${email} has no authenticator app yet: the profile sets one up.`]),
  ];
}

/** Takes the app away from an account whose owner has lost it together with the codes. */
export async function removeFactor(accounts: Accounts, email: string): Promise<string[]> {
  const { uid, hasSecondFactor } = await requireAccount(accounts, email);
  if (!hasSecondFactor) return [`${email} has no authenticator app.`];
  await accounts.removeSecondFactor(uid);
  return [
    `The authenticator app of ${email} is removed. The password alone signs in again.`,
    'Set up a new one in the profile at once.',
  ];
}
