import { type RuleTable, isFilled } from '../base/formRules.ts';
import { isCompletePhone, phoneCountry } from './phone.ts';
import { phoneTexts } from './texts.ts';

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
