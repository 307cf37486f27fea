import * as z from 'zod/mini';
import { pathTemplate } from '../base/paths.ts';
import { list, requiredDate, text, withDefault } from '../base/schema.ts';
import { type OrderMail, orderMailId } from '../mails/outbox.ts';

/** Apart from `documents`, which every page carries. */
export const contactDocuments = { message: pathTemplate('messages/{messageId}') } as const;

export const messageStates = ['new', 'answered', 'done'] as const;

export type MessageState = (typeof messageStates)[number];

const answerSchema = z.object({ id: z.string(), text: z.string(), at: requiredDate });

export type MessageAnswer = z.infer<typeof answerSchema>;

/** A message from the contact form as the server keeps it, with what was answered. */
export const keptMessageSchema = z.object({
  id: z.string(),
  name: text,
  /** In the form in which addresses are compared. */
  email: text,
  phone: text,
  subject: text,
  message: text,
  state: withDefault(z.enum(messageStates), 'new'),
  answers: list(answerSchema),
  createdAt: requiredDate,
});

export type KeptMessage = z.infer<typeof keptMessageSchema>;

/** The privacy policy tells it. */
export const MESSAGE_KEPT_MONTHS = 24;

/** Messages from before this time are forgotten. */
export function forgottenBefore(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - MESSAGE_KEPT_MONTHS);
  return limit;
}

/** The mail that brings an answer. */
export function answerMailId(messageId: string, answerId: string): string {
  return `${messageId}-${answerId}`;
}

/** The mails about a message that were sent before an answer, the first one first. */
export function mailsBefore(
  message: KeptMessage,
  answer: MessageAnswer,
): Pick<OrderMail, 'id' | 'createdAt'>[] {
  const { id, createdAt, answers } = message;
  const earlier = answers.slice(
    0,
    answers.findIndex((each) => each.id === answer.id),
  );
  return [
    { id: orderMailId(id, 'message-arrived'), createdAt },
    ...earlier.map((each) => ({ id: answerMailId(id, each.id), createdAt: each.at })),
  ];
}
