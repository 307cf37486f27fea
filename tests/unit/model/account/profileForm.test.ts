import { describe, expect, test } from 'vitest';
import {
  accountDeletionRules,
  emailChangeRules,
  passwordChangeRules,
  profileNameRules,
  profilePhoneRules,
} from '#src/model/account/profileForm.ts';
import { firstProblem } from '#src/model/base/formRules.ts';
import { testFormRules } from '../support/formRules.ts';

describe('the name', () => {
  testFormRules(
    () => profileNameRules,
    { firstName: 'Ida', lastName: 'Dam' },
    {
      'Fornavn er påkrævet': [{ firstName: ' ' }],
      'Efternavn er påkrævet': [{ lastName: ' ' }],
    },
  );
});

describe('a password change', () => {
  const right = { currentPassword: 'x', newPassword: 'Demo1234!', confirmPassword: 'Demo1234!' };
  testFormRules(() => passwordChangeRules, right, {
    'Du skal indtaste din nuværende adgangskode': [{ currentPassword: '' }],
    'Adgangskoden skal være mindst 8 tegn lang.': [
      { newPassword: 'kort', confirmPassword: 'kort' },
    ],
    'De nye adgangskoder matcher ikke': [{ confirmPassword: 'x' }],
  });
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

describe('a new address', () => {
  const right = { newEmail: 'ny@x.dk', emailConfirmPassword: 'x' };
  const withoutPassword = 'Du skal indtaste din nuværende adgangskode for at ændre email';
  testFormRules(() => emailChangeRules('ida@x.dk'), right, {
    'Ny email adresse er påkrævet': [{ newEmail: '' }],
    [withoutPassword]: [{ emailConfirmPassword: '' }],
    'Indtast en gyldig email adresse': [{ newEmail: 'ny' }],
    'Du kan ikke ændre til den samme email adresse som du allerede har': [
      { newEmail: 'IDA@x.dk ' },
    ],
  });

  test('is judged after the password', () => {
    const values = { newEmail: 'ny', emailConfirmPassword: '' };
    expect(firstProblem(emailChangeRules('ida@x.dk'), values)?.message).toBe(withoutPassword);
  });
});

describe('the deletion of an account', () => {
  const right = {
    ...{ currentPassword: 'x', phrase: ' Jeg Accepterer ' },
    ...{ cannotBeUndone: true, productsLost: true, permanent: true },
  };
  testFormRules(() => accountDeletionRules, right, {
    'Du skal indtaste din nuværende adgangskode': [{ currentPassword: '' }],
    'Du skal acceptere alle betingelser': [
      { cannotBeUndone: false },
      { productsLost: false },
      { permanent: false },
    ],
    'Du skal skrive "jeg accepterer" korrekt': [{ phrase: 'jeg accepterer ikke' }],
  });
});
