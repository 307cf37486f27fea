import { type RuleTable, isFilled } from '#src/model/base/formRules.ts';
import { parseLoginIdentifier } from '../domain/loginIdentifier.ts';
import { loginTexts } from '../texts/login.ts';

export interface LoginValues {
  emailOrPhone: string;
  password: string;
  remember: boolean;
}

export const loginRules: RuleTable<LoginValues> = [
  {
    field: 'emailOrPhone',
    check: ({ emailOrPhone }) => isFilled(emailOrPhone),
    message: loginTexts.fieldsMissing,
  },
  {
    field: 'password',
    check: ({ password }) => password !== '',
    message: loginTexts.fieldsMissing,
  },
  {
    field: 'emailOrPhone',
    check: ({ emailOrPhone }) => parseLoginIdentifier(emailOrPhone).kind !== 'invalid-email',
    message: loginTexts.emailInvalid,
  },
  {
    field: 'emailOrPhone',
    check: ({ emailOrPhone }) => parseLoginIdentifier(emailOrPhone).kind !== 'invalid',
    message: loginTexts.identifierInvalid,
  },
];
