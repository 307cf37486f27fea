import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { documents } from '#src/model/base/paths.ts';
import { LOCAL_HOST, LOCAL_PROJECT_ID, localPorts } from '#src/config/local.ts';
import { Problem } from 'local-firebase/problem';
import { messageOf } from '../messageOf.ts';
import { requireNoEmulators } from '../noEmulators.ts';
import type { Target } from './parseArguments.ts';

/** The part of an account that decides about administrators. */
export interface Account {
  uid: string;
  email: string | undefined;
  emailVerified: boolean;
  claims: Readonly<Record<string, unknown>>;
  hasSecondFactor: boolean;
}

/** The part of the sign-in service that this command needs. */
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
  /** Lets accounts of the project take an authenticator app as a second factor. */
  allowSecondFactor: () => Promise<void>;
  removeSecondFactor: (uid: string) => Promise<void>;
  /** Replaces the recovery codes of the account by those with these hashes. */
  keepRecoveryCodes: (uid: string, hashes: readonly string[]) => Promise<void>;
}

const MAIL_TIMEOUT_MS = 10_000;

/** The sign-in service of a project, spoken to directly. */
interface MailService {
  url: string;
  project: string;
  accessToken: () => Promise<string>;
}

/** Mails a link that sets a new password. The Admin SDK makes such links, but sends no mail. */
export async function sendPasswordMail(service: MailService, email: string): Promise<void> {
  const answer = await fetch(`${service.url}/accounts:sendOobCode`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await service.accessToken()}`,
      'content-type': 'application/json',
      // Google asks for the project whose quota counts when a person's own sign-in is used.
      'x-goog-user-project': service.project,
      'x-firebase-locale': 'da',
    },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
}

/** The codes before and after the current one that are taken, for clocks that differ. */
const ADJACENT_CODES = 1;

/** The largest page that the service returns. */
const PAGE_SIZE = 1000;

function toAccount(user: UserRecord): Account {
  const { uid, email, emailVerified, customClaims, multiFactor } = user;
  const hasSecondFactor = (multiFactor?.enrolledFactors ?? []).length > 0;
  return { uid, email, emailVerified, claims: customClaims ?? {}, hasSecondFactor };
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
const localPort = (service: 'auth' | 'firestore'): string =>
  `${LOCAL_HOST}:${localPorts(Number(process.env['LOCAL_PORT_OFFSET'] ?? 0))[service]}`;

function serviceOf(target: Target): MailService {
  const path = 'identitytoolkit.googleapis.com/v1/projects';
  if (target.local) {
    // The emulator accepts this word as the token of its owner.
    const url = `http://${localPort('auth')}/${path}/${LOCAL_PROJECT_ID}`;
    return { url, project: LOCAL_PROJECT_ID, accessToken: () => Promise.resolve('owner') };
  }
  return {
    url: `https://${path}/${target.project}`,
    project: target.project,
    accessToken: async () => (await applicationDefault().getAccessToken()).access_token,
  };
}

function accountsOf(app: App, service: MailService): Accounts {
  const auth = getAuth(app);
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
    allowSecondFactor: async () => {
      const totpProviderConfig = { adjacentIntervals: ADJACENT_CODES };
      await auth.projectConfigManager().updateProjectConfig({
        multiFactorConfig: {
          state: 'ENABLED',
          providerConfigs: [{ state: 'ENABLED', totpProviderConfig }],
        },
      });
    },
    removeSecondFactor: async (uid) => {
      await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
    },
    keepRecoveryCodes: async (uid, hashes) => {
      const codes = hashes.map((hash) => ({ hash }));
      await getFirestore(app).doc(documents.recoveryCodes.build({ uid })).set({ codes });
    },
  };
}

function connect(target: Target): App {
  const name = `admin-${randomUUID()}`;
  // The Admin SDK reads where the emulator is from the environment alone.
  if (target.local) {
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = localPort('auth');
    process.env['FIRESTORE_EMULATOR_HOST'] = localPort('firestore');
    return initializeApp({ projectId: LOCAL_PROJECT_ID }, name);
  }
  requireNoEmulators(target.project);
  return initializeApp({ projectId: target.project, credential: applicationDefault() }, name);
}

/** Connects to the accounts of a site, runs `work` with them and disconnects. */
export async function withAccounts<Result>(
  target: Target,
  work: (accounts: Accounts) => Promise<Result>,
): Promise<Result> {
  const app = connect(target);
  try {
    return await work(accountsOf(app, serviceOf(target)));
  } finally {
    await deleteApp(app);
  }
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

function localFailure(text: string): Problem | undefined {
  if (!text.includes('ECONNREFUSED')) return undefined;
  return new Problem(
    `Nobody answers on ${LOCAL_HOST}: the local site does not run.`,
    'Start it in another terminal: npm start',
  );
}

function quotaFailure(text: string, project: string): Problem | undefined {
  if (!text.includes('quota project')) return undefined;
  return new Problem(
    'Google does not know on which project your own sign-in works.',
    `Say it once: gcloud auth application-default set-quota-project ${project}`,
  );
}

const NO_CREDENTIALS = 'app/invalid-credential';

function remoteFailure(code: string, project: string): Problem | undefined {
  switch (code) {
    case NO_CREDENTIALS:
      return new Problem(
        'There are no usable credentials for Google Cloud on this machine.',
        'Sign in with: gcloud auth application-default login',
        'or point GOOGLE_APPLICATION_CREDENTIALS at the key file of a service account.',
      );
    case 'auth/insufficient-permission':
      return new Problem(
        `These credentials may not manage the accounts of ${project}.`,
        'They need the role Firebase Authentication Admin in that project.',
      );
    case 'auth/project-not-found':
    case 'auth/configuration-not-found':
      return new Problem(`There is no project ${project} with Firebase Authentication.`);
    case 'app/network-error':
      return new Problem('Google cannot be reached. Is this machine online?');
    default:
      return undefined;
  }
}

/** Explains a failure that the person at the keyboard can mend; returns undefined for any other. */
export function explainFailure(error: unknown, target: Target): Problem | undefined {
  if (error instanceof Problem) return error;
  const text = messageOf(error);
  if (target.local) return localFailure(text);
  const code = text.includes('default credentials') ? NO_CREDENTIALS : codeOf(error);
  return quotaFailure(text, target.project) ?? remoteFailure(code, target.project);
}

/** The account of an address; throws a problem when there is none. */
export async function requireAccount(accounts: Accounts, email: string): Promise<Account> {
  const account = await accounts.findByEmail(email);
  if (account) return account;
  throw new Problem(
    `Nobody has an account with ${email}.`,
    'The person signs up on the site first.',
  );
}

/** The same, when it is certain whose account it is. */
export async function verifiedAccount(accounts: Accounts, email: string): Promise<Account> {
  const account = await requireAccount(accounts, email);
  if (account.emailVerified) return account;
  throw new Problem(
    `${email} is not verified, so the account may be anybody's.`,
    'The person opens the link in the verification mail first.',
  );
}
