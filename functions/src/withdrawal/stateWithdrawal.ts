import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isSameEmail } from '../../../src/model/account/email.ts';
import { withdrawalProblem } from '../../../src/model/withdrawal/withdrawal.ts';
import { contracts } from '../../../src/model/system/contracts.ts';
import { withdrawalAnswers } from '../../../src/model/system/functionTexts.ts';
import { ok, serve } from '../callable.ts';
import { auth, firestore } from '../firebaseAdmin.ts';
import { adminErrorCode, anonymous } from '../guards/identity.ts';
import { requireRate } from '../guards/rateLimit.ts';
import { rateLimits, statementsOfOrder } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';
import { type FoundOrder, readFound, statementRef, withdraw } from './withdraw.ts';

const CODE_BYTES = 24;

/** The address of the account; empty when the account is gone. */
async function accountEmail(uid: string): Promise<string> {
  try {
    return (await auth().getUser(uid)).email ?? '';
  } catch (error) {
    if (adminErrorCode(error) !== 'auth/user-not-found') throw error;
    return '';
  }
}

/** True for the address under which the order was placed, and for the account's address of today. */
async function isAddressOf({ order, purchase }: FoundOrder, email: string): Promise<boolean> {
  const addresses = [order?.customerEmail ?? '', purchase?.userEmail ?? ''];
  if (addresses.some((address) => isSameEmail(address, email))) return true;
  const uid = purchase?.userId ?? order?.userId;
  return uid !== undefined && isSameEmail(await accountEmail(uid), email);
}

/**
 * Takes the statement of somebody who is not signed in. Anybody may know a number and an address, so
 * that it has no effect of its own: a link goes to the account's address, and the statement counts
 * from now once that link, or the photographer, confirms it. The answer is the same for an order
 * that does not exist. A repetition keeps the first time and name, and mails the link again.
 */
export const stateWithdrawal = serve({
  contract: contracts.stateWithdrawal,
  limit: rateLimits.stateWithdrawal,
  options: { timeoutSeconds: 30 },
  identify: anonymous,
  async handle({ input: { orderNumber, email, name } }) {
    const now = new Date();
    const counted = { name: 'statementsOfOrder', subject: orderNumber, at: now };
    await requireRate(statementsOfOrder, counted);
    await firestore().runTransaction(async (transaction) => {
      const found = await readFound(transaction, orderNumber);
      const record = found.purchase ?? found.order;
      if (!record || withdrawalProblem(record) || !(await isAddressOf(found, email))) return;
      const first = found.statement ?? {
        userId: record.userId,
        statedAt: now,
        code: randomBytes(CODE_BYTES).toString('base64url'),
        name,
      };
      const { userId, statedAt, code } = first;
      // The time of the request is new each time, so that each sends a mail.
      const asked = { name: first.name, email, askedAt: now };
      transaction.set(statementRef(record.id), { userId, statedAt, code, ...asked });
    });
    return ok({ success: true, statedAt: now });
  },
});

function isSameCode(given: string, stored: string): boolean {
  const [first, second] = [Buffer.from(given), Buffer.from(stored)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Confirms a statement by the code of the mailed link: the withdrawal counts from the statement. */
export const confirmWithdrawal = serve({
  contract: contracts.confirmWithdrawal,
  limit: rateLimits.confirmWithdrawal,
  options: { timeoutSeconds: 30 },
  identify: anonymous,
  async handle({ input: { orderNumber, code } }) {
    const withdrawnAt = await withdraw(orderNumber, ({ statement }) => {
      if (statement && isSameCode(code, statement.code)) {
        return { name: statement.name, at: statement.statedAt };
      }
      throw new Refusal(404, 'not-found', { text: withdrawalAnswers.noStatement });
    });
    return ok({ success: true, withdrawnAt });
  },
});
