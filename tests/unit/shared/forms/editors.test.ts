import { describe, expect, test } from 'vitest';
import { albumRules } from '#src/shared/forms/album.ts';
import { portfolioBatchRules, portfolioRules } from '#src/shared/forms/portfolio.ts';
import { pricePackageRules } from '#src/shared/forms/pricePackage.ts';
import { firstProblem } from '#src/shared/forms/rules.ts';
import { singleImageBatchRules, singleImageRules } from '#src/shared/forms/singleImage.ts';
import { specialtyRules } from '#src/shared/forms/specialty.ts';

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

describe('a single image', () => {
  const right = { title: 'Kyst', description: '', price: '199', category: 'nature' };

  test.each([
    [{}, undefined],
    [{ title: '' }, 'Titel er påkrævet'],
    [{ price: '2' }, 'Pris er påkrævet og skal være minimum 3 DKK.'],
    [{ price: '2.000.000' }, 'Prisen må højst være 1.000.000 kr.'],
    [{ category: ' ' }, 'Kategori er påkrævet'],
  ])('with %o', (given, message) => {
    expect(firstProblem(singleImageRules, { ...right, ...given })?.message).toBe(message);
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

describe('a portfolio picture', () => {
  test.each([
    ['Kyst', 'nature', undefined],
    ['', 'nature', 'Titel er påkrævet'],
    [' skov', 'nature', 'Dette navn eksisterede allerede: skov. Vælg venligst andre titler.'],
    ['Kyst', '', 'Kategori er påkrævet'],
  ])('%j in %j', (title, category, message) => {
    const values = { title, category, description: '' };
    expect(firstProblem(portfolioRules(['Skov']), values)?.message).toBe(message);
  });

  test.each([
    [['Hav'], [], undefined],
    [[], [], 'Venligst vælg mindst ét billede'],
    [[], ['a.gif'], 'Kun JPEG, PNG og WebP billeder er tilladt. Fjern venligst: a.gif'],
    [['Hav', 'HAV'], [], 'Duplikerede titler fundet: HAV. Giv hvert billede sin egen titel.'],
    [['skov'], [], 'Dette navn eksisterede allerede: skov. Vælg venligst andre titler.'],
  ])('an upload of %j without %j', (titles, refusedFiles, message) => {
    const rules = portfolioBatchRules(['Skov']);
    expect(firstProblem(rules, { titles, refusedFiles })?.message).toBe(message);
  });
});

test.each([
  ['Bryllup', 'Tekst', undefined],
  [' ', 'Tekst', 'Titel er påkrævet'],
  ['Bryllup', '', 'Beskrivelse er påkrævet'],
])('a specialty %j, %j', (title, description, message) => {
  expect(firstProblem(specialtyRules, { title, description, icon: '' })?.message).toBe(message);
});
