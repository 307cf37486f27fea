import { type RuleTable, isFilled } from '../base/formRules.ts';
import { passwordProblem } from './password.ts';
import { nameRules, phoneRules, type NameValues, type PhoneValues } from './profileForm.ts';
import { registrationTexts } from './registrationTexts.ts';
import { passwordProblemTexts, phoneTexts } from './texts.ts';

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
