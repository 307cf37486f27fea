import { documents } from '../../../src/model/base/paths.ts';
import { contactContracts } from '../../../src/model/contact/contracts.ts';
import {
  answerMailId,
  contactDocuments,
  keptMessageSchema,
} from '../../../src/model/contact/messages.ts';
import { messageAnswers } from '../../../src/model/contact/messagesTexts.ts';
import { queuedMail } from '../../../src/model/mails/outbox.ts';
import { ok, serve } from '../callable.ts';
import { requireAdministrator, signedIn } from '../guards/identity.ts';
import { contactLimits } from '../rateLimits.ts';
import { transactRecords } from '../records.ts';
import { Refusal } from '../refusal.ts';

/** Keeps an answer to a message, and queues the mail that brings it, both or neither. */
export const answerMessage = serve({
  contract: contactContracts.answerMessage,
  limit: contactLimits.answerMessage,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  async handle({ input: { messageId, answerId, text }, caller }) {
    await requireAdministrator(caller, messageAnswers.adminsOnly);
    const path = contactDocuments.message.build({ messageId });
    await transactRecords(async ({ read, update, set }) => {
      const message = await read(keptMessageSchema, path);
      if (!message) throw new Refusal(404, 'not-found', { text: messageAnswers.gone });
      const { answers } = message;
      if (answers.some(({ id }) => id === answerId)) return;
      const at = new Date();
      update(path, { answers: [...answers, { id: answerId, text, at }], state: 'answered' });
      const mail = { orderId: messageId, kind: 'message-answer', userId: '' } as const;
      const mailId = answerMailId(messageId, answerId);
      set(documents.orderMail.build({ mailId }), queuedMail(mail, at));
    });
    return ok({ success: true });
  },
});
