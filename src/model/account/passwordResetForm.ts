import { type RuleTable, isFilled } from '../base/formRules.ts';
import { isNewPasswordAccepted, PASSWORD_MAX_LENGTH } from './password.ts';
import { passwordResetTexts } from './passwordResetTexts.ts';
import { passwordProblemTexts } from './texts.ts';

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
