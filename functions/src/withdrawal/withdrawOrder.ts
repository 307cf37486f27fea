import { contracts } from '../../../src/model/system/contracts.ts';
import { withdrawalAnswers } from '../../../src/model/system/functionTexts.ts';
import { ok, serve } from '../callable.ts';
import { isAdministrator, signedIn } from '../guards/identity.ts';
import { rateLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';
import { recordToWithdraw, withdraw } from './withdraw.ts';

/**
 * Withdraws an order of the caller, from now. An administrator can only confirm what was stated
 * without a sign-in, which counts from its own time.
 */
export const withdrawOrder = serve({
  contract: contracts.withdrawOrder,
  limit: rateLimits.withdrawOrder,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  async handle({ input: { orderId, name }, caller }) {
    const mayConfirm = await isAdministrator(caller);
    const now = new Date();
    const withdrawnAt = await withdraw(orderId, (found) => {
      const { userId, withdrawnAt: earlier } = recordToWithdraw(found);
      if (userId === caller.uid) return { name, at: now };
      const { statement } = found;
      if (mayConfirm && statement) return { name: statement.name, at: statement.statedAt };
      if (mayConfirm && earlier) return { name, at: earlier };
      throw new Refusal(404, 'not-found', { text: withdrawalAnswers.unknownOrder });
    });
    return ok({ success: true, withdrawnAt });
  },
});
