/** An account, as far as it matters for who is an administrator. */
export interface Account {
  uid: string;
  email: string | undefined;
  emailVerified: boolean;
  claims: Readonly<Record<string, unknown>>;
}

/** What this command needs of the sign-in service. */
export interface Accounts {
  findByEmail: (email: string) => Promise<Account | undefined>;
  all: () => AsyncIterable<Account>;
  /** Replaces every claim of the account. */
  setClaims: (uid: string, claims: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Ends every session of the account. */
  signOutEverywhere: (uid: string) => Promise<void>;
  /** Makes an account whose address is not verified. */
  create: (account: { uid: string; email: string; password: string }) => Promise<void>;
  remove: (uid: string) => Promise<void>;
  /** Mails a link that sets a new password, which verifies the address too. */
  sendPasswordMail: (email: string) => Promise<void>;
}
