import { randomUUID } from 'node:crypto';
import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { LOCAL_HOST, LOCAL_PROJECT_ID, localPorts } from '#src/config/local.ts';
import { Problem } from 'local-firebase/problem';
import type { Account, Accounts } from './accounts.ts';
import type { Target } from './parseArguments.ts';
import { sendPasswordMail, type MailService } from './sendPasswordMail.ts';

const EMULATOR_VARIABLE = 'FIREBASE_AUTH_EMULATOR_HOST';

/** As many as the service gives at once. */
const PAGE_SIZE = 1000;

function toAccount({ uid, email, emailVerified, customClaims }: UserRecord): Account {
  return { uid, email, emailVerified, claims: customClaims ?? {} };
}

function isUnknownUser(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

async function findByEmail(auth: Auth, email: string): Promise<Account | undefined> {
  try {
    return toAccount(await auth.getUserByEmail(email));
  } catch (error) {
    if (isUnknownUser(error)) return undefined;
    throw error;
  }
}

async function* all(auth: Auth): AsyncGenerator<Account> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(PAGE_SIZE, pageToken);
    yield* page.users.map(toAccount);
    pageToken = page.pageToken;
  } while (pageToken !== undefined && pageToken !== '');
}

/** Moved where tests run beside a developer's own site. */
const localAuth = (): string =>
  `${LOCAL_HOST}:${localPorts(Number(process.env['LOCAL_PORT_OFFSET'] ?? 0)).auth}`;

function serviceOf(target: Target): MailService {
  const path = 'identitytoolkit.googleapis.com/v1/projects';
  if (target.local) {
    // The emulator knows its owner by this word.
    const url = `http://${localAuth()}/${path}/${LOCAL_PROJECT_ID}`;
    return { url, project: LOCAL_PROJECT_ID, accessToken: () => Promise.resolve('owner') };
  }
  return {
    url: `https://${path}/${target.project}`,
    project: target.project,
    accessToken: async () => (await applicationDefault().getAccessToken()).access_token,
  };
}

function accountsOf(auth: Auth, service: MailService): Accounts {
  return {
    findByEmail: (email) => findByEmail(auth, email),
    all: () => all(auth),
    setClaims: (uid, claims) => auth.setCustomUserClaims(uid, claims),
    signOutEverywhere: (uid) => auth.revokeRefreshTokens(uid),
    create: async (account) => {
      await auth.createUser({ ...account, emailVerified: false });
    },
    remove: (uid) => auth.deleteUser(uid),
    sendPasswordMail: (email) => sendPasswordMail(service, email),
  };
}

function connect(target: Target): App {
  const name = `admin-${randomUUID()}`;
  // The Admin SDK reads where the emulator is from the environment alone.
  if (target.local) {
    process.env[EMULATOR_VARIABLE] = localAuth();
    return initializeApp({ projectId: LOCAL_PROJECT_ID }, name);
  }
  if (process.env[EMULATOR_VARIABLE] !== undefined) {
    throw new Problem(
      `${EMULATOR_VARIABLE} is set, so ${target.project} would not be reached.`,
      'Unset it, or say --local for the local site.',
    );
  }
  return initializeApp({ projectId: target.project, credential: applicationDefault() }, name);
}

/** Does something with the accounts of the site that is meant, and disconnects. */
export async function withAccounts<Result>(
  target: Target,
  work: (accounts: Accounts) => Promise<Result>,
): Promise<Result> {
  const app = connect(target);
  try {
    return await work(accountsOf(getAuth(app), serviceOf(target)));
  } finally {
    await deleteApp(app);
  }
}
