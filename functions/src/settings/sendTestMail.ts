import { sampleMail } from '../../../src/model/mails/sampleMail.ts';
import { pendingOrderTexts } from '../../../src/model/orders/pendingTexts.ts';
import { settingsContracts } from '../../../src/model/settings/contracts.ts';
import { testMailAnswers } from '../../../src/model/settings/texts.ts';
import { ok, serve } from '../callable.ts';
import { linkOrigin } from '../env.ts';
import { requireAdministrator, signedIn } from '../guards/identity.ts';
import { sendNow } from '../mails/outbox.ts';
import { mailSecrets as secrets, sending } from '../mails/sending.ts';
import { settingsLimits } from '../rateLimits.ts';
import { Refusal, refused } from '../refusal.ts';
import { currentShop } from './shop.ts';

/** Sends an administrator a mail as customers would get it. */
export const sendTestMail = serve({
  contract: settingsContracts.sendTestMail,
  limit: settingsLimits.sendTestMail,
  options: { timeoutSeconds: 50, secrets },
  identify: signedIn,
  async handle({ input: { kind, ...words }, caller }) {
    await requireAdministrator(caller, testMailAnswers.adminsOnly);
    const { email, email_verified: isVerified = false } = caller.claims;
    if (!email || !isVerified) {
      throw new Refusal(403, 'permission-denied', { text: testMailAnswers.noAddress });
    }
    const now = new Date();
    const shop = await currentShop();
    const mail = sampleMail(kind, words, { shop, origin: linkOrigin, address: email, now });
    const error = await sendNow(mail, `test-${caller.uid}-${now.getTime()}`, sending());
    if (error === 'busy') throw refused(testMailAnswers.busy);
    if (error) {
      const reason = pendingOrderTexts.mailError[error];
      throw new Refusal(502, 'service-failed', { text: testMailAnswers.failed(reason) });
    }
    return ok({ success: true, address: email });
  },
});
