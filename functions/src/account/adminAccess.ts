import { realtimePaths } from '../../../src/model/base/paths.ts';
import { SECOND_MS } from '../../../src/model/base/units.ts';
import { contracts } from '../../../src/model/system/contracts.ts';
import { ok, serve } from '../callable.ts';
import { database } from '../firebaseAdmin.ts';
import { isAdministrator, signedIn } from '../guards/identity.ts';
import { rateLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';

/**
 * Grants an administrator access to who is online, as long as the ID token lasts with which they ask:
 * an hour at most. The rules of the Realtime Database know claims and addresses but cannot read
 * profiles. Callers who are not administrators lose the access here.
 */
export const adminAccess = serve({
  contract: contracts.adminAccess,
  limit: rateLimits.adminAccess,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  async handle({ caller }) {
    const access = database().ref(realtimePaths.adminAccess.build({ uid: caller.uid }));
    if (!(await isAdministrator(caller))) {
      await access.remove();
      throw new Refusal(403, 'permission-denied');
    }
    await access.set(caller.claims.exp * SECOND_MS);
    return ok({ success: true });
  },
});
