import { describe, expect, test } from 'vitest';
import {
  registrationRules,
  newPasswordRules,
  resetRequestRules,
} from '#src/model/account/authForm.ts';
import { fieldProblems, firstProblem } from '#src/model/base/formRules.ts';
import type { FormCase } from '../support/formCase.ts';

describe('registration', () => {
  const right = {
    firstName: 'Ida',
    lastName: 'Dam',
    email: 'ida@x.dk',
    password: 'Demo1234!',
    confirmPassword: 'Demo1234!',
    countryCode: '+45',
    phoneNumber: '20304050',
    acceptTerms: true,
  };
  const both = (password: string) => ({ password, confirmPassword: password });

  test.each<FormCase<typeof right>>([
    [{}, undefined],
    [{ firstName: ' ' }, 'firstName', 'Indtast venligst dit fornavn'],
    [{ lastName: '' }, 'lastName', 'Indtast venligst dit efternavn'],
    [{ email: '' }, 'email', 'Indtast venligst en gyldig email adresse'],
    [{ email: 'ida' }, 'email', 'Indtast venligst en gyldig email adresse'],
    [both(''), 'password', 'Adgangskode er påkrævet.'],
    [both('Kort1!'), 'password', 'Adgangskoden skal være mindst 8 tegn lang.'],
    [both(`A!${'a'.repeat(130)}`), 'password', 'Adgangskoden må ikke være længere end 128 tegn.'],
    [both('demo1234!'), 'password', 'Adgangskoden skal indeholde mindst ét stort bogstav (A-Z).'],
    [
      both('Demo12345'),
      'password',
      'Adgangskoden skal indeholde mindst ét specialtegn (!@#$%^&* osv.).',
    ],
    [{ confirmPassword: 'x' }, 'confirmPassword', 'Adgangskoderne matcher ikke'],
    [{ phoneNumber: '' }, 'phoneNumber', 'Mobilnummer er påkrævet'],
    [
      { phoneNumber: '2030405' },
      'phoneNumber',
      'Indtast venligst et gyldigt dansk mobilnummer (8 cifre)',
    ],
    [
      { countryCode: '+46' },
      'phoneNumber',
      'Indtast venligst et gyldigt svensk mobilnummer (9 cifre)',
    ],
    [
      { acceptTerms: false },
      'acceptTerms',
      'Du skal sætte kryds i boksen for at acceptere vilkår og betingelser',
    ],
  ])('%o', (given, field, message) => {
    const values = { ...right, ...given };
    expect(firstProblem(registrationRules, values)).toEqual(field && { field, message });
    expect(fieldProblems(registrationRules, values)).toEqual(field ? { [field]: message } : {});
  });

  test('is checked from top to bottom', () => {
    const empty = {
      firstName: '',
      lastName: '',
      email: '',
      ...both(''),
      confirmPassword: 'x',
      countryCode: '+45',
      phoneNumber: '',
      acceptTerms: false,
    };
    expect(Object.keys(fieldProblems(registrationRules, empty))).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'confirmPassword',
      'phoneNumber',
      'acceptTerms',
    ]);
  });
});

describe('password reset', () => {
  const tooLong = `Abcdef1!${'a'.repeat(121)}`;

  test.each([
    ['ida@x.dk', undefined],
    ['', 'Indtast venligst din email adresse'],
    ['  ', 'Indtast venligst din email adresse'],
    ['ida', 'Indtast venligst en gyldig email adresse'],
  ])('a request for %j', (email, message) => {
    expect(firstProblem(resetRequestRules, { email })?.message).toBe(message);
  });

  test.each([
    ['Abcdef1!', 'Abcdef1!', undefined],
    [
      'Abcdef1!',
      'Abcdef1?',
      'Adgangskoderne matcher ikke. Indtast den samme adgangskode i begge felter.',
    ],
    ['abc', 'abc', 'Adgangskoden opfylder ikke kravene'],
    [tooLong, tooLong, 'Adgangskoden må ikke være længere end 128 tegn.'],
  ])('the new password %j and %j', (password, confirmPassword, message) => {
    expect(firstProblem(newPasswordRules, { password, confirmPassword })?.message).toBe(message);
  });
});
