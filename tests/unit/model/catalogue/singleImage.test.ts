import { describe, expect, test } from 'vitest';
import { firstProblem } from '#src/model/base/formRules.ts';
import { singleImageBatchRules, singleImageRules } from '#src/model/catalogue/form.ts';

describe('a single image', () => {
  const right = { title: 'Kyst', description: '', price: '199', category: 'nature' };

  test.each([
    [{}, undefined],
    [{ title: '' }, 'Titel er påkrævet'],
    [{ price: '2' }, 'Pris er påkrævet og skal være minimum 3 DKK.'],
    [{ price: '2.000.000' }, 'Prisen må højst være 1.000.000 kr.'],
    [{ category: ' ' }, 'Kategori er påkrævet'],
    [{ title: ' SKOV' }, 'Dette navn eksisterede allerede: SKOV. Vælg venligst andre titler.'],
  ])('with %o', (given, message) => {
    expect(firstProblem(singleImageRules(['Hav', 'Skov']), { ...right, ...given })?.message).toBe(
      message,
    );
  });

  test.each([
    [['Hav', 'Kyst'], [], undefined],
    [[], [], 'Venligst vælg mindst ét billede'],
    [
      ['Hav', 'skov', 'hav'],
      [],
      'Dette navn eksisterede allerede: skov, hav. Vælg venligst andre titler.',
    ],
    [['Hav'], ['a.gif'], 'Kun JPEG, PNG og WebP billeder er tilladt. Fjern venligst: a.gif'],
  ])('an upload of %j without %j', (titles, refusedFiles, message) => {
    const rules = singleImageBatchRules(['Skov']);
    expect(firstProblem(rules, { titles, refusedFiles })?.message).toBe(message);
  });
});
