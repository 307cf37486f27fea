import * as z from 'zod/mini';
import { type CustomerMailKind, customerMailKinds } from '../mails/orderMailRules.ts';
import { answer, contract } from '../system/contracts.ts';
import { OWN_WORDS_MAX_LENGTH } from './closed.ts';
import * as shapes from './shapes.ts';

const ownWords = z.string().check(z.maxLength(OWN_WORDS_MAX_LENGTH));
const line = z.string().check(z.maxLength(shapes.LINE_MAX_LENGTH), z.regex(shapes.LINE));

/** The functions of the settings; only the dashboard calls them. */
export const settingsContracts = {
  /** Changes where money goes; for owners who have just signed in. */
  changePayee: contract({
    name: 'changePayee',
    path: '/api/change-payee',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      mobilePayNumber: z.string().check(z.regex(shapes.MOBILE_PAY_NUMBER)),
      bankAccount: z.strictObject({
        bank: line,
        registrationNumber: z.string().check(z.regex(shapes.REGISTRATION_NUMBER)),
        accountNumber: z.string().check(z.regex(shapes.ACCOUNT_NUMBER)),
      }),
      payments: z
        .strictObject({ mobilePay: z.enum(['manual', 'automatic']), card: z.boolean() })
        .check(z.refine(shapes.areTogether)),
      /** The revision that the owner has seen. */
      revision: z.int().check(z.nonnegative()),
    }),
    output: z.object(answer),
  }),
  /** Sends an administrator a mail as customers would get it, with words that may not be saved yet. */
  sendTestMail: contract({
    name: 'sendTestMail',
    path: '/api/send-test-mail',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      kind: z.enum(customerMailKinds as [CustomerMailKind, ...CustomerMailKind[]]),
      opening: ownWords,
      closing: ownWords,
    }),
    output: z.object({ ...answer, address: z.optional(z.string()) }),
  }),
  /** Makes a watermark of the drawing in the closed settings. */
  makeMark: contract({
    name: 'makeMark',
    path: '/api/make-mark',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({}),
    output: z.object({
      ...answer,
      mark: z.optional(z.object({ png: z.string(), width: z.number(), height: z.number() })),
    }),
  }),
  /** Sends a push to one of an administrator's own devices. */
  sendTestPush: contract({
    name: 'sendTestPush',
    path: '/api/send-test-push',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({ deviceId: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    output: z.object(answer),
  }),
} as const;

export type SettingsContractName = keyof typeof settingsContracts;
