import * as z from 'zod/mini';
import { answer, contract } from '../system/contracts.ts';
import * as shapes from './shapes.ts';

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
} as const;

export type SettingsContractName = keyof typeof settingsContracts;
