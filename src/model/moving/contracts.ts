import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH, isEmail } from '../account/email.ts';
import { FULL_NAME_MAX_LENGTH } from '../account/people.ts';
import { answer, contract } from '../system/contracts.ts';

/** People who are invited in one request. */
export const INVITED_TOGETHER_MAX_COUNT = 100;

/** The functions of moving; only the dashboard calls them. */
export const movingContracts = {
  /** Mails those who are neither customers nor invited yet where their pictures are. Makes no account. */
  inviteCustomers: contract({
    name: 'inviteCustomers',
    path: '/api/invite-customers',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      people: z
        .array(
          z.strictObject({
            name: z.string().check(z.maxLength(FULL_NAME_MAX_LENGTH)),
            email: z.string().check(z.maxLength(EMAIL_MAX_LENGTH), z.refine(isEmail)),
          }),
        )
        .check(z.minLength(1), z.maxLength(INVITED_TOGETHER_MAX_COUNT)),
    }),
    output: z.object({ ...answer, invited: z.number() }),
  }),
} as const;

export type MovingContractName = keyof typeof movingContracts;
