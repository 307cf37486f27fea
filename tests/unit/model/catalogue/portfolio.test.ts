import { describe, expect, test } from 'vitest';
import { firstProblem } from '#src/model/base/formRules.ts';
import { portfolioBatchRules, portfolioRules } from '#src/model/catalogue/form.ts';

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
