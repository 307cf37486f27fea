import * as sdk from 'firebase/auth';
import { afterEach, describe, expect, test } from 'vitest';
import { connectSite, createAccount } from '../repos/connection.ts';
import { freshId } from '../support/firestore.ts';
import { newestCode } from './authEmulator.ts';

connectSite();
const auth = await import('#src/data/auth/session.ts');
const { finishEmailChange } = await import('#src/data/auth/account.ts');
const { followMailedLink } = await import('#src/data/auth/mailedLink.ts');
const ownProfile = await import('#src/data/auth/ownProfile.ts');
const { auth: sdkAuth } = await import('#src/data/sdk/auth.ts');

const password = 'Demo1234!';
const newEmail = () => `${freshId('profil').toLowerCase()}@kunde.example`;

async function signedIn(): Promise<{ email: string; uid: string }> {
  const email = newEmail();
  const uid = await createAccount({ email, password });
  await auth.signIn({ email, password, remember: false });
  return { email, uid };
}

afterEach(() => auth.signOut());

describe('the own profile', () => {
  test('is written when it is missing, then changed', async () => {
    const { email, uid } = await signedIn();
    await expect(ownProfile.getOwnProfile()).resolves.toMatchObject({ uid, email, firstName: '' });
    await ownProfile.saveOwnName('Karen', 'Dam');
    const shown = await ownProfile.saveOwnPhone({ countryCode: '+46', digits: '701234567' });
    expect(shown).toBe('+46 70 123 45 67');
    await expect(ownProfile.getOwnProfile()).resolves.toMatchObject({
      name: 'Karen Dam',
      phoneNumber: shown,
      phone: shown,
      originalPhoneNumber: '701234567',
    });
  });
});

describe('a change of address', () => {
  test('is noticed when its link has been followed, and reaches the profile', async () => {
    const { email } = await signedIn();
    await ownProfile.getOwnProfile();
    const next = newEmail();
    if (!sdkAuth.currentUser) throw new Error('Nobody is signed in');
    await sdk.verifyBeforeUpdateEmail(sdkAuth.currentUser, next);
    await expect(finishEmailChange(next)).resolves.toBe(false);
    await followMailedLink(await newestCode(email, 'VERIFY_AND_CHANGE_EMAIL'));
    await expect(finishEmailChange(next)).resolves.toBe(true);
    await expect(ownProfile.getOwnProfile()).resolves.toMatchObject({ email: next });
  });
});
