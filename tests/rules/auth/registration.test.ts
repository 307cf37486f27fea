import { afterEach, expect, test } from 'vitest';
import { connectSite, createAccount } from '../repos/connection.ts';
import { freshId } from '../support/firestore.ts';
import { accountsOf, mailedCodes, newestCode } from './authEmulator.ts';

connectSite();
const auth = await import('#src/data/auth/session.ts');
const { register } = await import('#src/data/auth/register.ts');
const { signInAndRecord } = await import('#src/data/auth/ownProfile.ts');
const { followMailedLink } = await import('#src/data/auth/mailedLink.ts');
const users = await import('#src/data/repos/account/users.ts');
const { auth: sdkAuth } = await import('#src/data/sdk/auth.ts');

const password = 'Demo1234!';

function newAccount() {
  return {
    email: `${freshId('ny').toLowerCase()}@kunde.example`,
    password,
    firstName: ' Ida ',
    lastName: 'Dam',
    phone: { countryCode: '+45', digits: '20304050' },
  };
}

const credentials = ({ email }: { email: string }) => ({ email, password, remember: false });
const verifyByMail = async (email: string) =>
  followMailedLink(await newestCode(email, 'VERIFY_EMAIL'));

afterEach(() => auth.signOut());

test('makes the account, its profile and a mail with a link', async () => {
  const account = newAccount();
  await expect(register(account)).resolves.toEqual({
    name: 'Ida Dam',
    isMailSent: true,
    isResumed: false,
  });
  const [stored] = await accountsOf(account.email);
  expect(stored).toMatchObject({ displayName: 'Ida Dam', emailVerified: false });
  const profile = await users.get(stored?.localId ?? '');
  expect(profile).toMatchObject({
    email: account.email,
    name: 'Ida Dam',
    firstName: 'Ida',
    lastName: 'Dam',
    phoneNumber: '+45 20 30 40 50',
    originalPhoneNumber: '20304050',
    emailVerified: false,
    isAdmin: false,
  });
  expect(Date.now() - (profile?.createdAt?.getTime() ?? 0)).toBeLessThan(60_000);
  await expect(mailedCodes(account.email, 'VERIFY_EMAIL')).resolves.toHaveLength(1);
});

test('twice makes one account, and the profile stays as it was', async () => {
  const account = newAccount();
  await register(account);
  const uid = (await accountsOf(account.email))[0]?.localId ?? '';
  const first = await users.get(uid);
  await register({ ...account, firstName: 'Ane' });
  await expect(accountsOf(account.email)).resolves.toHaveLength(1);
  await expect(users.get(uid)).resolves.toEqual(first);
});

test('goes on where it was cut off: the account is there, the rest is not', async () => {
  const account = newAccount();
  const uid = await createAccount({ email: account.email, password, emailVerified: false });
  await expect(register(account)).resolves.toEqual({
    name: 'Ida Dam',
    isMailSent: true,
    isResumed: true,
  });
  await expect(users.get(uid)).resolves.toMatchObject({ name: 'Ida Dam' });
});

test.each([
  ['with another password', { password: 'Anden1234!' }, false],
  ['that is verified', {}, true],
])('is refused for an account %s', async (_which, change, emailVerified) => {
  const account = newAccount();
  await createAccount({ email: account.email, password, emailVerified });
  await expect(register({ ...account, ...change })).rejects.toMatchObject({
    code: 'auth/email-already-in-use',
  });
  expect(sdkAuth.currentUser).toBeNull();
});

test('an address counts once the link in its mail has been followed', async () => {
  const account = newAccount();
  await register(account);
  await expect(signInAndRecord(credentials(account))).rejects.toMatchObject({
    code: 'auth/email-not-verified',
  });
  await expect(verifyByMail(account.email)).resolves.toEqual({
    kind: 'verified',
    email: account.email,
  });
  await expect(signInAndRecord(credentials(account))).resolves.toEqual({
    email: account.email,
    phoneNumber: '+45 20 30 40 50',
  });
  const uid = (await accountsOf(account.email))[0]?.localId ?? '';
  await expect(users.get(uid)).resolves.toMatchObject({ emailVerified: true });
});

test('a sign-in writes a profile that is missing, and only then', async () => {
  const { email } = newAccount();
  const uid = await createAccount({ email, password });
  await expect(signInAndRecord(credentials({ email }))).resolves.toEqual({
    email,
    phoneNumber: '',
  });
  const first = await users.get(uid);
  expect(first).toMatchObject({ uid, email, emailVerified: true });
  await signInAndRecord(credentials({ email }));
  const second = await users.get(uid);
  expect(second?.createdAt).toEqual(first?.createdAt);
  expect(second?.lastLogin?.getTime()).toBeGreaterThan(first?.lastLogin?.getTime() ?? 0);
});
