import { describe, expect, test } from 'vitest';
import { applyChange, mutate, sample } from '../src/mutants.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function f() {
      return 1 < 2;
    }
    match /a/{b} {
      allow get: if f() && b == 'c';
    }
  }
}
`;

describe('the mutants of a rules file', () => {
  test('all differ, in text and in key', () => {
    const mutants = mutate('firestore', rules);
    const texts = new Set(mutants.map((mutant) => applyChange(rules, mutant)));
    expect(texts.size).toBe(mutants.length);
    expect(texts.has(rules)).toBe(false);
    expect(new Set(mutants.map(({ key }) => key)).size).toBe(mutants.length);
  });

  test('say where they stand', () => {
    const found = mutate('firestore', rules).find(({ text }) => text === "'mutant'");
    expect(found).toMatchObject({ line: 8, before: "'c'", block: 'match /a/{b} {' });
  });

  test('keep their keys when the file grows above them', () => {
    const keys = (source: string) => mutate('firestore', source).map(({ key }) => key);
    expect(keys(rules.replace('service', '// More.\n\nservice'))).toEqual(keys(rules));
  });

  test('of the database are made inside the quotes', () => {
    const source = '{ "rules": { ".read": "auth != null && auth.uid === \'a\'" } }';
    const texts = mutate('database', source).map((mutant) => applyChange(source, mutant));
    expect(texts).toContain('{ "rules": { ".read": "true" } }');
    expect(texts).toContain('{ "rules": { ".read": "auth != null && auth.uid !== \'a\'" } }');
    expect(texts).toContain('{ "rules": { ".read": "true && auth.uid === \'a\'" } }');
  });
});

test.each([
  { size: 3, chosen: [0, 3, 6] },
  { size: 10, chosen: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { size: 99, chosen: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
])('a sample of $size is spread and always the same', ({ size, chosen }) => {
  expect(sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], size)).toEqual(chosen);
});
