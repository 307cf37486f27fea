import { type RuleTable, isFilled } from '../base/formRules.ts';
import { registrationTexts, passwordResetTexts } from './authTexts.ts';
import { passwordProblem, isNewPasswordAccepted, PASSWORD_MAX_LENGTH } from './password.ts';
import { nameRules, phoneRules, type NameValues, type PhoneValues } from './profileForm.ts';
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

export interface ResetRequestValues {
  email: string;
}

export const resetRequestRules: RuleTable<ResetRequestValues> = [
  {
    field: 'email',
    check: ({ email }) => isFilled(email),
    message: passwordResetTexts.emailMissing,
  },
  {
    field: 'email',
    check: ({ email }) => email.includes('@'),
    message: passwordResetTexts.emailInvalid,
  },
];

export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

export const newPasswordRules: RuleTable<NewPasswordValues> = [
  {
    field: 'password',
    check: ({ password }) => isNewPasswordAccepted(password),
    // The checklist beside the field does not mention the maximum length.
    message: ({ password }) =>
      password.length > PASSWORD_MAX_LENGTH
        ? passwordProblemTexts['too-long']
        : passwordResetTexts.passwordRefused,
  },
  {
    field: 'confirmPassword',
    check: ({ password, confirmPassword }) => password === confirmPassword,
    message: passwordResetTexts.passwordsDiffer,
  },
];
