import { formatMoment } from '../../../src/model/base/dates.ts';
import { oneLine } from '../../../src/model/base/text.ts';
import {
  answerMailId,
  contactDocuments,
  type KeptMessage,
  keptMessageSchema,
  mailsBefore,
  type MessageAnswer,
} from '../../../src/model/contact/messages.ts';
import { type OrderMail, sentMailId } from '../../../src/model/mails/outbox.ts';
import { newsPath } from '../../../src/model/mails/newsPath.ts';
import type { MailParams } from '../../../src/model/mails/mailParams.ts';
import { messageMailTexts as texts } from '../../../src/model/mails/texts.ts';
import type { Shop } from '../../../src/model/settings/schema.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { linkOrigin } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';
import { currentShop } from '../settings/shop.ts';
import type { MailContent } from './content.ts';

/** Tells the photographer of a message; her answer by mail goes to whoever wrote it. */
function arrivedMail(message: KeptMessage, { businessName, email }: Shop): MailParams {
  const from = texts.from({ ...message, name: oneLine(message.name) });
  return {
    to_email: email,
    to_name: businessName,
    from_name: businessName,
    reply_to: message.email,
    subject: texts.arrived(oneLine(message.subject)),
    message: `${from}\n\n${message.message}`,
    link: new URL(newsPath('message-arrived', message.id), linkOrigin).href,
    link_text: texts.open,
    order_id: '',
    total: '',
  };
}

/** Brings an answer, with what it answers below. */
function answerMail(
  message: KeptMessage,
  answer: MessageAnswer,
  { businessName, email }: Shop,
): MailParams {
  const quoted = message.message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const small = `${texts.youWrote(formatMoment(message.createdAt))}\n${quoted}`;
  return {
    to_email: message.email,
    to_name: oneLine(message.name),
    from_name: businessName,
    reply_to: email,
    subject: texts.answer(oneLine(message.subject)),
    message: `${answer.text}\n\n${small}`,
    small_print: small,
    link: linkOrigin,
    link_text: texts.site,
    order_id: '',
    total: '',
    answers: mailsBefore(message, answer).map(sentMailId),
  };
}

/** Writes the mail about a message, or its answer. There is none once the message is deleted. */
export async function messageMail({ id, orderId, kind }: OrderMail): Promise<MailContent> {
  const path = contactDocuments.message.build({ messageId: orderId });
  const message = decodeSnapshot(keptMessageSchema, await firestore().doc(path).get());
  if (!message) return { kind: 'needless' };
  const shop = await currentShop();
  if (kind === 'message-arrived') return { kind: 'mail', params: arrivedMail(message, shop) };
  const answer = message.answers.find((each) => answerMailId(orderId, each.id) === id);
  return answer
    ? { kind: 'mail', params: answerMail(message, answer, shop) }
    : { kind: 'needless' };
}
