export interface Account {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  emailVerified: boolean;
  isDisabled: boolean;
  claims: Record<string, unknown>;
  createdAt: Date;
  /** The authenticator app that is asked for. */
  app: { since: Date } | undefined;
}

/** The effect of a mailed code on the account of the address. */
export interface MailedCode {
  operation: 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL' | 'PASSWORD_RESET';
  email: string;
}

type Listener = (account: Account | undefined) => void;

/** The key under which the SDK keeps who is signed in. */
const SESSION_KEY = 'firebase:authUser:local';

let keeper: Storage = window.localStorage;

/** The storage of the next session. */
export function keepSessionIn(storage: Storage): void {
  keeper = storage;
}

const byEmail = new Map<string, Account>();
const listeners = new Set<Listener>();
let current: Account | undefined;

export const currentAccount = (): Account | undefined => current;

/** Every listener is told, as the SDK does at a new token. */
export function setCurrent(account: Account | undefined): void {
  current = account;
  const session = JSON.stringify({ stsTokenManager: { refreshToken: account?.uid } });
  for (const storage of [window.localStorage, window.sessionStorage]) {
    if (account && storage === keeper) storage.setItem(SESSION_KEY, session);
    else storage.removeItem(SESSION_KEY);
  }
  for (const listener of [...listeners]) listener(account);
}

export const listen = (listener: Listener): void => void listeners.add(listener);

function add(change: Partial<Account> & { email: string }): Account {
  const account = {
    uid: `uid-${byEmail.size + 1}`,
    password: 'kodeord1',
    displayName: '',
    emailVerified: true,
    isDisabled: false,
    claims: {},
    createdAt: new Date(),
    app: undefined,
    ...change,
  };
  byEmail.set(account.email, account);
  return account;
}

/** The accounts, as a test looks at them and changes them from elsewhere. */
export const accounts = {
  add,
  get: (email: string): Account | undefined => byEmail.get(email),
  all: (): Account[] => [...byEmail.values()],
  /** Somebody has signed in before the page was opened, or in another tab. */
  signIn: (change: Partial<Account> & { email: string }): Account => {
    const account = add(change);
    setCurrent(account);
    return account;
  },
  /** The session is ended from outside. */
  endSession: (): void => setCurrent(undefined),
  current: currentAccount,
  codes: new Map<string, MailedCode>(),
  /** The mails that were sent, as `kind address`. */
  mails: new Array<string>(),
};

export function clearAccounts(): void {
  byEmail.clear();
  accounts.codes.clear();
  accounts.mails.length = 0;
  keepSessionIn(window.localStorage);
  // The listeners stay registered, because a loaded module is not loaded again.
  if (current) setCurrent(undefined);
}
