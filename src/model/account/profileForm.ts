import { type RuleTable, isFilled } from '../base/formRules.ts';
import { isEmail, isSameEmail } from './email.ts';
import { passwordProblem } from './password.ts';
import { isCompletePhone, phoneCountry } from './phone.ts';
import { profileTexts, accountDeletionTexts } from './profileTexts.ts';
import { phoneTexts, passwordProblemTexts } from './texts.ts';

export interface NameValues {
  firstName: string;
  lastName: string;
}

export interface PhoneValues {
  countryCode: string;
  phoneNumber: string;
}

/** The rules of a name; each form passes its own messages for a missing one. */
export function nameRules(missing: { first: string; last: string }): RuleTable<NameValues> {
  return [
    { field: 'firstName', check: ({ firstName }) => isFilled(firstName), message: missing.first },
    { field: 'lastName', check: ({ lastName }) => isFilled(lastName), message: missing.last },
  ];
}

/** The rules of a mobile number; each form passes its own message for a missing one. */
export function phoneRules(missing: string): RuleTable<PhoneValues> {
  return [
    { field: 'phoneNumber', check: ({ phoneNumber }) => isFilled(phoneNumber), message: missing },
    {
      field: 'phoneNumber',
      check: ({ countryCode, phoneNumber }) =>
        isCompletePhone({ countryCode, digits: phoneNumber }),
      message: ({ countryCode }) => {
        const { code, digits } = phoneCountry(countryCode);
        return phoneTexts.incomplete(code, digits);
      },
    },
  ];
}

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
