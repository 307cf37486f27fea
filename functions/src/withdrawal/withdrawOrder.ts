import type {
  ContractInput,
  ContractOutput,
  contracts,
} from '../../../src/model/system/contracts.ts';
import { withdrawalAnswers } from '../../../src/model/system/functionTexts.ts';
import { ok, type Answer, type Call } from '../callable.ts';
import { isAdministrator, type Caller } from '../guards/identity.ts';
import { Refusal } from '../refusal.ts';
import { standingRecord, withdraw } from '../withdrawal/withdraw.ts';

type Contract = typeof contracts.withdrawOrder;

/**
 * Withdraws an order of the caller, from now. An administrator can only confirm what was stated
 * without a sign-in, which counts from its own time.
 */
export async function withdrawOrder({
  input: { orderId, name },
  caller,
}: Call<ContractInput<Contract>, Caller>): Promise<Answer<ContractOutput<Contract>>> {
  const mayConfirm = await isAdministrator(caller);
  const now = new Date();
  const withdrawnAt = await withdraw(orderId, (found) => {
    const { userId, withdrawnAt: earlier } = standingRecord(found);
    if (userId === caller.uid) return { name, at: now };
    const { statement } = found;
    if (mayConfirm && statement) return { name: statement.name, at: statement.statedAt };
    if (mayConfirm && earlier) return { name, at: earlier };
    throw new Refusal(404, 'not-found', { text: withdrawalAnswers.unknownOrder });
  });
  return ok({ success: true, withdrawnAt });
}
