import { describe, expect, test } from 'vitest';
import {
  emailChangeRules,
  passwordChangeRules,
  profileNameRules,
  profilePhoneRules,
} from '#src/model/account/profileForm.ts';
import { firstProblem } from '#src/model/base/formRules.ts';
import type { FormCase } from '../support/formCase.ts';

describe('profile', () => {
  test.each([
    ['Ida', 'Dam', undefined],
    [' ', '', 'Fornavn er påkrævet'],
    ['Ida', ' ', 'Efternavn er påkrævet'],
  ])('the name %j %j', (firstName, lastName, message) => {
    expect(firstProblem(profileNameRules, { firstName, lastName })?.message).toBe(message);
  });

  const password = { currentPassword: 'x', newPassword: 'Demo1234!', confirmPassword: 'Demo1234!' };

  test.each<FormCase<typeof password>>([
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
    ['+49', '203040', 'Indtast venligst et gyldigt tysk mobilnummer (11 cifre)'],
    ['+31', '20304050', 'Indtast venligst et gyldigt hollandsk mobilnummer (9 cifre)'],
    ['+33', '20304050', 'Indtast venligst et gyldigt fransk mobilnummer (10 cifre)'],
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
