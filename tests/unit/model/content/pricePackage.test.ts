import { describe, expect, test } from 'vitest';
import { firstProblem } from '#src/model/base/formRules.ts';
import { pricePackageRules } from '#src/model/content/form.ts';

describe('a price package', () => {
  const right = {
    name: 'Lille',
    price: '1.500',
    description: 'Tekst',
    features: ['', '2 timer'],
    featured: false,
    isPublished: true,
    group: 'Portræt',
    groupOrder: 0,
  };

  test.each([
    [{}, undefined],
    [{ price: '0' }, undefined],
    [{ name: ' ' }, 'Udfyld alle obligatoriske felter'],
    [{ price: '' }, 'Udfyld alle obligatoriske felter'],
    [{ price: 'gratis' }, 'Udfyld alle obligatoriske felter'],
    [{ description: '\n' }, 'Udfyld alle obligatoriske felter'],
    [{ features: ['', ' '] }, 'Tilføj mindst ét beskrivelsesindhold'],
    [{ features: [], name: '' }, 'Udfyld alle obligatoriske felter'],
    [{ groupOrder: 5 }, 'Gruppens plads skal være et tal fra 0 til 4'],
  ])('with %o', (given, message) => {
    expect(firstProblem(pricePackageRules, { ...right, ...given })?.message).toBe(message);
  });
});
