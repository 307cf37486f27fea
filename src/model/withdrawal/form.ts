import * as z from 'zod/mini';
import { isEmail } from '../account/email.ts';
import { type RuleTable, isFilled } from '../base/formRules.ts';
import { date, requiredDate, text } from '../base/schema.ts';
import { isOrderId } from '../orders/orderId.ts';
import { holdsAddress, WITHDRAWAL_NAME_MAX_LENGTH } from './withdrawal.ts';
import { withdrawalTexts as texts } from './texts.ts';

/** The statement of somebody who withdraws from an order. */
export interface WithdrawalValues {
  name: string;
  orderNumber: string;
  /** The address that the receipt is sent to. */
  email: string;
}

/** Removes what a number that was copied from a mail may bring along. */
export function typedOrderNumber(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** The rules about the name, which are the only ones for somebody who is signed in. */
export const statementNameRules: RuleTable<WithdrawalValues> = [
  { field: 'name', check: ({ name }) => isFilled(name), message: texts.nameMissing },
  {
    field: 'name',
    check: ({ name }) => name.trim().length <= WITHDRAWAL_NAME_MAX_LENGTH,
    message: texts.nameLong,
  },
];

/** The rules of the public form in a shop whose order numbers begin with these capitals. */
export function statementRules(prefix: string): RuleTable<WithdrawalValues> {
  return [
    ...statementNameRules,
    { field: 'name', check: ({ name }) => !holdsAddress(name), message: texts.nameAddress },
    {
      field: 'orderNumber',
      check: ({ orderNumber }) => isFilled(orderNumber),
      message: texts.numberMissing,
    },
    {
      field: 'orderNumber',
      check: ({ orderNumber }) => isOrderId(typedOrderNumber(orderNumber)),
      message: texts.numberInvalid(prefix),
    },
    { field: 'email', check: ({ email }) => isFilled(email), message: texts.emailMissing },
    { field: 'email', check: ({ email }) => isEmail(email.trim()), message: texts.emailInvalid },
  ];
}

/**
 * A statement made without a sign-in. It waits, because anybody may know a number and an address,
 * until the link in the mail or the photographer confirms it; then it counts from `statedAt`.
 */
export const withdrawalStatementSchema = z.object({
  /** The number of the order. */
  id: z.string(),
  userId: z.string(),
  name: text,
  email: text,
  /** The proof that the link in the mail carries. */
  code: z.string(),
  statedAt: requiredDate,
  /** The last time that the link was asked for. */
  askedAt: date,
});

export type WithdrawalStatement = z.infer<typeof withdrawalStatementSchema>;
