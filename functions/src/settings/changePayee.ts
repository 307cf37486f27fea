import { site } from '../../../src/config/site.ts';
import { RECENT_SIGN_IN_MAX_AGE_MS } from '../../../src/model/account/login.ts';
import { isListedEmail } from '../../../src/model/account/roles.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { ownerMailId, queuedMail } from '../../../src/model/mails/outbox.ts';
import { paysAutomatically } from '../../../src/model/payments/paymentPage.ts';
import { settingsContracts } from '../../../src/model/settings/contracts.ts';
import { payeeOf } from '../../../src/model/settings/payee.ts';
import type { Payee } from '../../../src/model/settings/schema.ts';
import { payeeAnswers, settingsErrors } from '../../../src/model/settings/texts.ts';
import { ok, serve } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { hasPaymentKeys } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';
import {
  requireRecentSignIn,
  requireSecondFactor,
  signedIn,
  type Caller,
} from '../guards/identity.ts';
import { settingsLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';
import { shopSchema } from './shop.ts';

/** An administrator who is no owner does not decide where the money goes. */
function requireOwner({ claims }: Caller): void {
  if (claims.email_verified === true && isListedEmail(claims.email, site.ownerEmails)) return;
  throw new Refusal(403, 'permission-denied', { text: payeeAnswers.ownersOnly });
}

/** Without its keys the server could not ask the provider about a single payment. */
function requireKeys({ payments }: Payee): void {
  if (paysAutomatically({ payments }) && !hasPaymentKeys) {
    throw new Refusal(409, 'not-configured', { text: payeeAnswers.notSetUp });
  }
}

/** Writes the change, its entry in the log and a mail for each owner: all of it or nothing. */
function write(payee: Payee, { revision, email }: { revision: number; email: string }) {
  const db = firestore();
  const settings = db.doc(documents.publicSettings.build());
  const entry = db.collection(collections.settingsLog).doc();
  return db.runTransaction(async (transaction) => {
    const stored = decodeSnapshot(shopSchema, await transaction.get(settings));
    const shop = stored ?? shopSchema.parse({});
    if (shop.payeeRevision !== revision) {
      throw new Refusal(409, 'aborted', { text: payeeAnswers.changedMeanwhile });
    }
    const now = new Date();
    transaction.set(
      settings,
      { ...payee, payeeRevision: revision + 1, updatedAt: now },
      { merge: true },
    );
    transaction.create(entry, { at: now, by: email, before: payeeOf(shop), after: payee });
    for (const owner of site.ownerEmails) {
      const mail = queuedMail({ orderId: entry.id, kind: 'payee-changed', userId: '' }, now);
      const mailId = await ownerMailId(entry.id, owner);
      transaction.create(db.doc(documents.orderMail.build({ mailId })), { ...mail, to: owner });
    }
  });
}

/** Changes where the customers' money goes. */
export const changePayee = serve({
  contract: settingsContracts.changePayee,
  limit: settingsLimits.changePayee,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  async handle({ input: { revision, ...payee }, caller }) {
    requireOwner(caller);
    requireKeys(payee);
    requireRecentSignIn(caller, {
      maxAgeMs: RECENT_SIGN_IN_MAX_AGE_MS,
      now: new Date(),
      operation: settingsErrors.payee,
    });
    await requireSecondFactor(caller, payeeAnswers.secondFactor);
    await write(payee, { revision, email: caller.email });
    return ok({ success: true });
  },
});
