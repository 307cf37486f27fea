import { describe, expect, test } from 'vitest';
import {
  newPasswordRules,
  registrationRules,
  resetRequestRules,
} from '#src/model/account/authForm.ts';
import { fieldProblems } from '#src/model/base/formRules.ts';
import { testFormRules } from '../support/formRules.ts';

describe('registration', () => {
  const both = (password: string) => ({ password, confirmPassword: password });
  const right = {
    ...{ firstName: 'Ida', lastName: 'Dam', email: 'ida@x.dk', ...both('Demo1234!') },
    ...{ countryCode: '+45', phoneNumber: '20304050', acceptTerms: true },
  };

  testFormRules(() => registrationRules, right, {
    'Indtast venligst dit fornavn': [{ firstName: ' ' }],
    'Indtast venligst dit efternavn': [{ lastName: '' }],
    'Indtast venligst en gyldig email adresse': [{ email: '' }, { email: 'ida' }],
    'Adgangskode er påkrævet.': [both('')],
    'Adgangskoden skal være mindst 8 tegn lang.': [both('Kort1!')],
    'Adgangskoden må ikke være længere end 128 tegn.': [both(`A!${'a'.repeat(130)}`)],
    'Adgangskoden skal indeholde mindst ét stort bogstav (A-Z).': [both('demo1234!')],
    'Adgangskoden skal indeholde mindst ét specialtegn (!@#$%^&* osv.).': [both('Demo12345')],
    'Adgangskoderne matcher ikke': [{ confirmPassword: 'x' }],
    'Mobilnummer er påkrævet': [{ phoneNumber: '' }],
    'Indtast venligst et gyldigt dansk mobilnummer (8 cifre)': [{ phoneNumber: '2030405' }],
    'Du skal sætte kryds i boksen for at acceptere vilkår og betingelser': [{ acceptTerms: false }],
  });

  test('is checked from top to bottom', () => {
    const empty = {
      ...{ firstName: '', lastName: '', email: '', password: '', confirmPassword: 'x' },
      ...{ countryCode: '+45', phoneNumber: '', acceptTerms: false },
    };
    expect(Object.keys(fieldProblems(registrationRules, empty)).join(' ')).toBe(
      'firstName lastName email password confirmPassword phoneNumber acceptTerms',
    );
  });
});

describe('the request for a reset', () => {
  testFormRules(
    () => resetRequestRules,
    { email: 'ida@x.dk' },
    {
      'Indtast venligst din email adresse': [{ email: '' }, { email: '  ' }],
      'Indtast venligst en gyldig email adresse': [{ email: 'ida' }],
    },
  );
});

describe('the password after a reset', () => {
  const both = (password: string) => ({ password, confirmPassword: password });
  testFormRules(() => newPasswordRules, both('Abcdef1!'), {
    'Adgangskoderne matcher ikke. Indtast den samme adgangskode i begge felter.': [
      { confirmPassword: 'Abcdef1?' },
    ],
    'Adgangskoden opfylder ikke kravene': [both('abc')],
    'Adgangskoden må ikke være længere end 128 tegn.': [both(`Abcdef1!${'a'.repeat(121)}`)],
  });
});
