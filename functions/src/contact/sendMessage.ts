import { normalizeEmail } from '../../../src/model/account/email.ts';
import { contactContracts } from '../../../src/model/contact/contracts.ts';
import { formatContactPhone, type ContactMessage } from '../../../src/model/contact/mail.ts';
import { contactDocuments, type KeptMessage } from '../../../src/model/contact/messages.ts';
import { orderMailId } from '../../../src/model/mails/outbox.ts';
import { ok, serve } from '../callable.ts';
import { firestore } from '../firebaseAdmin.ts';
import { entriesOf } from '../mails/outbox.ts';
import { pacedMail } from '../mails/pace.ts';
import { canSendMails, mailSecrets } from '../mails/sending.ts';
import { anonymous } from '../guards/identity.ts';
import { requireRate } from '../guards/rateLimit.ts';
import { contactLimits, messagesOfSender, messagesOfShop } from '../rateLimits.ts';
import { botCheckSecrets, requireSolved } from '../visitors/verifyRecaptcha.ts';

const { sendMessage: kept } = contactContracts;

/** Counted after the bot check, so that no program uses up what people need. */
async function requireRoom(email: string, at: Date): Promise<void> {
  await requireRate(messagesOfSender, { name: kept.name, subject: email, at });
  await requireRate(messagesOfShop, { name: kept.name, subject: 'shop', at });
}

function record(message: ContactMessage, now: Date): Omit<KeptMessage, 'id'> {
  return {
    name: message.name.trim(),
    email: normalizeEmail(message.email),
    phone: formatContactPhone(message.phone),
    subject: message.subject.trim(),
    message: message.message.trim(),
    state: 'new',
    answers: [],
    createdAt: now,
  };
}

/**
 * Keeps a message of the contact form, and queues the mail about it, both or neither. A shop whose server
 * sends no mails leaves that to the page.
 */
export const sendMessage = serve({
  contract: kept,
  limit: contactLimits.sendMessage,
  options: { timeoutSeconds: 30, secrets: [...botCheckSecrets, ...mailSecrets] },
  identify: anonymous,
  async handle({ input: { messageId, token, message } }) {
    const db = firestore();
    const place = db.doc(contactDocuments.message.build({ messageId }));
    // A repetition brings a token that was used, as the answer to the first attempt was lost.
    const answer = { success: true, isMailed: canSendMails() };
    if ((await place.get()).exists) return ok(answer);
    await requireSolved(token);
    const now = new Date();
    const stored = record(message, now);
    await requireRoom(stored.email, now);
    const mail = { orderId: messageId, kind: 'message-arrived', userId: '' } as const;
    const queues = answer.isMailed
      ? await entriesOf(orderMailId(messageId, mail.kind), await pacedMail(mail, now))
      : [];
    await db.runTransaction(async (transaction) => {
      // Another attempt may have been faster.
      if ((await transaction.get(place)).exists) return;
      transaction.create(place, stored);
      for (const [entry, queued] of queues) transaction.create(entry, queued);
    });
    return ok(answer);
  },
});
