import * as logger from 'firebase-functions/logger';
import {
  recoveryCodeHash,
  recoveryCodesSchema,
  spendRecoveryCode,
} from '../../../src/model/account/secondFactor.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { contracts } from '../../../src/model/system/contracts.ts';
import { recoveryAnswers } from '../../../src/model/system/functionTexts.ts';
import { ok, serve } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { auth, firestore } from '../firebaseAdmin.ts';
import { anonymous } from '../guards/identity.ts';
import { requirePassword } from '../guards/password.ts';
import { requireRate } from '../guards/rateLimit.ts';
import { rateLimits, recoveriesOfAccount } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';

/** Marks the code as used before anything is removed: a call that is cut off wastes it at worst. */
async function spend(uid: string, code: string, factors: readonly string[]): Promise<void> {
  const hash = await recoveryCodeHash(uid, code);
  const codesRef = firestore().doc(documents.recoveryCodes.build({ uid }));
  await firestore().runTransaction(async (transaction) => {
    const stored = decodeSnapshot(recoveryCodesSchema, await transaction.get(codesRef));
    const after = stored && spendRecoveryCode(stored, hash, factors);
    if (!after) {
      throw new Refusal(403, 'auth/invalid-verification-code', { text: recoveryAnswers.wrongCode });
    }
    transaction.update(codesRef, { codes: after.codes });
  });
}

/**
 * Takes the second factor from an account whose owner has lost it. The password has to be right, and
 * the code one of those that `npm run admin` has made. Afterwards the password alone signs in.
 */
export const recoverSignIn = serve({
  contract: contracts.recoverSignIn,
  limit: rateLimits.recoverSignIn,
  options: { timeoutSeconds: 30 },
  identify: anonymous,
  async handle({ input: { email, password, code } }) {
    await requirePassword(email, password);
    const { uid, multiFactor } = await auth().getUserByEmail(email);
    // Only who knows the password is counted, so that nobody else can use the attempts up.
    await requireRate(recoveriesOfAccount, {
      name: 'recoveriesOfAccount',
      subject: uid,
      at: new Date(),
    });
    const factors = multiFactor?.enrolledFactors.map((factor) => factor.uid) ?? [];
    if (factors.length === 0) return ok({ success: true });
    await spend(uid, code, factors);
    await auth().updateUser(uid, { multiFactor: { enrolledFactors: null } });
    logger.warn('A recovery code has removed the second factor of an account', { uid });
    return ok({ success: true });
  },
});
