import { type RuleTable, isFilled } from '../base/formRules.ts';
import { isEmail, isSameEmail } from './email.ts';
import { passwordProblem } from './password.ts';
import { nameRules, phoneRules } from './personForm.ts';
import { profileTexts, accountDeletionTexts } from './profileTexts.ts';
import { passwordProblemTexts } from './texts.ts';

export const profileNameRules = nameRules({
  first: profileTexts.firstNameMissing,
  last: profileTexts.lastNameMissing,
});

export interface PasswordChangeValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

type CurrentPassword = Pick<PasswordChangeValues, 'currentPassword'>;

export const signOutEverywhereRules: RuleTable<CurrentPassword> = [
  {
    field: 'currentPassword',
    check: ({ currentPassword }) => currentPassword !== '',
    message: profileTexts.currentPasswordMissing,
  },
];

export const passwordChangeRules: RuleTable<PasswordChangeValues> = [
  ...signOutEverywhereRules,
  {
    field: 'newPassword',
    check: ({ newPassword }) => passwordProblem(newPassword) === undefined,
    message: ({ newPassword }) => {
      const problem = passwordProblem(newPassword);
      return problem ? passwordProblemTexts[problem] : profileTexts.newPasswordRefused;
    },
  },
  {
    field: 'confirmPassword',
    check: ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
    message: profileTexts.newPasswordsDiffer,
  },
];

export const profilePhoneRules = phoneRules(profileTexts.phoneMissing);

export interface EmailChangeValues {
  newEmail: string;
  emailConfirmPassword: string;
}

/** The rules for changing an address; `currentEmail` is the one in use. */
export function emailChangeRules(currentEmail: string): RuleTable<EmailChangeValues> {
  return [
    {
      field: 'newEmail',
      check: ({ newEmail }) => isFilled(newEmail),
      message: profileTexts.newEmailMissing,
    },
    {
      field: 'emailConfirmPassword',
      check: ({ emailConfirmPassword }) => emailConfirmPassword !== '',
      message: profileTexts.emailPasswordMissing,
    },
    {
      field: 'newEmail',
      check: ({ newEmail }) => isEmail(newEmail.trim()),
      message: profileTexts.newEmailInvalid,
    },
    {
      field: 'newEmail',
      check: ({ newEmail }) => !isSameEmail(newEmail, currentEmail),
      message: profileTexts.newEmailSame,
    },
  ];
}

export interface AccountDeletionValues {
  currentPassword: string;
  cannotBeUndone: boolean;
  productsLost: boolean;
  permanent: boolean;
  phrase: string;
}

function isPhrase(typed: string): boolean {
  return typed.trim().toLowerCase() === accountDeletionTexts.phrase;
}

export const accountDeletionRules: RuleTable<AccountDeletionValues> = [
  {
    field: 'currentPassword',
    check: ({ currentPassword }) => currentPassword !== '',
    message: accountDeletionTexts.passwordMissing,
  },
  ...(['cannotBeUndone', 'productsLost', 'permanent'] as const).map((field) => ({
    field,
    check: (values: AccountDeletionValues) => values[field],
    message: accountDeletionTexts.conditionsMissing,
  })),
  {
    field: 'phrase',
    check: ({ phrase }) => isPhrase(phrase),
    message: accountDeletionTexts.phraseWrong,
  },
];
