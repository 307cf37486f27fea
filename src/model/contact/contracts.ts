import * as z from 'zod/mini';
import { firstProblem } from '../base/formRules.ts';
import { IDENTIFIER } from '../base/text.ts';
import { answer, contract } from '../system/contracts.ts';
import { BOT_CHECK_TOKEN_MAX_LENGTH } from './botCheck.ts';
import { CONTACT_MAX_LENGTHS, contactRules } from './form.ts';

const identifier = z.string().check(z.regex(IDENTIFIER));
const atMost = (length: number) => z.string().check(z.maxLength(length));

const message = z
  .strictObject({
    name: atMost(CONTACT_MAX_LENGTHS.name),
    email: atMost(CONTACT_MAX_LENGTHS.email),
    phone: atMost(CONTACT_MAX_LENGTHS.phone),
    subject: atMost(CONTACT_MAX_LENGTHS.subject),
    message: atMost(CONTACT_MAX_LENGTHS.message),
  })
  .check(z.refine((values) => firstProblem(contactRules, values) === undefined));

export const contactContracts = {
  /** Keeps a message of the contact form and mails it; a repetition under the same id is the same message. */
  sendMessage: contract({
    name: 'sendMessage',
    path: '/api/send-message',
    method: 'POST',
    needsSignIn: false,
    input: z.strictObject({
      messageId: identifier,
      token: atMost(BOT_CHECK_TOKEN_MAX_LENGTH),
      message,
    }),
    output: z.object({
      ...answer,
      /** False where the server sends no mails: the page mails the message as well. */
      isMailed: z.optional(z.boolean()),
    }),
  }),
  /** Answers a message by mail, for administrators; a repetition under the same id is the same answer. */
  answerMessage: contract({
    name: 'answerMessage',
    path: '/api/answer-message',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      messageId: identifier,
      answerId: identifier,
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CONTACT_MAX_LENGTHS.message)),
    }),
    output: z.object(answer),
  }),
} as const;

export type ContactContractName = keyof typeof contactContracts;
