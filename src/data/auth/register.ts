import type { User } from 'firebase/auth';
import { fullName } from '#src/model/account/people.ts';
import {
  formatPhone,
  isCompletePhone,
  joinPhone,
  type PhoneParts,
} from '#src/model/account/phone.ts';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { fromSdk, guarded } from '../errors.ts';
import { ensureProfile } from './ownProfile.ts';
import { continueSettings } from './mailedLink.ts';
import { setByPolicy } from './passwordPolicy.ts';
import { loadAuth, signOut } from './session.ts';

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone: PhoneParts;
}

export interface Registered {
  name: string;
  /** False when the account was created but its verification mail could not be sent. */
  isMailSent: boolean;
  /** The account existed already, with an address that is not verified yet. */
  isResumed: boolean;
}

type Sdk = Awaited<ReturnType<typeof loadAuth>>;

/** The refusals of an account that is registered already: by another password, or with an app. */
const takenCodes: readonly AppErrorCode[] = [
  'auth/invalid-credential',
  'auth/multi-factor-auth-required',
];

/**
 * Finds the account of an earlier, interrupted attempt by signing in with its password. An account
 * with a verified address was registered earlier and is refused.
 */
async function resumeRegistration(sdk: Sdk, { email, password }: NewAccount): Promise<User> {
  const inUse = new AppError('auth/email-already-in-use');
  const found = await sdk
    .signInWithEmailAndPassword(sdk.auth, email, password)
    .catch((thrown: unknown) => {
      const error = fromSdk(thrown);
      throw takenCodes.includes(error.code) ? inUse : error;
    });
  if (!found.user.emailVerified) return found.user;
  await signOut();
  throw inUse;
}

async function createOrResume(
  sdk: Sdk,
  account: NewAccount,
): Promise<{ user: User; isResumed: boolean }> {
  try {
    const { email, password } = account;
    const { user } = await sdk.createUserWithEmailAndPassword(sdk.auth, email, password);
    return { user, isResumed: false };
  } catch (thrown) {
    const error = fromSdk(thrown);
    if (error.code !== 'auth/email-already-in-use') throw error;
    return { user: await resumeRegistration(sdk, account), isResumed: true };
  }
}

async function sendMail(sdk: Sdk, user: User): Promise<boolean> {
  try {
    await sdk.sendEmailVerification(user, continueSettings());
    return true;
  } catch (thrown) {
    console.warn('The verification mail could not be sent', fromSdk(thrown).code);
    return false;
  }
}

/**
 * Creates an account with its profile and sends the verification mail. After an interruption at any
 * step, calling it again completes the rest. The account is not a session until its address is
 * verified.
 */
export function register(account: NewAccount): Promise<Registered> {
  return guarded(async () => {
    const { firstName, lastName, phone } = account;
    if (!isCompletePhone(phone)) throw new AppError('auth/phone-missing');
    const sdk = await loadAuth();
    const name = fullName(firstName, lastName);
    // Kept for this window, so that the mail can be sent again.
    await sdk.setPersistence(sdk.auth, sdk.browserSessionPersistence);
    const { user, isResumed } = await setByPolicy(sdk, account.password, () =>
      createOrResume(sdk, account),
    );
    await ensureProfile(user, {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      phoneNumber: formatPhone(joinPhone(phone)),
      originalPhoneNumber: phone.digits,
    });
    await sdk.updateProfile(user, { displayName: name });
    return { name, isMailSent: await sendMail(sdk, user), isResumed };
  });
}
