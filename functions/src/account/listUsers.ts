import type { UserRecord } from 'firebase-admin/auth';
import { cleanName } from '../../../src/model/account/people.ts';
import { contracts, type ListedUser } from '../../../src/model/system/contracts.ts';
import { userListTexts } from '../../../src/model/system/functionTexts.ts';
import { ok, serve } from '../callable.ts';
import { auth } from '../firebaseAdmin.ts';
import { requireAdministrator, signedIn } from '../guards/identity.ts';
import { rateLimits } from '../rateLimits.ts';

/** The maximum of the Admin SDK. */
const PAGE_SIZE = 1000;

function isoTime(text: string | undefined): string | null {
  return text ? new Date(text).toISOString() : null;
}

/** Converts an account to the form of the contract. */
export function listedUser(
  user: Omit<UserRecord, 'toJSON' | 'metadata'> & {
    metadata: Pick<UserRecord['metadata'], 'creationTime' | 'lastSignInTime'>;
  },
): ListedUser {
  return {
    uid: user.uid,
    email: user.email ?? null,
    displayName: cleanName(user.displayName ?? '') || null,
    phoneNumber: user.phoneNumber ?? null,
    emailVerified: user.emailVerified,
    creationTime: isoTime(user.metadata.creationTime),
    lastSignInTime: isoTime(user.metadata.lastSignInTime),
    disabled: user.disabled,
    customClaims: user.customClaims ?? {},
  };
}

/** Lists every account; for administrators. */
export const listUsersHttp = serve({
  contract: contracts.listUsers,
  limit: rateLimits.listUsers,
  options: { timeoutSeconds: 60 },
  identify: signedIn,
  async handle({ caller }) {
    await requireAdministrator(caller, userListTexts.adminsOnly);
    const users: ListedUser[] = [];
    let pageToken: string | undefined;
    do {
      const page = await auth().listUsers(PAGE_SIZE, pageToken);
      users.push(...page.users.map(listedUser));
      pageToken = page.pageToken;
    } while (pageToken);
    return ok({ success: true, users });
  },
});
