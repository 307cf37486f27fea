import type {
  RulesTestContext,
  RulesTestEnvironment,
  TokenOptions,
} from '@firebase/rules-unit-testing';

interface Account {
  uid: string;
  token: TokenOptions;
}

function account(uid: string, email: string, token: TokenOptions = {}): Account {
  return { uid, token: { email, email_verified: true, ...token } };
}

/** Every role that tries something. Their uids differ by test file only where a test writes their profile. */
export const accounts = {
  unverified: account('unverified', 'uverificeret@jerslevfoto.example', { email_verified: false }),
  customer: account('customer', 'kunde@jerslevfoto.example'),
  otherCustomer: account('other-customer', 'anden@jerslevfoto.example'),
  adminByClaim: account('admin-by-claim', 'claim@jerslevfoto.example', { admin: true }),
  adminByProfile: account('admin-by-profile', 'profil@jerslevfoto.example'),
  owner: account('owner', 'ejer@jerslevfoto.example'),
  ownerUnverified: account('owner-unverified', 'ejer@jerslevfoto.example', {
    email_verified: false,
  }),
} satisfies Record<string, Account>;

export type SignedInRole = keyof typeof accounts;
export type Role = 'guest' | SignedInRole;

export const signedInRoles = Object.keys(accounts) as SignedInRole[];
export const everybody: readonly Role[] = ['guest', ...signedInRoles];
export const admins: readonly Role[] = ['adminByClaim', 'adminByProfile', 'owner'];
export const nobody: readonly Role[] = [];

export function contextOf(environment: RulesTestEnvironment, role: Role): RulesTestContext {
  if (role === 'guest') return environment.unauthenticatedContext();
  const { uid, token } = accounts[role];
  return environment.authenticatedContext(uid, token);
}
