import { passwordProblem } from '../domain/password.ts';
import { isCompletePhone, phoneCountry } from '../domain/phone.ts';
import { passwordProblemTexts } from '../texts/password.ts';
import { phoneTexts } from '../texts/phone.ts';
import { registrationTexts } from '../texts/registration.ts';
import type { RuleTable } from './rules.ts';
import { isFilled } from './values.ts';

export interface RegistrationValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  countryCode: string;
  phoneNumber: string;
  acceptTerms: boolean;
}

export const registrationRules: RuleTable<RegistrationValues> = [
  {
    field: 'firstName',
    check: ({ firstName }) => isFilled(firstName),
    message: registrationTexts.firstNameMissing,
  },
  {
    field: 'lastName',
    check: ({ lastName }) => isFilled(lastName),
    message: registrationTexts.lastNameMissing,
  },
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
  {
    field: 'phoneNumber',
    check: ({ phoneNumber }) => isFilled(phoneNumber),
    message: phoneTexts.missing,
  },
  {
    field: 'phoneNumber',
    check: ({ countryCode, phoneNumber }) => isCompletePhone({ countryCode, digits: phoneNumber }),
    message: ({ countryCode }) => {
      const { code, digits } = phoneCountry(countryCode);
      return phoneTexts.incomplete(code, digits);
    },
  },
  {
    field: 'acceptTerms',
    check: ({ acceptTerms }) => acceptTerms,
    message: registrationTexts.termsMissing,
  },
];
