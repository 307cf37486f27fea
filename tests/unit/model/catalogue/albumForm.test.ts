import { describe, expect, test } from 'vitest';
import { firstProblem } from '#src/model/base/formRules.ts';
import { albumRules } from '#src/model/catalogue/form.ts';

describe('an album', () => {
  const right = {
    title: 'Kyst',
    description: '',
    price: '3',
    category: 'nature',
    isPublished: true,
  };

  test.each([
    [{}, undefined],
    [{ title: ' ' }, 'Venligst angiv en titel til albummet'],
    [{ title: 'SKOV ' }, 'Dette navn eksisterede allerede. Vælg venligst et andet album navn.'],
    [{ price: '2' }, 'Du skal angive en pris på minimum 3 DKK før albummet kan uploades.'],
    [{ price: '' }, 'Du skal angive en pris på minimum 3 DKK før albummet kan uploades.'],
    [{ price: '1.000.000' }, undefined],
    [{ price: '1.000.001' }, 'Prisen må højst være 1.000.000 kr.'],
    [{ category: '' }, 'Du skal vælge en kategori før albummet kan uploades.'],
  ])('with %o', (given, message) => {
    expect(firstProblem(albumRules(['Skov']), { ...right, ...given })?.message).toBe(message);
  });
});
