import { loadAuth } from '#src/data/auth/session.ts';
import { ProfilePage } from '#src/features/profile/ProfilePage.tsx';
import { userProfileSchema, type UserProfile } from '#src/model/account/schema.ts';
import { useConsent } from '#src/stores/consent.ts';
import { backend } from '../../../support/backend/backend.ts';
import { customer } from '../../../support/records.ts';
import { openPage } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';

/** The stored profile of the customer. */
export function signe(change: Partial<UserProfile> = {}): UserProfile {
  return {
    ...userProfileSchema.parse({ uid: 'uid-kunde', email: 'kunde@jerslevfoto.example' }),
    firstName: 'Signe',
    lastName: 'Overgaard',
    phoneNumber: '+45 31 42 53 64',
    ...change,
  };
}

export const profilePath = 'users/uid-kunde';

/** Signe, who has been here since June, is signed in. */
export async function storeAccount(): Promise<void> {
  useConsent.setState({ value: 'accepted' });
  const { uid, email } = customer;
  const createdAt = new Date('2025-06-24T10:00Z');
  backend.accounts.signIn({ uid, email, password: 'Demo1234!', createdAt });
  backend.documents.put(profilePath, signe());
  // Signing in reads the profile by itself; that is over before a test counts or fails a read.
  await loadAuth();
  await settled();
}

export const openProfile = (entry = '/profil') => openPage(<ProfilePage />, entry);
