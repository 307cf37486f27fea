import type {
  ContractInput,
  ContractOutput,
  contracts,
} from '../../../src/model/system/contracts.ts';
import { userListTexts } from '../../../src/model/system/functionTexts.ts';
import { ok, type Answer, type Call } from '../callable.ts';
import { auth } from '../firebaseAdmin.ts';
import { adminErrorCode, isAdministrator, type Caller } from '../guards/identity.ts';
import { Refusal } from '../refusal.ts';

type Contract = typeof contracts.customerEmail;

/** Tells an administrator the address of an account; null when the account no longer exists. */
export async function customerEmail({
  input: { uid },
  caller,
}: Call<ContractInput<Contract>, Caller>): Promise<Answer<ContractOutput<Contract>>> {
  if (!(await isAdministrator(caller))) {
    throw new Refusal(403, 'permission-denied', { text: userListTexts.adminsOnly });
  }
  try {
    return ok({ success: true, email: (await auth().getUser(uid)).email ?? null });
  } catch (error) {
    if (adminErrorCode(error) !== 'auth/user-not-found') throw error;
    return ok({ success: true, email: null });
  }
}
