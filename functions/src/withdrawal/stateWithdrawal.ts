import type { Transaction } from 'firebase-admin/firestore';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isSameEmail } from '../../../src/model/account/email.ts';
import { lifeOf } from '../../../src/model/sale/life.ts';
import { withdrawalProblem, withSpacedInitials } from '../../../src/model/withdrawal/withdrawal.ts';
import { contracts } from '../../../src/model/system/contracts.ts';
import { withdrawalAnswers } from '../../../src/model/system/functionTexts.ts';
import { ok, serve } from '../callable.ts';
import { auth, firestore } from '../firebaseAdmin.ts';
import { adminErrorCode, anonymous } from '../guards/identity.ts';
import { requireRate } from '../guards/rateLimit.ts';
import { rateLimits, statementsOfAccount, statementsOfOrder } from '../rateLimits.ts';
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

interface Stated {
  orderNumber: string;
  email: string;
  name: string;
}

/** The order of a statement, where it can be withdrawn and belongs to the address. */
async function statedOrder(transaction: Transaction, { orderNumber, email }: Stated) {
  const found = await readFound(transaction, orderNumber);
  const { purchase, order, statement } = found;
  const record = purchase ?? order;
  const problem = withdrawalProblem(lifeOf(found), statement?.statedAt);
  if (!record || problem || !(await isAddressOf(found, email))) return undefined;
  return { record, statement };
}

/** Stores a statement, for a mail with its link. A repetition keeps the first time, link and name. */
async function keepStatement(transaction: Transaction, stated: Stated, now: Date): Promise<void> {
  const found = await statedOrder(transaction, stated);
  if (!found) return;
  const { id, userId } = found.record;
  const first = found.statement ?? {
    userId,
    statedAt: now,
    code: randomBytes(CODE_BYTES).toString('base64url'),
    name: withSpacedInitials(stated.name),
  };
  const { statedAt, code, name } = first;
  // The time of the request is new each time, so that each sends a mail.
  const asked = { name, email: stated.email, askedAt: now };
  transaction.set(statementRef(id), { userId: first.userId, statedAt, code, ...asked });
}

/**
 * Takes the statement of somebody who is not signed in. Anybody may know a number and an address, so
 * that it has no effect of its own: a link goes to the account's address, and the statement counts
 * from now once that link, or the photographer, confirms it. The answer is the same for an order
 * that does not exist. A repetition mails the link again.
 */
export const stateWithdrawal = serve({
  contract: contracts.stateWithdrawal,
  limit: rateLimits.stateWithdrawal,
  options: { timeoutSeconds: 30 },
  identify: anonymous,
  async handle({ input }) {
    const now = new Date();
    const counted = { name: 'statementsOfOrder', subject: input.orderNumber, at: now };
    await requireRate(statementsOfOrder, counted);
    const db = firestore();
    const found = await db.runTransaction((reading) => statedOrder(reading, input), {
      readOnly: true,
    });
    if (found) {
      const { userId: subject } = found.record;
      await requireRate(statementsOfAccount, { name: 'statementsOfAccount', subject, at: now });
      await db.runTransaction((transaction) => keepStatement(transaction, input, now));
    }
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
