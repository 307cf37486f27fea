import { deleteApp, initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  EmailAuthProvider,
  getAuth,
  getMultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type User,
} from 'firebase/auth';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { totpCode, totpStep } from '../../src/auth/totp.ts';
import { ask, PROJECT, useAuth } from './support.ts';

const server = useAuth();
const password = 'Demo1234!';
const ACCOUNTS = `v1/projects/${PROJECT}/accounts`;

async function newAccount(emailVerified = true) {
  const email = `${randomUUID()}@kunde.example`;
  const made = await ask(server.host(), ACCOUNTS, { email, password, emailVerified });
  return { email, uid: String(made['localId']) };
}

/** The SDK as another browser has it. */
function browser(): Auth {
  const auth = getAuth(initializeApp({ apiKey: 'local', projectId: PROJECT }, randomUUID()));
  connectAuthEmulator(auth, `http://${server.host()}`, { disableWarnings: true });
  return auth;
}

/** The code of an app whose clock is so many steps ahead. */
const codeOf = (key: string, steps = 0) => totpCode(key, totpStep(new Date()) + steps);

async function enroll(user: User, steps = 0): Promise<string> {
  const secret = await TotpMultiFactorGenerator.generateSecret(
    await multiFactor(user).getSession(),
  );
  const code = codeOf(secret.secretKey, steps);
  const proof = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
  await multiFactor(user).enroll(proof, 'Telefon');
  return secret.secretKey;
}

/** Takes the challenge out of a refused sign-in. */
async function challenge(auth: Auth, signIn: Promise<unknown>) {
  const refusal: unknown = await signIn.catch((thrown: unknown) => thrown);
  expect(refusal).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  const resolver = getMultiFactorResolver(auth, refusal as MultiFactorError);
  return (code: string) => {
    const id = resolver.hints[0]?.uid ?? '';
    return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(id, code));
  };
}

async function enrolled() {
  const account = await newAccount();
  const first = browser();
  const { user } = await signInWithEmailAndPassword(first, account.email, password);
  return { ...account, user, key: await enroll(user) };
}

test('an app is enrolled by its first code, and asked for at the next sign-in', async () => {
  const { email, user, key } = await enrolled();
  const [factor] = multiFactor(user).enrolledFactors;
  expect(factor).toMatchObject({ factorId: 'totp', displayName: 'Telefon' });
  const next = browser();
  const answer = await challenge(next, signInWithEmailAndPassword(next, email, password));
  expect(next.currentUser).toBeNull();
  const signedIn = await answer(codeOf(key, 1));
  expect(next.currentUser?.uid).toBe(user.uid);
  const { signInSecondFactor, claims } = await signedIn.user.getIdTokenResult();
  expect(signInSecondFactor).toBe('totp');
  expect(claims['firebase']).toMatchObject({ second_factor_identifier: factor?.uid });
});

test('wrong codes, and one that was used, are refused; the challenge can be answered again', async () => {
  const { email, key } = await enrolled();
  const next = browser();
  const answer = await challenge(next, signInWithEmailAndPassword(next, email, password));
  const refused = { code: 'auth/invalid-verification-code' };
  await expect(answer('000000')).rejects.toMatchObject(refused);
  // Used at the enrolment.
  await expect(answer(codeOf(key))).rejects.toMatchObject(refused);
  const code = codeOf(key, 1);
  await answer(code);
  const replay = await challenge(next, signInWithEmailAndPassword(next, email, password));
  await expect(replay(code)).rejects.toMatchObject(refused);
});

test('a wrong password is told before any code is asked for', async () => {
  const { email } = await enrolled();
  await expect(signInWithEmailAndPassword(browser(), email, 'Forkert1!')).rejects.toMatchObject({
    code: 'auth/wrong-password',
  });
});

test('signing in again asks for it too', async () => {
  const { email, user, key } = await enrolled();
  const credential = EmailAuthProvider.credential(email, password);
  const auth = browser();
  const answer = await challenge(auth, reauthenticateWithCredential(user, credential));
  const again = await answer(codeOf(key, 1));
  expect(again.user.uid).toBe(user.uid);
});

test('an app is not enrolled by a wrong code, nor twice, nor without a verified address', async () => {
  const { email } = await newAccount();
  const { user } = await signInWithEmailAndPassword(browser(), email, password);
  const secret = await TotpMultiFactorGenerator.generateSecret(
    await multiFactor(user).getSession(),
  );
  const wrong = TotpMultiFactorGenerator.assertionForEnrollment(secret, '000000');
  await expect(multiFactor(user).enroll(wrong)).rejects.toMatchObject({
    code: 'auth/invalid-verification-code',
  });
  expect(multiFactor(user).enrolledFactors).toEqual([]);
  await enroll(user);
  await expect(enroll(user, 1)).rejects.toMatchObject({
    code: 'auth/second-factor-already-in-use',
  });
  const unverified = await newAccount(false);
  const other = await signInWithEmailAndPassword(browser(), unverified.email, password);
  await expect(enroll(other.user)).rejects.toMatchObject({ code: 'auth/unverified-email' });
});

test('its key is not told to anybody who signs in', async () => {
  const { user, key } = await enrolled();
  const body = { idToken: await user.getIdToken() };
  const account = await ask(server.host(), 'v1/accounts:lookup?key=local', body);
  expect(account).toMatchObject({ users: [{ mfaInfo: [{ totpInfo: {} }] }] });
  expect(JSON.stringify(account)).not.toContain(key);
});

test('its owner takes it away', async () => {
  const { email, user } = await enrolled();
  await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0]?.uid ?? '');
  expect(multiFactor(user).enrolledFactors).toEqual([]);
  const { user: again } = await signInWithEmailAndPassword(browser(), email, password);
  expect(again.uid).toBe(user.uid);
});

test('the Admin SDK sees it and takes it away', async () => {
  const { email, uid } = await enrolled();
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = server.host();
  const app = initializeAdmin({ projectId: PROJECT }, randomUUID());
  const admin = getAdminAuth(app);
  expect((await admin.getUser(uid)).multiFactor?.enrolledFactors).toMatchObject([
    { factorId: 'totp', displayName: 'Telefon' },
  ]);
  await admin.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  expect((await admin.getUser(uid)).multiFactor).toBeUndefined();
  await signInWithEmailAndPassword(browser(), email, password);
  await deleteApp(app);
});

test('it comes back with the accounts that were exported', async () => {
  const { email, uid, key } = await enrolled();
  const { users } = await ask(server.host(), `${ACCOUNTS}:batchGet?maxResults=1000`);
  const exported = (users as { localId: string }[]).find(({ localId }) => localId === uid);
  await ask(server.host(), `${ACCOUNTS}:delete`, { localId: uid });
  // Under an id that this run has not given, so that nothing but the export knows the key.
  const text = JSON.stringify(exported).replace(
    /"mfaEnrollmentId":"\w+"/,
    '"mfaEnrollmentId":"earlier"',
  );
  const answer = await ask(server.host(), `${ACCOUNTS}:batchCreate`, { users: [JSON.parse(text)] });
  expect(answer['error']).toEqual([]);
  const next = browser();
  const asked = await challenge(next, signInWithEmailAndPassword(next, email, password));
  expect((await asked(codeOf(key, 1))).user.uid).toBe(uid);
});
