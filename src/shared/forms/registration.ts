import { type RuleTable, isFilled } from '#src/model/base/formRules.ts';
import { passwordProblem } from '../domain/password.ts';
import { passwordProblemTexts } from '../texts/password.ts';
import { phoneTexts } from '../texts/phone.ts';
import { registrationTexts } from '../texts/registration.ts';
import { nameRules, phoneRules, type NameValues, type PhoneValues } from './person.ts';

export interface RegistrationValues extends NameValues, PhoneValues {
  email: string;
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
}

export const registrationRules: RuleTable<RegistrationValues> = [
  ...nameRules({
    first: registrationTexts.firstNameMissing,
    last: registrationTexts.lastNameMissing,
  }),
  {
    field: 'email',
    check: ({ email }) => isFilled(email) && email.includes('@'),
    message: registrationTexts.emailInvalid,
  },
  {
    field: 'password',
    check: ({ password }) => passwordProblem(password) === undefined,
    message: ({ password }) => {
      const problem = passwordProblem(password);
      return problem ? passwordProblemTexts[problem] : registrationTexts.passwordRefused;
    },
  },
  {
    field: 'confirmPassword',
    check: ({ password, confirmPassword }) => confirmPassword === password,
    message: registrationTexts.passwordsDiffer,
  },
  ...phoneRules(phoneTexts.missing),
  {
    field: 'acceptTerms',
    check: ({ acceptTerms }) => acceptTerms,
    message: registrationTexts.termsMissing,
  },
];
