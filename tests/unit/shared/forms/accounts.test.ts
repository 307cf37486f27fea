import { describe, expect, test } from 'vitest';
import { accountDeletionRules } from '#src/shared/forms/accountDeletion.ts';
import { loginRules } from '#src/shared/forms/login.ts';
import { newPasswordRules, resetRequestRules } from '#src/shared/forms/passwordReset.ts';
import {
  emailChangeRules,
  passwordChangeRules,
  profileNameRules,
  profilePhoneRules,
} from '#src/shared/forms/profile.ts';
import { registrationRules } from '#src/shared/forms/registration.ts';
import { fieldProblems, firstProblem } from '#src/shared/forms/rules.ts';

/** A case: what differs from a form that is right, the field that is wrong, and the message. */
type Case<Values> = [Partial<Values>, (keyof Values & string) | undefined, string?];

describe('login', () => {
  const right = { emailOrPhone: 'kunde@x.dk', password: 'x', remember: false };

  test.each<Case<typeof right>>([
    [{}, undefined],
    [{ emailOrPhone: '20 30 40 50' }, undefined],
    [{ emailOrPhone: ' ', password: '' }, 'emailOrPhone', 'Udfyld venligst alle felter'],
    [{ password: '' }, 'password', 'Udfyld venligst alle felter'],
    [{ emailOrPhone: 'kunde@' }, 'emailOrPhone', 'Indtast venligst en gyldig email adresse'],
    [
      { emailOrPhone: '1234' },
      'emailOrPhone',
      'Indtast venligst en gyldig email adresse eller dansk mobilnummer (8 cifre)',
    ],
  ])('%o', (given, field, message) => {
    expect(firstProblem(loginRules, { ...right, ...given })).toEqual(field && { field, message });
  });
});

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

  test.each<Case<typeof right>>([
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
  const tooLong = `abcdef1!${'a'.repeat(121)}`;

  test.each([
    ['ida@x.dk', undefined],
    ['', 'Indtast venligst din email adresse'],
    ['  ', 'Indtast venligst din email adresse'],
    ['ida', 'Indtast venligst en gyldig email adresse'],
  ])('a request for %j', (email, message) => {
    expect(firstProblem(resetRequestRules, { email })?.message).toBe(message);
  });

  test.each([
    ['abcdef1!', 'abcdef1!', undefined],
    [
      'abcdef1!',
      'abcdef1?',
      'Adgangskoderne matcher ikke. Indtast den samme adgangskode i begge felter.',
    ],
    ['abc', 'abc', 'Adgangskoden opfylder ikke kravene'],
    [tooLong, tooLong, 'Adgangskoden må ikke være længere end 128 tegn.'],
  ])('the new password %j and %j', (password, confirmPassword, message) => {
    expect(firstProblem(newPasswordRules, { password, confirmPassword })?.message).toBe(message);
  });
});

describe('profile', () => {
  test.each([
    ['Ida', 'Dam', undefined],
    [' ', '', 'Fornavn er påkrævet'],
    ['Ida', ' ', 'Efternavn er påkrævet'],
  ])('the name %j %j', (firstName, lastName, message) => {
    expect(firstProblem(profileNameRules, { firstName, lastName })?.message).toBe(message);
  });

  const password = { currentPassword: 'x', newPassword: 'Demo1234!', confirmPassword: 'Demo1234!' };

  test.each<Case<typeof password>>([
    [{}, undefined],
    [{ currentPassword: '' }, 'currentPassword', 'Du skal indtaste din nuværende adgangskode'],
    [{ newPassword: 'kort' }, 'newPassword', 'Adgangskoden skal være mindst 8 tegn lang.'],
    [{ confirmPassword: 'x' }, 'confirmPassword', 'De nye adgangskoder matcher ikke'],
  ])('a password change %o', (given, field, message) => {
    const values = { ...password, ...given };
    expect(firstProblem(passwordChangeRules, values)).toEqual(field && { field, message });
  });

  test.each([
    ['+45', '20304050', undefined],
    ['+45', '', 'Telefonnummer er påkrævet'],
    ['+45', '2030', 'Indtast venligst et gyldigt dansk mobilnummer (8 cifre)'],
    ['+46', '20304050', 'Indtast venligst et gyldigt svensk mobilnummer (9 cifre)'],
    ['+47', '2030405', 'Indtast venligst et gyldigt norsk mobilnummer (8 cifre)'],
    ['+49', '2030405060', 'Indtast venligst et gyldigt tysk mobilnummer (11 cifre)'],
    ['+31', '20304050', 'Indtast venligst et gyldigt hollandsk mobilnummer (9 cifre)'],
    ['+33', '203040506', 'Indtast venligst et gyldigt fransk mobilnummer (10 cifre)'],
    ['+44', '203040506', 'Indtast venligst et gyldigt britisk mobilnummer (10 cifre)'],
    ['+1', '20304050', 'Indtast venligst et gyldigt amerikansk mobilnummer (10 cifre)'],
    ['+39', '203040506', 'Indtast venligst et gyldigt italiensk mobilnummer (10 cifre)'],
    ['+34', '20304050', 'Indtast venligst et gyldigt spansk mobilnummer (9 cifre)'],
    ['+99', '2030', 'Indtast venligst et gyldigt dansk mobilnummer (8 cifre)'],
  ])('the phone %s %j', (countryCode, phoneNumber, message) => {
    expect(firstProblem(profilePhoneRules, { countryCode, phoneNumber })?.message).toBe(message);
  });

  test.each([
    ['ny@x.dk', 'x', undefined],
    ['', '', 'Ny email adresse er påkrævet'],
    ['ny', '', 'Du skal indtaste din nuværende adgangskode for at ændre email'],
    ['ny', 'x', 'Indtast en gyldig email adresse'],
    ['IDA@x.dk ', 'x', 'Du kan ikke ændre til den samme email adresse som du allerede har'],
  ])('the new address %j', (newEmail, emailConfirmPassword, message) => {
    const rules = emailChangeRules('ida@x.dk');
    expect(firstProblem(rules, { newEmail, emailConfirmPassword })?.message).toBe(message);
  });
});

describe('account deletion', () => {
  const right = {
    currentPassword: 'x',
    cannotBeUndone: true,
    productsLost: true,
    permanent: true,
    phrase: ' Jeg Accepterer ',
  };

  test.each<Case<typeof right>>([
    [{}, undefined],
    [{ currentPassword: '' }, 'currentPassword', 'Du skal indtaste din nuværende adgangskode'],
    [{ cannotBeUndone: false }, 'cannotBeUndone', 'Du skal acceptere alle betingelser'],
    [{ productsLost: false }, 'productsLost', 'Du skal acceptere alle betingelser'],
    [{ permanent: false }, 'permanent', 'Du skal acceptere alle betingelser'],
    [{ phrase: 'jeg accepterer ikke' }, 'phrase', 'Du skal skrive "jeg accepterer" korrekt'],
  ])('%o', (given, field, message) => {
    const values = { ...right, ...given };
    expect(firstProblem(accountDeletionRules, values)).toEqual(field && { field, message });
  });
});
