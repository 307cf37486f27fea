import {
  accounts,
  currentAccount,
  keepSessionIn,
  listen,
  setCurrent,
  type Account,
} from '../accounts.ts';
import { pass } from '../interruptions.ts';

/* Stands in for `src/data/sdk/auth.ts`. */

const problem = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

function userOf(account: Account) {
  const { uid } = account;
  const claims = () => ({ email_verified: account.emailVerified, ...account.claims });
  return {
    uid,
    metadata: { creationTime: account.createdAt.toUTCString() },
    get email() {
      return account.email;
    },
    get displayName() {
      return account.displayName;
    },
    get emailVerified() {
      return account.emailVerified;
    },
    getIdToken: async (isForced = false) => {
      await pass('auth', 'getIdToken');
      if (account.isDisabled) throw problem('user-disabled');
      if (isForced && currentAccount() === account) setCurrent(account);
      return `token-of-${uid}`;
    },
    getIdTokenResult: async () => {
      await pass('auth', 'getIdToken');
      return { claims: claims() };
    },
  };
}

type User = ReturnType<typeof userOf>;

/** The code that every authenticator app shows. */
export const APP_CODE = '123456';

const users = new WeakMap<Account, User>();

/** The same object for the same account, as with the SDK. */
function known(account: Account): User {
  const user = users.get(account) ?? userOf(account);
  users.set(account, user);
  return user;
}

function currentUser(): User | null {
  const account = currentAccount();
  return account ? known(account) : null;
}

export const auth = {
  get currentUser() {
    return currentUser();
  },
  authStateReady: () => Promise.resolve(),
};

type Auth = typeof auth;

export const browserLocalPersistence = { storage: window.localStorage };
export const browserSessionPersistence = { storage: window.sessionStorage };

function accountOf({ uid }: { uid: string }): Account {
  const account = accounts.all().find((each) => each.uid === uid);
  if (!account) throw problem('user-token-expired');
  if (account.isDisabled) throw problem('user-disabled');
  return account;
}

function proved(email: string, password: string): Account {
  const account = accounts.get(email);
  if (account?.password !== password) throw problem('invalid-credential');
  if (account.isDisabled) throw problem('user-disabled');
  return account;
}

export function onIdTokenChanged(_auth: Auth, tell: (user: User | null) => void): void {
  listen((account) => tell(account ? known(account) : null));
  void Promise.resolve().then(() => tell(currentUser()));
}

export async function setPersistence(
  _auth: Auth,
  { storage }: { storage: Storage },
): Promise<void> {
  await pass('auth', 'setPersistence');
  keepSessionIn(storage);
}

export async function signInWithEmailAndPassword(_auth: Auth, email: string, password: string) {
  await pass('auth', 'signInWithEmailAndPassword');
  const account = proved(email, password);
  return passApp(account, () => {
    setCurrent(account);
    return { user: known(account) };
  });
}

type SignIn = () => { user: User };

/** The sign-ins that wait for a code, by the errors that have asked for it. */
const waiting = new WeakMap<object, SignIn>();

function passApp(account: Account, signIn: SignIn): { user: User } {
  if (!account.app) return signIn();
  const refusal = problem('multi-factor-auth-required');
  waiting.set(refusal, signIn);
  throw refusal;
}

interface Proof {
  code: string;
}

function requireAppCode({ code }: Proof): void {
  if (code !== APP_CODE) throw problem('invalid-verification-code');
}

export function getMultiFactorResolver(_auth: Auth, refusal: object) {
  const signIn = waiting.get(refusal);
  if (!signIn) throw problem('argument-error');
  return {
    hints: [{ uid: 'app', factorId: 'totp' }],
    resolveSignIn: async (proof: Proof) => {
      await pass('auth', 'resolveSignIn');
      requireAppCode(proof);
      return signIn();
    },
  };
}

const appOf = (account: Account) =>
  account.app
    ? [{ uid: 'app', factorId: 'totp', enrollmentTime: account.app.since.toUTCString() }]
    : [];

export function multiFactor(user: User) {
  const account = accountOf(user);
  return {
    get enrolledFactors() {
      return appOf(account);
    },
    set enrolledFactors(_known: unknown[]) {
      // Asked for anew each time.
    },
    getSession: () => Promise.resolve({}),
    enroll: async (proof: Proof) => {
      await pass('auth', 'enroll');
      requireAppCode(proof);
      account.app = { since: new Date() };
    },
    unenroll: async () => {
      await pass('auth', 'unenroll');
      account.app = undefined;
    },
  };
}

export const TotpMultiFactorGenerator = {
  FACTOR_ID: 'totp',
  assertionForSignIn: (_uid: string, code: string): Proof => ({ code }),
  assertionForEnrollment: (_secret: object, code: string): Proof => ({ code }),
  generateSecret: async () => {
    await pass('auth', 'generateSecret');
    return {
      secretKey: 'GEZDGNBVGY3TQOJQ',
      generateQrCodeUrl: (email: string, issuer: string) => `otpauth://totp/${issuer}:${email}`,
    };
  },
};

export async function createUserWithEmailAndPassword(_auth: Auth, email: string, password: string) {
  await pass('auth', 'createUserWithEmailAndPassword');
  if (accounts.get(email)) throw problem('email-already-in-use');
  const account = accounts.signIn({ email, password, emailVerified: false });
  return { user: known(account) };
}

export async function signOut(): Promise<void> {
  await pass('auth', 'signOut');
  setCurrent(undefined);
}

export const EmailAuthProvider = {
  credential: (email: string, password: string) => ({ email, password }),
};

export async function reauthenticateWithCredential(
  user: User,
  { email, password }: { email: string; password: string },
) {
  await pass('auth', 'reauthenticateWithCredential');
  return passApp(proved(email, password), () => ({ user }));
}

export async function reload(user: User): Promise<void> {
  await pass('auth', 'reload');
  accountOf(user);
}

export async function updatePassword(user: User, password: string): Promise<void> {
  await pass('auth', 'updatePassword');
  accountOf(user).password = password;
}

export async function updateProfile(user: User, change: { displayName: string }): Promise<void> {
  await pass('auth', 'updateProfile');
  Object.assign(accountOf(user), change);
}

export async function sendEmailVerification({ email }: User): Promise<void> {
  await pass('auth', 'sendEmailVerification');
  accounts.mails.push(`verification ${email}`);
}

export async function sendPasswordResetEmail(_auth: Auth, email: string): Promise<void> {
  await pass('auth', 'sendPasswordResetEmail');
  if (!accounts.get(email)) throw problem('user-not-found');
  accounts.mails.push(`reset ${email}`);
}

export async function checkActionCode(_auth: Auth, code: string) {
  await pass('auth', 'checkActionCode');
  const found = accounts.codes.get(code);
  if (!found) throw problem('invalid-action-code');
  return { operation: found.operation, data: { email: found.email } };
}

export async function applyActionCode(called: Auth, code: string): Promise<void> {
  await pass('auth', 'applyActionCode');
  const { data } = await checkActionCode(called, code);
  const account = accounts.get(data.email);
  if (account) account.emailVerified = true;
  accounts.codes.delete(code);
}

export async function verifyPasswordResetCode(called: Auth, code: string): Promise<string> {
  await pass('auth', 'verifyPasswordResetCode');
  return (await checkActionCode(called, code)).data.email;
}

export async function confirmPasswordReset(
  called: Auth,
  code: string,
  password: string,
): Promise<void> {
  await pass('auth', 'confirmPasswordReset');
  const account = accounts.get((await checkActionCode(called, code)).data.email);
  if (account) Object.assign(account, { password, emailVerified: true });
  accounts.codes.delete(code);
}
