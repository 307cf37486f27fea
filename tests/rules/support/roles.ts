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

/**
 * Who tries something. Rules know an administrator by claim, by profile and by address; that the three
 * are one class is shown by `administrators.test.ts`, and elsewhere `admin` stands for them.
 */
export const accounts = {
  unverified: account('unverified', 'uverificeret@jerslevfoto.example', { email_verified: false }),
  customer: account('customer', 'kunde@jerslevfoto.example'),
  otherCustomer: account('other-customer', 'anden@jerslevfoto.example'),
  admin: account('admin', 'claim@jerslevfoto.example', { admin: true }),
  adminByProfile: account('admin-by-profile', 'profil@jerslevfoto.example'),
  owner: account('owner', 'ejer@jerslevfoto.example'),
  ownerUnverified: account('owner-unverified', 'ejer@jerslevfoto.example', {
    email_verified: false,
  }),
} satisfies Record<string, Account>;

export type SignedInRole = keyof typeof accounts;
export type Role = 'guest' | SignedInRole;

/** One of each class of person. */
export const signedIn: readonly SignedInRole[] = [
  'unverified',
  'customer',
  'otherCustomer',
  'admin',
];
export const verified = signedIn.filter((role) => role !== 'unverified');
export const everybody: readonly Role[] = ['guest', ...signedIn];
export const nobody: readonly Role[] = [];

export const administrators: readonly SignedInRole[] = ['admin', 'adminByProfile', 'owner'];
export const everyRole: readonly Role[] = ['guest', ...(Object.keys(accounts) as SignedInRole[])];

export function contextOf(environment: RulesTestEnvironment, role: Role): RulesTestContext {
  if (role === 'guest') return environment.unauthenticatedContext();
  const { uid, token } = accounts[role];
  return environment.authenticatedContext(uid, token);
}
