import { describe, expect, test } from 'vitest';
import { firstProblem } from '#src/model/base/formRules.ts';
import { defaultFilterButtons } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import {
  albumRules,
  filterButtonRules,
  portfolioBatchRules,
  portfolioRules,
  singleImageBatchRules,
  singleImageRules,
} from '#src/model/catalogue/editing/form.ts';
import { testFormRules } from '../../support/formRules.ts';

const right = { title: 'Kyst', description: '', price: '199', category: 'nature' };
const TOO_DEAR = 'Prisen må højst være 1.000.000 kr.';
const taken = (title: string) =>
  `Dette navn eksisterede allerede: ${title}. Vælg venligst andre titler.`;

describe('an album', () => {
  testFormRules(
    () => albumRules(['Skov']),
    { ...right, price: '3', isPublished: true },
    {
      'Venligst angiv en titel til albummet': [{ title: ' ' }],
      'Dette navn eksisterede allerede. Vælg venligst et andet album navn.': [{ title: 'SKOV ' }],
      'Du skal angive en pris på minimum 3 DKK før albummet kan uploades.': [
        { price: '2' },
        { price: '' },
      ],
      [TOO_DEAR]: [{ price: '1.000.001' }],
      'Du skal vælge en kategori før albummet kan uploades.': [{ category: '' }],
    },
  );
});

describe('a single image', () => {
  testFormRules(
    () => singleImageRules(['Hav', 'Skov']),
    { ...right, price: '1.000.000' },
    {
      'Titel er påkrævet': [{ title: '' }],
      'Pris er påkrævet og skal være minimum 3 DKK.': [{ price: '2' }],
      [TOO_DEAR]: [{ price: '2.000.000' }],
      'Kategori er påkrævet': [{ category: ' ' }],
      [taken('SKOV')]: [{ title: ' SKOV' }],
    },
  );
});

describe('a portfolio picture', () => {
  testFormRules(
    () => portfolioRules(['Skov']),
    { title: 'Kyst', category: 'nature', description: '' },
    {
      'Titel er påkrævet': [{ title: '' }],
      [taken('skov')]: [{ title: ' skov' }],
      'Kategori er påkrævet': [{ category: '' }],
    },
  );
});

const refusedFile = 'Kun JPEG, PNG og WebP billeder er tilladt. Fjern venligst: a.gif';

describe.each([
  ['single images', singleImageBatchRules],
  ['the portfolio', portfolioBatchRules],
])('an upload of %s', (_, rulesBeside) => {
  testFormRules(
    () => rulesBeside(['Skov']),
    { titles: ['Hav', 'Kyst'], refusedFiles: [] as string[] },
    {
      'Venligst vælg mindst ét billede': [{ titles: [] }],
      [taken('skov')]: [{ titles: ['Hav', 'skov'] }],
    },
  );

  test('is told of refused files before anything else', () => {
    for (const titles of [['Hav'], []]) {
      const problem = firstProblem(rulesBeside(['Skov']), { titles, refusedFiles: ['a.gif'] });
      expect(problem?.message).toBe(refusedFile);
    }
  });
});

test('an upload names all titles that are taken or stand twice, with words of its own for the portfolio', () => {
  const single = { titles: ['Hav', 'skov', 'hav'], refusedFiles: [] };
  expect(firstProblem(singleImageBatchRules(['Skov']), single)?.message).toBe(taken('skov, hav'));
  const portfolio = firstProblem(portfolioBatchRules([]), { ...single, titles: ['Hav', 'HAV'] });
  expect(portfolio?.message).toBe(
    'Duplikerede titler fundet: HAV. Giv hvert billede sin egen titel.',
  );
});

const missing = 'Venligst angiv et navn til filter knappen';
const duplicate = 'En filter knap med dette navn eksisterer allerede';

test.each([
  [undefined, missing, ['', '  ', '!?']],
  [undefined, 'Navnet må højst være på 40 tegn', ['a'.repeat(41)]],
  [undefined, duplicate, ['Urban', 'Alle']],
  [undefined, undefined, ['Dyr']],
  ['urban', undefined, ['Urban']],
  ['nature', undefined, ['Natur']],
  ['nature', duplicate, ['Urban']],
  ['nature', missing, ['']],
])('a filter button (edited: %s): %s for %j', (editedId, message, names) => {
  const rules = filterButtonRules(defaultFilterButtons, editedId);
  const problems = names.map((name) => firstProblem(rules, { name, color: '', isActive: true }));
  expect(problems).toEqual(names.map(() => message && { field: 'name', message }));
});
