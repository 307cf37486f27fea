import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { equivalenceOf } from '../../../tools/rules-mutation/equivalents.ts';
import { applyChange } from '../../../tools/rules-mutation/mutants/mutant.ts';
import { mutate, sample } from '../../../tools/rules-mutation/mutants/mutate.ts';
import { RULES_FILES } from '../../../tools/rules-mutation/suite/trial.ts';

const root = join(import.meta.dirname, '..', '..', '..');
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

const services = ['firestore', 'storage', 'database'] as const;
const sources = services.map((service) => ({
  service,
  source: readFileSync(join(root, RULES_FILES[service]), 'utf8'),
}));

describe('the mutants of a rules file', () => {
  test.each(sources)('of $service all differ, in text and in key', ({ service, source }) => {
    const mutants = mutate(service, source);
    const texts = new Set(mutants.map((mutant) => applyChange(source, mutant)));
    expect(mutants.length).toBeGreaterThan(100);
    expect(texts.size).toBe(mutants.length);
    expect(texts.has(source)).toBe(false);
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

describe('equivalent mutants', () => {
  const equivalent = (condition: string, method: string) => {
    const source = rules.replace("f() && b == 'c'", condition);
    const found = mutate('firestore', source).find(({ text }) => text === `, ${method}`);
    return found && equivalenceOf(found, source) !== undefined;
  };

  test.each([
    { condition: 'request.resource.data.a == 1', method: 'list', expected: true },
    { condition: 'request.resource.data.a == 1', method: 'update', expected: false },
    { condition: 'resource.data.a == 1', method: 'create', expected: true },
    { condition: 'resource.data.a == 1 || f()', method: 'create', expected: false },
    { condition: 'resource.data.a == 1', method: 'delete', expected: false },
  ])('$method added where $condition: $expected', ({ condition, method, expected }) => {
    expect(equivalent(condition, method)).toBe(expected);
  });

  test('are few', () => {
    const { service, source } = { service: 'database' as const, ...sources[2] };
    const known = mutate(service, source ?? '').filter(
      (mutant) => equivalenceOf(mutant, source ?? '') !== undefined,
    );
    expect(known).toHaveLength(10);
  });
});

test.each([
  { size: 3, chosen: [0, 3, 6] },
  { size: 10, chosen: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { size: 99, chosen: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
])('a sample of $size is spread and always the same', ({ size, chosen }) => {
  expect(sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], size)).toEqual(chosen);
});
