import type { ListedUser } from '#src/model/system/contracts.ts';

/** Somebody who can sign in. */
export function account(change: Partial<ListedUser>): ListedUser {
  return {
    uid: 'u1',
    email: 'ida@kunde.example',
    displayName: 'Ida Holm',
    phoneNumber: null,
    emailVerified: true,
    creationTime: '2026-01-02T10:00:00Z',
    lastSignInTime: null,
    disabled: false,
    customClaims: {},
    ...change,
  };
}
