import { describe, expect, test } from 'vitest';
import { newPasswordRules, resetRequestRules } from '#src/model/account/passwordResetForm.ts';
import { firstProblem } from '#src/model/base/formRules.ts';

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
