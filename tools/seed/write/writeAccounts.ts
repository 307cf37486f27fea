import type { App } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type DemoAccount, DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts.ts';

/** Creates the demo accounts, or sets them back to what they were. */
export async function writeAccounts(app: App): Promise<void> {
  const auth = getAuth(app);
  const known = await auth.getUsers(DEMO_ACCOUNTS.map(({ uid }) => ({ uid })));
  const knownIds = new Set(known.users.map(({ uid }) => uid));
  await Promise.all(
    DEMO_ACCOUNTS.map((account) => writeAccount(auth, account, knownIds.has(account.uid))),
  );
}

async function writeAccount(auth: Auth, account: DemoAccount, isKnown: boolean): Promise<void> {
  const properties = {
    email: account.email,
    emailVerified: true,
    password: DEMO_PASSWORD,
    displayName: `${account.firstName} ${account.lastName}`,
  };
  if (isKnown) await auth.updateUser(account.uid, properties);
  else await auth.createUser({ uid: account.uid, ...properties });
  await auth.setCustomUserClaims(account.uid, account.isAdmin ? { admin: true } : null);
}
