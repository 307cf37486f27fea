import { describe, expect, test } from 'vitest';
import { loginRules } from '#src/model/account/login.ts';
import { firstProblem } from '#src/model/base/formRules.ts';
import type { FormCase } from '../support/formCase.ts';

describe('login', () => {
  const right = { emailOrPhone: 'kunde@x.dk', password: 'x', remember: false };

  test.each<FormCase<typeof right>>([
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
