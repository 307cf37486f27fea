import { describe, expect, test } from 'vitest';
import { accountDeletionRules } from '#src/model/account/profileForm.ts';
import { firstProblem } from '#src/model/base/formRules.ts';
import type { FormCase } from '../support/formCase.ts';

describe('account deletion', () => {
  const right = {
    currentPassword: 'x',
    cannotBeUndone: true,
    productsLost: true,
    permanent: true,
    phrase: ' Jeg Accepterer ',
  };

  test.each<FormCase<typeof right>>([
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
