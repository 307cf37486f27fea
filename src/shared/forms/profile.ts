import { isEmail, isSameEmail } from '../domain/email.ts';
import { passwordProblem } from '../domain/password.ts';
import { isCompletePhone, phoneCountry } from '../domain/phone.ts';
import { passwordProblemTexts } from '../texts/password.ts';
import { phoneTexts } from '../texts/phone.ts';
import { profileTexts } from '../texts/profile.ts';
import type { RuleTable } from './rules.ts';
import { isFilled } from './values.ts';

export interface ProfileNameValues {
  firstName: string;
  lastName: string;
}

export const profileNameRules: RuleTable<ProfileNameValues> = [
  {
    field: 'firstName',
    check: ({ firstName }) => isFilled(firstName),
    message: profileTexts.firstNameMissing,
  },
  {
    field: 'lastName',
    check: ({ lastName }) => isFilled(lastName),
    message: profileTexts.lastNameMissing,
  },
];

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

export interface PhoneValues {
  countryCode: string;
  phoneNumber: string;
}

export const phoneRules: RuleTable<PhoneValues> = [
  {
    field: 'phoneNumber',
    check: ({ phoneNumber }) => isFilled(phoneNumber),
    message: profileTexts.phoneMissing,
  },
  {
    field: 'phoneNumber',
    check: ({ countryCode, phoneNumber }) => isCompletePhone({ countryCode, digits: phoneNumber }),
    message: ({ countryCode }) => {
      const { code, digits } = phoneCountry(countryCode);
      return phoneTexts.incomplete(code, digits);
    },
  },
];

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
