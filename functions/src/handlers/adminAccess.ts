import { realtimePaths } from '../../../src/model/base/paths.ts';
import type { ContractOutput, contracts } from '../../../src/model/system/contracts.ts';
import { ADMIN_ACCESS_MS } from '../../../src/shared/limits.ts';
import { ok, type Answer, type Call } from '../callable.ts';
import { database } from '../firebaseAdmin.ts';
import { isAdministrator, type Caller } from '../guards/identity.ts';
import { Refusal } from '../refusal.ts';

/**
 * Lets an administrator follow who is online, for a while. The rules of the Realtime Database know
 * claims and addresses, but cannot read profiles; whoever is no administrator any more loses it here.
 */
export async function adminAccess({
  who,
}: Call<unknown, Caller>): Promise<Answer<ContractOutput<typeof contracts.adminAccess>>> {
  const access = database().ref(realtimePaths.adminAccess.build({ uid: who.uid }));
  if (!(await isAdministrator(who))) {
    await access.remove();
    throw new Refusal(403, 'permission-denied');
  }
  await access.set(Date.now() + ADMIN_ACCESS_MS);
  return ok({ success: true });
}
