import type { Account, Accounts } from '../../../tools/admin/accounts.ts';

/** Accounts in memory, and what has been done to them. */
export interface FakeAccounts extends Accounts {
  claimsOf: (uid: string) => Readonly<Record<string, unknown>> | undefined;
  done: string[];
  /** The hashes that were stored last. */
  recoveryCodes: string[];
}

export function account(name: string, changes: Partial<Account> = {}): Account {
  return {
    uid: `uid-${name}`,
    email: `${name}@jerslevfoto.example`,
    emailVerified: true,
    claims: {},
    hasSecondFactor: false,
    ...changes,
  };
}

export function fakeAccounts(...stored: readonly Account[]): FakeAccounts {
  const accounts = new Map(stored.map((each) => [each.uid, each]));
  const done: string[] = [];
  const recoveryCodes: string[] = [];
  return {
    done,
    recoveryCodes,
    claimsOf: (uid) => accounts.get(uid)?.claims,
    findByEmail: (email) =>
      Promise.resolve([...accounts.values()].find((each) => each.email === email)),
    async *all() {
      await Promise.resolve();
      yield* accounts.values();
    },
    setClaims: (uid, claims) => {
      const found = accounts.get(uid);
      if (!found) throw new Error(`Nobody is called ${uid}`);
      accounts.set(uid, { ...found, claims });
      done.push(`claims of ${uid}`);
      return Promise.resolve();
    },
    signOutEverywhere: (uid) => {
      done.push(`sign-out of ${uid}`);
      return Promise.resolve();
    },
    create: ({ uid, email }) => {
      accounts.set(uid, { uid, email, emailVerified: false, claims: {}, hasSecondFactor: false });
      done.push(`account of ${email}`);
      return Promise.resolve();
    },
    remove: (uid) => {
      accounts.delete(uid);
      done.push(`removal of ${uid}`);
      return Promise.resolve();
    },
    allowSecondFactor: () => {
      done.push('apps are allowed');
      return Promise.resolve();
    },
    removeSecondFactor: (uid) => {
      done.push(`no second factor of ${uid}`);
      return Promise.resolve();
    },
    keepRecoveryCodes: (uid, hashes) => {
      done.push(`codes of ${uid}`);
      recoveryCodes.splice(0, Infinity, ...hashes);
      return Promise.resolve();
    },
    sendPasswordMail: (email) => {
      done.push(`mail to ${email}`);
      return Promise.resolve();
    },
  };
}
